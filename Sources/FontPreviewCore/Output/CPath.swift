/// A path as C functions take it: its bytes and a zero.
struct CPath {
  let characters: [CChar]

  /// - Parameter path: without a zero byte.
  init(_ path: [UInt8]) {
    characters = path.map { CChar(bitPattern: $0) } + [0]
  }
}
