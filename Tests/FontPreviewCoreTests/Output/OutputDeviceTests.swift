import Glibc
import Testing

@testable import FontPreviewCore

@Suite("Output to devices, pipes and open files")
struct OutputDeviceTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  @Test("A device is written and stays a device", arguments: [1, 100_000])
  func devices(size: Int) throws {
    let bytes = [UInt8](repeating: 1, count: size)
    let null = try OutputFile(place("/dev/null"))
    try null.write(bytes)
    try null.commit()
    let full = try OutputFile(place("/dev/full"))
    for _ in 1...2 {
      #expect(throws: OutputError.noSpace(place("/dev/full"))) {
        try full.write(bytes)
        try full.commit()
      }
    }
    #expect(TestDirectory.isDevice("/dev/null"))
    #expect(TestDirectory.isDevice("/dev/full"))
  }

  @Test("A link to a device is followed, and both stay")
  func linkedDevice() throws {
    directory.link("link", to: "/dev/full")
    let output = try directory.open("link")
    try output.write([1])
    #expect(throws: OutputError.noSpace(directory.place("link"))) { try output.commit() }
    #expect(directory.isLink("link"))
    #expect(TestDirectory.isDevice("/dev/full"))
  }

  @Test("A FIFO's reader gets everything, and it stays a FIFO")
  func fifo() throws {
    directory.makeFIFO("fifo")
    let reading = TestReading(directory.path("fifo"))
    let sent = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try directory.write(sent, to: "fifo")
    #expect(reading.wait() == sent)
    #expect(directory.names == ["fifo"])
  }

  @Test("A pipe without a reader is a closed pipe")
  func closedPipe() throws {
    _ = signal(SIGPIPE, SIG_IGN)
    let (reading, writing) = TestDescriptor.pipe()
    let output = try OutputFile(place("/dev/fd/\(writing.number)"))
    reading.end()
    try output.write([1])
    #expect(throws: OutputError.closedPipe) { try output.commit() }
  }

  @Test("A non-blocking pipe is waited for")
  func nonBlockingPipe() throws {
    let (reading, writing) = TestDescriptor.pipe()
    _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
    let output = try OutputFile(place("/proc/self/fd/\(writing.number)"))
    writing.end()
    let received = TestReading(reading)
    try output.write([UInt8](repeating: 7, count: 500_000))
    try output.commit()
    #expect(received.wait().count == 500_000)
  }

  @Test("An open file named through /dev/fd is written where it stands, not replaced, and stays open")
  func openFile() throws {
    directory.put("log", [1, 2])
    let log = TestDescriptor(opening: directory.path("log"), O_WRONLY | O_APPEND)
    directory.link("link", to: "/dev/fd/\(log.number)")
    try directory.write([3], to: "link")
    #expect(fcntl(log.number, F_GETFD) >= 0)
    #expect(directory.read("log") == [1, 2, 3])
    let closed = place("/dev/fd/99999")
    #expect(throws: OutputError.system(code: EBADF, closed)) { _ = try OutputFile(closed) }
  }

  @Test("Standard output stays open")
  func standardOutput() throws {
    try OutputFile(.standardOutput, content: .text).commit()
    #expect(fcntl(STDOUT_FILENO, F_GETFD) >= 0)
  }

  @Test("A terminal takes text and no picture")
  func terminal() throws {
    let (terminal, controller) = TestDescriptor.terminal()
    try #require(terminal.number >= 0)
    var name = [CChar](repeating: 0, count: 256)
    try #require(unsafe ttyname_r(terminal.number, &name, name.count) == 0)
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    try withExtendedLifetime(controller) {
      for place in [OutputPlace.file(path: bytes), place("/dev/fd/\(terminal.number)")] {
        #expect(throws: OutputError.isTerminal(place)) { _ = try OutputFile(place) }
        let text = try OutputFile(place, content: .text)
        try text.write([0x61])
        try text.commit()
      }
    }
  }

  private func place(_ path: String) -> OutputPlace { .file(path: Array(path.utf8)) }
}
