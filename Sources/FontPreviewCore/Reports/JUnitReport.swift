/// Tells build servers what was compared, as JUnit XML in the dialect that Jenkins and GitLab share.
public enum JUnitReport {
  /// A suite for each sheet and in it a case for each row, and one for what is beside the rows.
  ///
  /// `attachments` returns the paths of pictures that show a row, or with nil what is beside the rows; both arguments
  /// are places in the report, from 0. No two cases of a suite have the same name, since build servers drop all but one of
  /// those; what other suites there are changes no name.
  public static func text(
    _ report: ComparisonReport, attachments: (_ sheet: Int, _ row: Int?) -> [String]
  ) -> [UInt8] {
    let suites = report.sheets.enumerated().map { place, sheet in
      JUnitCase.cases(of: sheet) { attachments(place, $0) }.map { made in
        var made = made
        made.name = ReportWords.disarmed(made.name, bracketBehind: "[")
        return made
      }
    }
    let all = Array(suites.joined())
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"fontpreview\" tests=\"\(all.count)\" failures=\"\(all.count(where: \.isFailure))\""
    text += " errors=\"\(all.count(where: \.isError))\">\n"
    for (sheet, cases) in zip(report.sheets, suites) {
      let name = attribute(Quoting.escaped(sheet.name))
      text += "  <testsuite name=\(name) tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.isFailure))\""
      text += " errors=\"\(cases.count(where: \.isError))\" skipped=\"\(cases.count(where: \.isSkipped))\">\n"
      var names = UniqueNames(of: cases.map(\.name))
      for made in cases { append(made, name: attribute(names.unique(made.name)), classname: name, to: &text) }
      if sheet.isAccepted, sheet.verdict == .same { text += "    <system-out>accepted</system-out>\n" }
      text += "  </testsuite>\n"
    }
    return Array((text + "</testsuites>\n").utf8)
  }

  private static func append(_ made: JUnitCase, name: String, classname: String, to text: inout String) {
    text += "    <testcase name=\(name) classname=\(classname)"
    var children = ""
    switch made.result {
    case .passed: break
    case .skipped(let message): children += "      <skipped message=\(attribute(message))/>\n"
    case .failure(let type, let details): children += problem("failure", type: type, details: details)
    case .error(let type, let details): children += problem("error", type: type, details: details)
    }
    let output = made.output.map { ReportWords.disarmed($0, bracketBehind: "[") } + made.pictures
    if !output.isEmpty {
      children += "      <system-out>" + output.map(XMLText.escaped).joined(separator: "\n") + "</system-out>\n"
    }
    text += children.isEmpty ? "/>\n" : ">\n\(children)    </testcase>\n"
  }

  /// In one line for lists of cases, and a line each for who looks at one.
  private static func problem(_ element: String, type: String, details: [String]) -> String {
    let lines = details.map { ReportWords.disarmed($0, bracketBehind: "[") }
    let message = attribute(lines.isEmpty ? type : lines.joined(separator: "; "))
    return "      <\(element) type=\(attribute(type)) message=\(message)>"
      + lines.map(XMLText.escaped).joined(separator: "\n") + "</\(element)>\n"
  }

  private static func attribute(_ text: String) -> String {
    "\"\(XMLText.escaped(ReportWords.disarmed(text, bracketBehind: "[")))\""
  }
}

extension JUnitCase {
  fileprivate var isFailure: Bool { if case .failure = result { true } else { false } }
  fileprivate var isError: Bool { if case .error = result { true } else { false } }
  fileprivate var isSkipped: Bool { if case .skipped = result { true } else { false } }
}
