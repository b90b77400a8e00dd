/// How a picture of differences is drawn, as pixelmatch does.
public struct DifferenceStyle: Sendable, Hashable {
  /// How strong the unchanged picture shows through, 0 to 1.
  public var alpha = 0.1
  public var antialiasingColor = Color(red: 255, green: 255, blue: 0)
  public var differenceColor = Color(red: 255, green: 0, blue: 0)
  /// Where the second picture is darker; nil for `differenceColor`.
  public var darkerColor: Color?
  /// Whether only differences are drawn, over a transparent backdrop.
  public var isMask = false

  public init() {}
}
