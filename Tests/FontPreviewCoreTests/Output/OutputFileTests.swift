import Glibc
import Testing

@testable import FontPreviewCore

@Suite("Output files")
struct OutputFileTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  @Test("A new file appears whole, with what the umask leaves of 0666")
  func newFile() throws {
    let before = umask(0o027)
    defer { umask(before) }
    let output = try directory.open("new.png")
    try output.write([1, 2])
    #expect(directory.names.allSatisfy { $0.hasPrefix(".fontpreview-") })
    try output.commit()
    #expect(directory.names == ["new.png"])
    #expect(directory.read("new.png") == [1, 2])
    #expect(directory.mode("new.png") == 0o640)
  }

  @Test("A replaced file keeps its mode, whatever the umask", arguments: [0o600, 0o664, 0o444, 0o777] as [mode_t])
  func keptMode(mode: mode_t) throws {
    directory.put("old.png", [9])
    directory.setMode("old.png", mode)
    let output = try directory.open("old.png")
    try output.write([1])
    #expect(directory.read("old.png") == [9])
    try output.commit()
    #expect(directory.read("old.png") == [1])
    #expect(directory.mode("old.png") == mode)
    #expect(directory.names == ["old.png"])
  }

  @Test("Abandoned output leaves the old file whole and no temporary", arguments: [true, false])
  func abandoned(explicitly: Bool) throws {
    directory.put("old.png", [9])
    do {
      let output = try directory.open("old.png")
      try output.write([UInt8](repeating: 1, count: 200_000))
      #expect(directory.names.count == 2)
      if explicitly {
        output.abandon()
        #expect(throws: OutputError.self) { try output.commit() }
      }
    }
    #expect(directory.names == ["old.png"])
    #expect(directory.read("old.png") == [9])
  }

  @Test("Writes of every size arrive in order")
  func sizes() throws {
    let output = try directory.open("file")
    var expected: [UInt8] = []
    for size in [0, 1, 65_535, 65_536, 3, 70_000, 1, 200_000, 65_535, 65_535] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &+ size) }
      try output.write(bytes)
      expected += bytes
    }
    try output.commit()
    #expect(directory.read("file").elementsEqual(expected))
    #expect(throws: OutputError.self) { try output.write([1]) }
  }

  @Test("A name as long as names may be can be replaced")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try directory.write([1], to: name)
    #expect(directory.read(name) == [1])
  }

  @Test("A path is bytes, not text")
  func bytes() throws {
    let path = Array(directory.path("").utf8) + [0xff, 0xfe]
    let output = try OutputFile(.file(path: path))
    try output.commit()
    #expect(unsafe unlink(CPath(path).characters) == 0)
  }

  @Test("A symbolic link stays, and what it points to is replaced")
  func link() throws {
    directory.makeDirectory("sub")
    directory.put("sub/old.png", [9])
    directory.link("first", to: "second")
    directory.link("second", to: "sub/old.png")
    try directory.write([1], to: "first")
    #expect(directory.read("sub/old.png") == [1])
    #expect(directory.isLink("first") && directory.isLink("second"))
    #expect(directory.names == ["first", "second", "sub"])
  }

  @Test("What a dangling link points to is made")
  func danglingLink() throws {
    directory.makeDirectory("sub")
    directory.link("dangling", to: directory.path("sub/new.png"))
    try directory.write([1], to: "dangling")
    #expect(directory.read("sub/new.png") == [1])
    #expect(directory.isLink("dangling"))
  }

  @Test("A link into a missing directory, or in a circle, is an error")
  func wrongLinks() {
    directory.link("lost", to: "missing/new.png")
    directory.link("circle", to: "circle")
    #expect(throws: OutputError.missingDirectory(directory.place("lost"))) { _ = try directory.open("lost") }
    #expect(throws: OutputError.system(code: ELOOP, directory.place("circle"))) { _ = try directory.open("circle") }
  }

  @Test("Wrong places are errors that say so")
  func wrongPlaces() {
    directory.makeDirectory("sub")
    directory.put("file", [1])
    for name in ["sub", "sub/", "new/"] {
      #expect(throws: OutputError.isDirectory(directory.place(name))) { _ = try directory.open(name) }
    }
    let lost = "missing/new.png"
    #expect(throws: OutputError.missingDirectory(directory.place(lost))) { _ = try directory.open(lost) }
    let below = "file/new.png"
    #expect(throws: OutputError.system(code: ENOTDIR, directory.place(below))) { _ = try directory.open(below) }
    for path in [[], [0x61, 0]] as [[UInt8]] {
      #expect(throws: OutputError.system(code: EINVAL, .file(path: path))) { _ = try OutputFile(.file(path: path)) }
    }
    #expect(directory.names == ["file", "sub"])
  }

  @Test("A target that becomes a directory before the commit is an error, and no temporary stays")
  func lateDirectory() throws {
    let output = try directory.open("target")
    directory.makeDirectory("target")
    #expect(throws: OutputError.isDirectory(directory.place("target"))) { try output.commit() }
    #expect(directory.names == ["target"])
  }

  @Test("A failed write removes the temporary at once, and every later call fails alike")
  func failedWrite() throws {
    directory.put("old", [9])
    let output = try directory.open("old")
    try withExtendedLifetime(output) {
      try fillDevice(behind: try #require(directory.names.first))
      let error = OutputError.noSpace(directory.place("old"))
      #expect(throws: error) { try output.write([UInt8](repeating: 1, count: 200_000)) }
      #expect(directory.names == ["old"])
      #expect(throws: error) { try output.write([1]) }
      #expect(throws: error) { try output.commit() }
    }
    #expect(directory.read("old") == [9])
  }

  @Test("A signal handler can remove every temporary, and only those")
  func signalled() throws {
    let outputs = try (0..<70).map { try directory.open("file\($0)") }
    try outputs[3].commit()
    #expect(directory.names.count == 70)
    directory.temporaries.removeAllFromSignalHandler()
    // The table has room for 64, and one of those was no longer in it.
    #expect(directory.names.count { $0.hasPrefix(".") } == 6)
    for output in outputs { output.abandon() }
    #expect(directory.names == ["file3"])
  }

  /// Puts a full device in the place of an open file, seen from whoever writes it.
  private func fillDevice(behind name: String) throws {
    let full = TestDescriptor(opening: "/dev/full", O_WRONLY)
    let number = (3..<1024).first { number in
      var target = [CChar](repeating: 0, count: 4096)
      let count = unsafe readlink("/proc/self/fd/\(number)", &target, target.count)
      let bytes = target.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self).hasSuffix("/" + name)
    }
    dup2(full.number, Int32(try #require(number)))
  }
}
