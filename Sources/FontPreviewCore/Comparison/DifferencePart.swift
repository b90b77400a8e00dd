/// The pixels of a part of two sheets that differs.
public struct DifferencePart: Sendable {
  /// The row's place in ``SheetDiff/rows``; nil for what is on the sheets beside their rows.
  public var row: Int?
  /// As it was; nil where there was nothing.
  public var old: RGBAPicture?
  /// As it is; nil where there is nothing any more.
  public var new: RGBAPicture?
  /// The differences, of the union of both; nil where only one of them is there, or no pixel differs.
  public var difference: RGBAPicture?

  public init(row: Int?, old: RGBAPicture?, new: RGBAPicture?, difference: RGBAPicture?) {
    (self.row, self.old, self.new, self.difference) = (row, old, new, difference)
  }
}
