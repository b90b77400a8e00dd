/// What one run of comparing found: of each sheet, whether it is as it was, and what is not.
public struct ComparisonReport: Sendable, Hashable {
  /// What can be said of a sheet or a whole run.
  public enum Verdict: String, Sendable, Hashable {
    case same
    case different
    /// Something could not be compared.
    case error
  }

  /// What became of a sheet.
  public enum Outcome: Sendable, Hashable {
    case compared(SheetDiff)
    /// Its baseline or its fonts are missing; what, and the way out, in a clause that is safe to print.
    case missing(reason: String)
    /// It could not be drawn or read; why, in a clause that is safe to print.
    case failed(reason: String)
  }

  /// One sheet.
  public struct Sheet: Sendable, Hashable {
    /// What it is called in reports; not yet safe to print.
    public var name: String
    public var outcome: Outcome
    /// Whether what was found has been taken for the baseline.
    public var isAccepted = false
    /// The titles of rows that have been taken for the baseline before it was compared.
    public var acceptedRows: [String] = []

    public init(name: String, outcome: Outcome, isAccepted: Bool = false) {
      (self.name, self.outcome, self.isAccepted) = (name, outcome, isAccepted)
    }

    /// That of the run: what has been accepted is the same.
    public var verdict: Verdict {
      switch outcome {
      case .failed: .error
      case _ where isAccepted: .same
      case .missing: .different
      case .compared(let diff): diff.isSame ? .same : .different
      }
    }

    /// Nil where nothing was compared.
    public var diff: SheetDiff? { if case .compared(let diff) = outcome { diff } else { nil } }
  }

  public var sheets: [Sheet]

  public init(sheets: [Sheet]) {
    self.sheets = sheets
  }

  public var verdict: Verdict {
    let verdicts = sheets.map(\.verdict)
    return verdicts.contains(.error) ? .error : verdicts.contains(.different) ? .different : .same
  }

  /// What was compared in all sheets.
  public var counts: PixelCounts {
    sheets.reduce(into: PixelCounts()) { $0 += $1.diff?.counts ?? PixelCounts() }
  }
}
