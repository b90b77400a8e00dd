/// A rectangle of 8-bit coverage that something else owns; valid only inside the call that hands it out.
@unsafe
struct CoverageView {
  /// In whole pixels from the origin, y upwards: the pixel row at `top - 1` is the first.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// The first row's first byte; borrowed.
  let start: UnsafePointer<UInt8>
  /// From one row to the next below, in bytes; may be negative.
  let stride: Int
}
