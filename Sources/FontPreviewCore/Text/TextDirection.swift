/// The horizontal direction that text runs in; the raw value is how HarfBuzz and the manifest write it.
public enum TextDirection: String, Sendable, Hashable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
