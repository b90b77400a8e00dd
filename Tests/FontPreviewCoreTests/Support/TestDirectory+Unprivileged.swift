import Glibc
import Testing

extension TestDirectory {
  /// Runs `body` as somebody for whom permissions count, even where the tests run as root.
  ///
  /// Linux keeps the user that files are opened as for each thread, so that other tests notice nothing.
  func asUnprivileged<Result>(_ body: () throws -> Result) throws -> Result {
    guard geteuid() == 0 else { return try body() }
    _ = unsafe chmod(root, 0o755)
    // The header that declares it is in no module.
    let symbol = unsafe try #require(dlsym(nil, "setfsuid"))
    let setUser = unsafe unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> CInt).self)
    let nobody: uid_t = 65534
    _ = setUser(nobody)
    defer { _ = setUser(0) }
    return try body()
  }
}
