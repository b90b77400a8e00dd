/// The pictures of one part of two sheets, as a report has written them.
struct ReportPicturePart {
  var old: ReportPicture?
  var new: ReportPicture?
  var difference: ReportPicture?

  /// Those that there are, in the order in which they are shown.
  var all: [ReportPicture] { [old, new, difference].compactMap { $0 } }

  /// Where in a report a part belongs.
  struct Place: Hashable {
    var sheet: Int
    /// Nil for what is beside the rows.
    var row: Int?
  }
}
