/// What an area is filled with.
public enum Paint: Sendable, Hashable {
  case color(Color)
  /// From the top of the area to its bottom; the stops in ascending order, at least one.
  case gradient([GradientStop])

  /// The colour at a part of the area's height, 0 at its top and 1 at its bottom.
  ///
  /// Between stops 8-bit values are mixed in proportion, as browsers do.
  func color(at place: Double) -> Color {
    switch self {
    case .color(let color): return color
    case .gradient(let stops):
      guard let after = stops.firstIndex(where: { $0.place > place }) else { return stops[stops.count - 1].color }
      guard after > 0 else { return stops[0].color }
      let (first, second) = (stops[after - 1], stops[after])
      let part = (place - first.place) / (second.place - first.place)
      func mix(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
        let (from, to) = (Double(first.color[keyPath: channel]), Double(second.color[keyPath: channel]))
        return UInt8((from + (to - from) * part).rounded())
      }
      return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
  }
}

/// A colour at a place of a gradient.
public struct GradientStop: Sendable, Hashable, Codable {
  /// 0 at the top, 1 at the bottom.
  public var place: Double
  public var color: Color

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case place
    case color
  }

  /// Refuses keys that it does not know: a look file names them nowhere else.
  public init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = all.sorted().first(where: { CodingKeys(rawValue: $0) == nil }) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "a stop has a place and a color, no \(unknown)"))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    place = try container.decode(Double.self, forKey: .place)
    color = try container.decode(Color.self, forKey: .color)
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(_ place: Double, _ color: Color) {
    self.place = place
    self.color = color
  }
}
