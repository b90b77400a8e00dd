/// One row of a list: a title and the face that draws it.
public struct FontListRow: Sendable, Hashable {
  /// What the row shows; safe to print.
  public var title: String
  /// The name that the title was made of, as the font has it.
  public var rawName: String
  public var content: Content
  /// Whether the row may be moved to another place.
  public var isMovable = true
  /// What the row bears where it is not selected and the list is not edited.
  public var accessory = Accessory.none
  public var state = RowState.normal
  /// What is drawn in place of the title, in the row's own face.
  public var text: String?
  /// What stands beside or below the title.
  public var detail: RowDetail?

  /// What stands behind a title.
  public enum Content: Sendable, Hashable {
    case face(FontDescriptor)
    /// A file that was given as a font and cannot be read.
    case refused(RefusedFile)
  }

  public init(title: String, rawName: String? = nil, content: Content) {
    self.title = title
    self.rawName = rawName ?? title
    self.content = content
  }

  /// Nil for a file that cannot be read.
  public var face: FontDescriptor? {
    if case .face(let face) = content { face } else { nil }
  }
}
