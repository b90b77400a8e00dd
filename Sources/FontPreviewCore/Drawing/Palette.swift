/// The colours an indexed picture is made of: a background, and some inks over it at 64 levels of coverage.
///
/// Coverage is quantised to 6 bits in every form a sheet takes, so that no row depends on what its neighbours need.
public struct Palette: Sendable, Hashable {
  /// At most 256 opaque colours; index 0 is the background.
  public let colors: [Color]
  private let firstIndex: [Color: UInt8]

  /// The number of levels between no coverage and full coverage.
  static let levels = 63
  /// How many inks there is room for.
  static let mostInks = 255 / levels

  /// The palette of a background and the first four of some inks; what is drawn in others has its colours spelled out.
  public init(background: Color, inks: [Color]) {
    var colors = [background]
    var firstIndex: [Color: UInt8] = [:]
    for ink in inks where firstIndex[ink] == nil && firstIndex.count < Self.mostInks {
      firstIndex[ink] = UInt8(colors.count)
      colors += (1...Self.levels).map { ink.over(background, coverage: $0) }
    }
    self.colors = colors
    self.firstIndex = firstIndex
  }

  /// The index of the ink's lowest level of coverage; that of the level `n` is `n - 1` further.
  func firstIndex(of ink: Color) -> UInt8? { firstIndex[ink] }

  /// The index of the ink at full coverage.
  func solidIndex(of ink: Color) -> UInt8? {
    firstIndex[ink].map { $0 + UInt8(Self.levels - 1) }
  }
}

extension Color {
  /// This colour over an opaque one, at a coverage of 0 to 63; plain source-over of 8-bit values, as the ancestors'
  /// system blends.
  func over(_ background: Color, coverage: Int) -> Color {
    let alpha = (Int(alpha) * coverage + Palette.levels / 2) / Palette.levels
    func blend(_ source: UInt8, _ target: UInt8) -> UInt8 {
      UInt8((Int(source) * alpha + Int(target) * (255 - alpha) + 127) / 255)
    }
    return Color(
      red: blend(red, background.red), green: blend(green, background.green), blue: blend(blue, background.blue))
  }
}
