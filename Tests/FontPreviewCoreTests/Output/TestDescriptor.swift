import Glibc

/// A file descriptor that is closed in the end.
final class TestDescriptor {
  let number: Int32
  private var isOpen = true

  init(_ number: Int32) {
    self.number = number
  }

  convenience init(opening path: String, _ flags: Int32) {
    self.init(unsafe Glibc.open(path, flags))
  }

  deinit {
    end()
  }

  func readToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 10_000)
    while true {
      let count = unsafe Glibc.read(number, &portion, portion.count)
      if count <= 0 { return bytes }
      bytes += portion.prefix(count)
    }
  }

  func end() {
    if isOpen { close(number) }
    isOpen = false
  }

  static func pipe() -> (reading: TestDescriptor, writing: TestDescriptor) {
    var ends: [Int32] = [-1, -1]
    _ = unsafe Glibc.pipe(&ends)
    return (TestDescriptor(ends[0]), TestDescriptor(ends[1]))
  }

  /// A terminal without anyone before it, and the end that must stay open meanwhile.
  static func terminal() -> (terminal: TestDescriptor, controller: TestDescriptor) {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    _ = unsafe openpty(&controller, &terminal, nil, nil, nil)
    return (TestDescriptor(terminal), TestDescriptor(controller))
  }
}
