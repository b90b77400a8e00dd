import Foundation

@testable import FontPreviewCore

extension RowLayout {
  /// The row as lines that a person can read and compare; lengths in points to three decimals.
  var text: String {
    let head = "  baseline \(InstructionText.text(baseline))\(isClipped ? ", clipped" : "")\n"
    return head + InstructionText.lines(instructions)
  }
}

enum InstructionText {
  /// Instructions as lines that a person can read and compare.
  static func lines(_ instructions: [DrawingInstruction]) -> String {
    instructions.map { "  \(text($0))\n" }.joined()
  }

  private static func text(_ instruction: DrawingInstruction) -> String {
    switch instruction {
    case .fill(let rectangle, let color): "fill \(text(rectangle)) \(text(color))"
    case .shape(let rectangle, let radius, let paint):
      "shape \(text(rectangle)) radius \(text(radius)) \(text(paint))"
    case .stroke(let stroke):
      "stroke \(text(stroke.points)) width \(text(stroke.width)) \(text(stroke.color))"
    case .text(let line):
      "text at \(text(line.origin)) size \(text(line.size)) \(text(line.color)) clip \(text(line.clip))"
        + line.runs.map { "\n    \(text($0))" }.joined()
    }
  }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): text(color)
    case .gradient(let stops): stops.map { "\($0.place):\(text($0.color))" }.joined(separator: " ")
    }
  }

  private static func text(_ run: GlyphRun) -> String {
    "\(run.face.fileName) \(run.script) \(run.direction.rawValue) "
      + run.glyphs.map { "\($0.id)@\($0.cluster)+\($0.xAdvance)" }.joined(separator: " ")
  }

  /// The corners; of rounded ones, which are many, their number and the box around them.
  private static func text(_ points: [Point]) -> String {
    guard points.count > 8 else { return points.map(text).joined(separator: " ") }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let box = [xs.min(), ys.min(), xs.max(), ys.max()].map { text($0 ?? 0) }.joined(separator: " ")
    return "of \(points.count) points, box from and to \(box)"
  }

  static func text(_ rectangle: Rectangle) -> String {
    [rectangle.x, rectangle.y, rectangle.width, rectangle.height].map(text).joined(separator: ",")
  }

  private static func text(_ point: Point) -> String { "(\(text(point.x)), \(text(point.y)))" }

  static func text(_ length: Points) -> String {
    var text = String(format: "%.3f", length.value)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  private static func text(_ color: Color) -> String {
    "#" + [color.red, color.green, color.blue, color.alpha].map { String(format: "%02X", $0) }.joined()
  }
}
