/// Which face, wherever it is used: a file, a face in it, and a named instance of that face.
public struct FaceIdentifier: Sendable, Hashable {
  /// The file's absolute path; bytes, since file names need not be valid UTF-8.
  public var path: [UInt8]
  /// Counts from 0; other than 0 only in collections.
  public var faceIndex: Int
  /// The number of a named instance, counted from 1; nil for the face's default.
  public var namedInstance: Int?

  public init(path: [UInt8], faceIndex: Int = 0, namedInstance: Int? = nil) {
    self.path = path
    self.faceIndex = faceIndex
    self.namedInstance = namedInstance
  }

  /// The last part of the path, with its extension.
  public var fileName: String {
    String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  /// The face's index as fontconfig and FreeType write it: the instance in the bits from 16 on.
  var packedIndex: Int { faceIndex | (namedInstance ?? 0) << 16 }

  init(path: [UInt8], packedIndex: Int) {
    let instance = packedIndex >> 16 & 0x7FFF
    self.init(path: path, faceIndex: packedIndex & 0xFFFF, namedInstance: instance == 0 ? nil : instance)
  }
}

extension FaceIdentifier: Comparable {
  /// By path bytes, then face, then instance with the default first.
  public static func < (left: FaceIdentifier, right: FaceIdentifier) -> Bool {
    if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
    return left.packedFaceOrder < right.packedFaceOrder
  }

  private var packedFaceOrder: Int { faceIndex << 16 | (namedInstance ?? 0) }
}
