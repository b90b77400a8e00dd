/// A stretch of text that is shaped in one go: one direction and one script.
struct TextItem: Sendable, Hashable {
  /// UTF-8 offsets into the text.
  var range: Range<Int>
  var direction: TextDirection
  var script: ScriptTag
}
