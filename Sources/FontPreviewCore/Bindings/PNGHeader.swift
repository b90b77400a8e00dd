/// What a PNG says before its first row.
public struct PNGHeader: Hashable, Sendable {
  /// In pixels, 1 to 2,147,483,647.
  public var width: Int
  /// In pixels, 1 to 2,147,483,647.
  public var height: Int
  public var format: PNGFormat
  /// The same both ways, 1 to 2,147,483,647. Nil if the picture does not say.
  public var pixelsPerMetre: Int?

  public init(width: Int, height: Int, format: PNGFormat, pixelsPerMetre: Int?) {
    self.width = width
    self.height = height
    self.format = format
    self.pixelsPerMetre = pixelsPerMetre
  }

  public var bytesPerRow: Int { width * format.bytesPerPixel }
}
