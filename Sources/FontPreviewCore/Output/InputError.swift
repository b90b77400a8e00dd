/// Why a file could not be read.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public var path: [UInt8]
  /// The system's number for it, an `errno`.
  public var code: Int32

  public init(path: [UInt8], code: Int32) {
    self.path = path
    self.code = code
  }

  public var description: String { "cannot read \(OutputPlace.file(path: path)): \(reason)" }

  /// The way out of it, without the file's name.
  public var reason: String { "\(SystemErrorText(code: code))" }
}
