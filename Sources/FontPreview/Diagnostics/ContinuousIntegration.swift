import Glibc

/// What the environment says of the service that runs the program.
enum ContinuousIntegration {
  /// Whether the program runs in any: `CI` is set, and not to what stands for no.
  static var isOn: Bool {
    guard let value = variable("CI") else { return false }
    return !["", "0", "false"].contains(value)
  }

  /// Whether it runs in GitHub Actions.
  static var isGitHub: Bool { variable("GITHUB_ACTIONS") == "true" }

  /// The file that GitHub Actions shows as the summary of a job.
  static var stepSummary: [UInt8]? { variable("GITHUB_STEP_SUMMARY").map { Array($0.utf8) } }

  private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
