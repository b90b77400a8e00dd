/// Which bytes a font file has.
public struct FontDigest: Sendable, Hashable, Codable {
  /// The file's name without its directories.
  public var file: String
  /// Of its content, in hexadecimal.
  public var sha256: String

  public init(file: String, sha256: String) {
    (self.file, self.sha256) = (file, sha256)
  }

  /// Reads a file.
  public init(path: [UInt8]) throws(InputError) {
    let file = try InputFile(path)
    var hash = SHA256()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let result = unsafe block.withUnsafeMutableBytes { buffer in
        Result { () throws(InputError) in try unsafe file.read(into: buffer) }
      }
      let count = try result.get()
      if count == 0 { break }
      unsafe block.withUnsafeBytes { unsafe hash.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    self.init(file: FaceIdentifier(path: path).fileName, sha256: hash.digest())
  }
}
