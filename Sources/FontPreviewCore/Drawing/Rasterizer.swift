/// Draws instructions into a picture of palette indices; each worker has its own.
final class Rasterizer {
  private let library: FreeTypeLibrary
  private let palette: Palette
  private let scale: Scale

  init(library: FreeTypeLibrary, palette: Palette, scale: Scale) {
    self.library = library
    self.palette = palette
    self.scale = scale
  }

  /// Draws a row; `face` gives the opened face that shaped a run, at the size of its text.
  func draw(
    _ instructions: some Sequence<DrawingInstruction>, into pixmap: inout Pixmap,
    face: (GlyphRun, Points) throws(FontError) -> FontFace
  ) throws(FontError) {
    for instruction in instructions {
      switch instruction {
      case .fill(let rectangle, let color):
        try fill(rectangle, color, into: &pixmap)
      case .shape(let rectangle, let radius, let paint):
        try draw(rectangle, radius: radius, paint, into: &pixmap)
      case .stroke(let stroke):
        let outline = try FreeTypeOutline(
          stroking: stroke.points.map(outlinePoint), width: scale.pixels(stroke.width), library: library)
        try draw(outline, stroke.color, into: &pixmap)
      case .text(let text):
        try draw(text, into: &pixmap, face: face)
      }
    }
  }

  private func fill(_ rectangle: Rectangle, _ color: Color, into pixmap: inout Pixmap) throws(FontError) {
    let edges = [rectangle.x, rectangle.y, rectangle.maxX, rectangle.maxY].map(scale.pixels)
    // Edges between pixels need coverage; those on them, as all of the default look's, do not.
    guard pixmap.format == .indexed, let index = palette.solidIndex(of: color),
      edges.allSatisfy({ abs($0 - $0.rounded()) < 1 / 4096 })
    else {
      let corners = [
        Point(x: rectangle.x, y: rectangle.y), Point(x: rectangle.maxX, y: rectangle.y),
        Point(x: rectangle.maxX, y: rectangle.maxY), Point(x: rectangle.x, y: rectangle.maxY),
      ]
      let outline = try FreeTypeOutline(polygon: corners.map(outlinePoint), library: library)
      return try draw(outline, color, into: &pixmap)
    }
    let clip = PixelClip(rectangle, scale: scale, width: pixmap.width, height: pixmap.height)
    guard clip.minX < clip.maxX else { return }
    for y in clip.minY..<max(clip.minY, clip.maxY) {
      let start = y * pixmap.width
      pixmap.pixels.replaceSubrange(
        (start + clip.minX)..<(start + clip.maxX), with: repeatElement(index, count: clip.maxX - clip.minX))
    }
  }

  private func draw(
    _ rectangle: Rectangle, radius: Points, _ paint: Paint, into pixmap: inout Pixmap
  ) throws(FontError) {
    if case .color(let color) = paint {
      if radius == 0 { return try fill(rectangle, color, into: &pixmap) }
      let outline = try FreeTypeOutline(polygon: rectangle.rounded(by: radius).map(outlinePoint), library: library)
      return try draw(outline, color, into: &pixmap)
    }
    pixmap = pixmap.expanded(by: palette)
    let clip = PixelClip(width: pixmap.width, height: pixmap.height)
    let (top, height) = (scale.pixels(rectangle.y), scale.pixels(rectangle.height))
    let outline = try FreeTypeOutline(polygon: rectangle.rounded(by: radius).map(outlinePoint), library: library)
    try unsafe outline.withCoverage { coverage in
      unsafe ColorBlend.blend(coverage, x: 0, baseline: 0, clip: clip, into: &pixmap) { y in
        // The colour at the middle of the pixel.
        paint.color(at: (Double(y) + 0.5 - top) / height)
      }
    }
  }

  private func draw(_ outline: borrowing FreeTypeOutline, _ color: Color, into pixmap: inout Pixmap) throws(FontError) {
    let clip = PixelClip(width: pixmap.width, height: pixmap.height)
    try unsafe outline.withCoverage { unsafe blend($0, color, x: 0, baseline: 0, clip: clip, into: &pixmap) }
  }

  private func draw(
    _ text: TextInstruction, into pixmap: inout Pixmap,
    face: (GlyphRun, Points) throws(FontError) -> FontFace
  ) throws(FontError) {
    let clip = PixelClip(text.clip, scale: scale, width: pixmap.width, height: pixmap.height)
    let baseline = scale.wholePixels(text.origin.y)
    var placement = GlyphPlacement(start: scale.pixels(text.origin.x))
    for run in text.runs {
      let face = try face(run, text.size)
      for glyph in run.glyphs {
        let position = placement.place(glyph, pixelsPerUnit: face.pixelsPerUnit)
        let drawn = try face.glyph(glyph.id)
        if drawn.hasColor { pixmap = pixmap.expanded(by: palette) }
        switch drawn {
        case .plain(let glyph):
          try draw(glyph, text.color, at: position, baseline: baseline, clip: clip, into: &pixmap)
        case .layers(let layers):
          for layer in layers {
            try draw(
              layer.glyph, layer.color ?? text.color, at: position, baseline: baseline, clip: clip, into: &pixmap)
          }
        case .mask(let mask, let factor):
          let moved = mask.scaled(by: factor, movedBy: Double(position.x) / 64, Double(position.y) / 64)
          unsafe moved.withView {
            unsafe blend($0, text.color, x: 0, baseline: baseline, clip: clip, into: &pixmap)
          }
        case .picture(let picture, let factor):
          ColorBlend.draw(
            picture, factor: factor, x: Double(position.x) / 64, baseline: Double(baseline) - Double(position.y) / 64,
            clip: clip, into: &pixmap)
        }
      }
    }
  }

  private func draw(
    _ glyph: FreeTypeGlyph, _ color: Color, at position: GlyphPlacement.Position, baseline: Int, clip: PixelClip,
    into pixmap: inout Pixmap
  ) throws(FontError) {
    // Whole pixels move the picture, the rest moves the outline.
    let (x, y) = (position.x >> 6, baseline - position.y >> 6)
    let window = PixelWindow(minX: clip.minX - x, minY: y - clip.maxY, maxX: clip.maxX - x, maxY: y - clip.minY)
    try unsafe glyph.withCoverage(movedBy: position.x & 63, position.y & 63, window: window) {
      unsafe blend($0, color, x: x, baseline: y, clip: clip, into: &pixmap)
    }
  }

  private func blend(
    _ coverage: CoverageView, _ color: Color, x: Int, baseline: Int, clip: PixelClip, into pixmap: inout Pixmap
  ) {
    switch (pixmap.format, palette.firstIndex(of: color)) {
    case (.indexed, let index?):
      unsafe CoverageBlend.blend(coverage, x: x, baseline: baseline, firstIndex: index, clip: clip, into: &pixmap)
    case (.indexed, nil):
      // No ink of the palette: this row alone needs its colours spelled out.
      pixmap = pixmap.expanded(by: palette)
      unsafe ColorBlend.blend(coverage, x: x, baseline: baseline, clip: clip, into: &pixmap) { _ in color }
    case (.rgb, _):
      unsafe ColorBlend.blend(coverage, x: x, baseline: baseline, clip: clip, into: &pixmap) { _ in color }
    case (.rgba, _):
      preconditionFailure("a list is drawn opaque; only its frame is not")
    }
  }

  /// A point as outlines have it: pixels, y upwards.
  private func outlinePoint(_ point: Point) -> (x: Double, y: Double) {
    (scale.pixels(point.x), -scale.pixels(point.y))
  }
}
