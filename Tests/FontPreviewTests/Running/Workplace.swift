import Foundation

/// A directory of its own for one test, from which the program is run, removed after it.
///
/// In it are `fonts`, the only fonts of a fontconfig configuration `fonts.conf`, and `out`, where output goes. Paths are
/// seen from it.
final class Workplace {
  let root: String

  /// - Parameter fonts: names of fixtures to be put into `fonts`, in this order.
  init(_ fonts: [String] = []) throws {
    let unresolved = NSTemporaryDirectory() + "fontpreview-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: unresolved, withIntermediateDirectories: false)
    root = URL(fileURLWithPath: unresolved).resolvingSymlinksInPath().path
    // Others must come in, for the cases in which the program is not root; what needs care is inside.
    for name in ["", "fonts", "out", "user", "cache"] { makeDirectory(name) }
    setMode("", 0o755)
    setMode("fonts", 0o755)
    for name in ["out", "cache"] { setMode(name, 0o777) }
    for font in fonts { put("fonts/" + font, FixtureFonts.bytes(of: font)) }
    configure()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Writes `fonts.conf`, with `rules` in it and the cache in `cache`, or where `cache` says.
  func configure(rules: String = "", cache: String? = nil) {
    let cache = cache ?? "<cachedir>\(root)/cache</cachedir>"
    put("fonts.conf", Array("<fontconfig><dir>\(root)/fonts</dir>\(cache)\(rules)</fontconfig>\n".utf8))
  }

  var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C", "HOME": root + "/user", "XDG_CACHE_HOME": root + "/cache",
      "XDG_CONFIG_HOME": root + "/user/config", "XDG_DATA_HOME": root + "/user/data",
      "XDG_DATA_DIRS": root + "/user",
      "FONTCONFIG_FILE": root + "/fonts.conf", "FONTCONFIG_PATH": root + "/user",
    ]
  }

  func prepare(_ arguments: [String]) -> ProgramRun {
    ProgramRun(arguments: arguments.map { Array($0.utf8) }, environment: environment, directory: root)
  }

  /// Runs the program, after `change` had a say.
  func run(_ arguments: String..., change: (inout ProgramRun) -> Void = { _ in }) throws -> ProgramResult {
    try run(arguments, change: change)
  }

  func run(_ arguments: [String], change: (inout ProgramRun) -> Void = { _ in }) throws -> ProgramResult {
    var run = prepare(arguments)
    change(&run)
    return try run.run()
  }

  /// A copy of the program that everyone may run; the build may lie where only its owner comes in.
  func copyProgram() throws -> String {
    let path = path("fontpreview")
    guard mode("fontpreview") == 0 else { return path }
    // A program that starts meanwhile would hold the copy open for writing, and such a file cannot be run.
    try RunningProgram.spawning.withLock {
      try FileManager.default.copyItem(atPath: BuiltProgram.path, toPath: path)
    }
    setMode("fontpreview", 0o755)
    return path
  }

  /// Runs the program as someone to whom permissions apply.
  ///
  /// That holds for whatever names a node in /dev, too: a program that is wrong must not replace it.
  func runUnprivileged(_ arguments: String..., change: (inout ProgramRun) -> Void = { _ in }) throws -> ProgramResult {
    try runUnprivileged(arguments, change: change)
  }

  func runUnprivileged(_ arguments: [String], change: (inout ProgramRun) -> Void = { _ in }) throws -> ProgramResult {
    let program = try copyProgram()
    return try run(arguments) { run in
      run.program = program
      run.isUnprivileged = true
      change(&run)
    }
  }

  func path(_ name: String) -> String { name.isEmpty ? root : root + "/" + name }

  /// What is in a directory, sorted.
  func names(in directory: String = "out") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(directory))) ?? []).sorted()
  }

  func put(_ name: String, _ bytes: [UInt8]) {
    _ = FileManager.default.createFile(atPath: path(name), contents: Data(bytes))
  }

  func read(_ name: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: path(name)) ?? Data())
  }

  func makeDirectory(_ name: String) {
    _ = unsafe mkdir(path(name), 0o755)
  }

  /// A device that is always full; false where not even root may make one.
  func makeFullDevice(_ name: String) -> Bool {
    unsafe mknod(path(name), S_IFCHR | 0o666, 1 << 8 | 7) == 0
  }

  func makeFIFO(_ name: String) {
    _ = unsafe mkfifo(path(name), 0o644)
  }

  /// - Parameter target: as it will stand in the link.
  func link(_ name: String, to target: String) {
    _ = unsafe symlink(target, path(name))
  }

  func setMode(_ name: String, _ mode: mode_t) {
    _ = unsafe chmod(path(name), mode)
  }

  /// Type and permissions of what is there, links not followed; 0 if nothing is.
  func mode(_ name: String) -> mode_t {
    var status = stat()
    return unsafe lstat(name.hasPrefix("/") ? name : path(name), &status) == 0 ? status.st_mode : 0
  }
}
