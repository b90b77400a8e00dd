import Foundation

/// What comes out of a pipe or terminal, kept.
final class CollectedStream {
  private let pair: DescriptorPair
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen: Bool

  init(_ pair: DescriptorPair) {
    self.pair = pair
    isOpen = pair.reading >= 0
  }

  var descriptor: Int32 { pair.reading }

  /// Reads what is there; false at the end.
  func read() -> Bool {
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe Foundation.read(descriptor, &portion, portion.count)
    // A terminal whose programs have gone says EIO.
    isOpen = count > 0
    bytes += portion.prefix(max(0, count))
    return isOpen
  }
}
