import Foundation

/// The program as it was built for these tests.
enum BuiltProgram {
  /// The executable beside the test bundle, wherever the build was told to put them.
  static let path: String = {
    var directory = Bundle(for: RunningProgram.self).bundleURL
    // Elsewhere than on Linux the bundle is a directory, and its code lies inside.
    while directory.path != "/" {
      let candidate = directory.appendingPathComponent("fontpreview").path
      var isDirectory: ObjCBool = false
      if unsafe FileManager.default.fileExists(atPath: candidate, isDirectory: &isDirectory), !isDirectory.boolValue {
        return candidate
      }
      directory.deleteLastPathComponent()
    }
    preconditionFailure("there is no built program beside the tests: build all products first")
  }()
}
