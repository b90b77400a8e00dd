import Foundation

/// The two ends of a pipe or terminal, those still open to be closed in the end.
final class DescriptorPair {
  private(set) var reading: Int32
  private(set) var writing: Int32

  private init(_ reading: Int32, _ writing: Int32) {
    (self.reading, self.writing) = (reading, writing)
    // A program that is started has only the ends it is given.
    for end in [reading, writing] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  static func pipe() throws -> DescriptorPair {
    var ends: [Int32] = [-1, -1]
    guard unsafe Foundation.pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    return DescriptorPair(ends[0], ends[1])
  }

  static func terminal() throws -> DescriptorPair {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    guard unsafe openpty(&controller, &terminal, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
    return DescriptorPair(controller, terminal)
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }
}
