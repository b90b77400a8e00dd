import FontPreviewCore
import Glibc

/// Tells of a comparison in all the forms that a command line asks for.
final class ComparisonReporter {
  private let options: Options
  private let junit: OutputFile?
  private let page: HTMLReport?
  /// Where text goes; standard error where a picture goes to standard output.
  private let textTo: Int32

  /// Opens what is written, so that a bad place is said before the work; `inputs` must not be replaced.
  ///
  /// `output` is the picture's place, where there is one.
  init(_ options: Options, output: Argument?, inputs: [OutputPlaces.Named]) throws {
    self.options = options
    // What has no effect was meant to have one.
    for (option, isGiven) in [("--threshold", options.threshold != nil), ("--antialias", options.antialias != nil)]
    where isGiven && options.compare == .exact {
      throw UsageError.incomplete(option: option, needed: "--compare pixelmatch")
    }
    var wanted: [OutputPlaces.Named] = output.map { [("--output", $0)] } ?? []
    wanted += options.junit.map { [("--junit", $0)] } ?? []
    if options.json { wanted.append(("--json", "-")) }
    let pictures = options.report.map { CheckPlan.path("pictures", in: $0) }
    wanted +=
      options.report.map { report in
        ["index.html", "style.css"].map { ("--report", CheckPlan.path($0, in: report)) }
      } ?? []
    try OutputPlaces.check(wanted) { _ in inputs }
    // Its pictures are called by numbers: nothing else may be among them.
    if let pictures, let directory = FileIdentity(pictures.bytes) {
      for file in wanted + inputs where FileIdentity(file.place.directory) == directory {
        throw CommandError.sameOutput("--report", file.option, file.place)
      }
    }
    if let baseline = options.baseline, let report = options.report,
      let directory = FileIdentity(report.bytes), directory == FileIdentity(baseline.bytes)
    {
      throw CommandError.outputIsInput(output: "--report", input: "--baseline", report)
    }
    // Its directory is where the other may be meant to go.
    page = try options.report.map { try HTMLReport(directory: $0.bytes) }
    junit = try options.junit.map { try OutputFile(OutputPlace($0), content: .text) }
    let takesStandardOutput = [output, options.junit].contains { $0 == "-" }
    textTo = takesStandardOutput ? STDERR_FILENO : STDOUT_FILENO
  }

  /// Whether pictures of what differs are wanted.
  var wantsPictures: Bool { page != nil }

  /// Takes a part of a sheet that differs; sheets count from 0.
  func note(_ part: DifferencePart, sheet: Int) throws {
    try page?.add(part, sheet: sheet)
  }

  /// Writes all reports.
  ///
  /// - Parameters:
  ///   - scales: of each sheet, pixels a point.
  ///   - accepting: the command that accepts a row, or a sheet where there is none.
  func finish(
    _ report: ComparisonReport, scales: [Int], accepting: (_ sheet: Int, _ row: Int?) -> String?
  ) throws -> ExitStatus {
    try page?.finish(report, scales: scales, accepting: accepting)
    if let junit {
      try junit.write(JUnitReport.text(report) { sheet, row in attachments(sheet, row) })
      try junit.commit()
    }
    if options.json {
      try print(JSONReport.text(report))
    } else {
      var words = TextReport.text(report, isVerbose: options.verbose)
      if options.baseline != nil, report.sheets.contains(where: { $0.verdict == .different && $0.diff != nil }) {
        words +=
          options.report == nil
          ? "To look at it: --report DIR; to accept it: --update changed\n" : "To accept it: --update changed\n"
      }
      let text = Array(words.utf8)
      if textTo == STDOUT_FILENO { try print(text) } else { StandardStream.write(text, to: textTo) }
    }
    if options.github || ContinuousIntegration.isGitHub { try tellGitHub(report) }
    return switch report.verdict {
    case .same: .done
    case .different: .unmet
    case .error: .failure
    }
  }

  private func print(_ bytes: [UInt8]) throws {
    let output = try OutputFile(.standardOutput, content: .text)
    try output.write(bytes)
    try output.commit()
  }

  /// GitLab takes paths that are seen from the project, Jenkins absolute ones; each passes over the other's. Of several,
  /// GitLab shows the first: the difference.
  private func attachments(_ sheet: Int, _ row: Int?) -> [String] {
    (page?.pictures(sheet: sheet, row: row) ?? []).reversed().flatMap { path in
      [path, Self.absolute(path)].map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func absolute(_ path: [UInt8]) -> [UInt8] {
    guard path.first != UInt8(ascii: "/"), let directory = unsafe getcwd(nil, 0) else { return path }
    defer { unsafe free(directory) }
    return unsafe Array(String(cString: directory).utf8) + [UInt8(ascii: "/")] + path
  }

  private func tellGitHub(_ report: ComparisonReport) throws {
    let lines = GitHubReport.annotations(report).map { $0 + "\n" }.joined()
    // The runner reads its commands from both streams, and JSON must stay alone on its own.
    if options.json || textTo != STDOUT_FILENO {
      StandardStream.write(Array(lines.utf8), to: STDERR_FILENO)
    } else {
      try print(Array(lines.utf8))
    }
    guard let path = ContinuousIntegration.stepSummary else { return }
    try AppendedFile.append(Array(GitHubReport.summary(report).utf8), to: path)
  }
}

extension Argument {
  /// The directory of the file that it names.
  fileprivate var directory: [UInt8] {
    bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? [UInt8(ascii: ".")]
  }
}
