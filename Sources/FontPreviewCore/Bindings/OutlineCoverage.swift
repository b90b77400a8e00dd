internal import CFreeType

/// Renders an outline into coverage of the program's own, no larger than asked for.
enum OutlineCoverage {
  /// Calls `body` with the coverage of the outline inside `window`; what lies outside is neither drawn nor stored.
  ///
  /// The outline is the caller's and is as before when the call ends.
  static func render(
    _ outline: inout FT_Outline, window: PixelWindow, library: FreeTypeLibrary, _ body: (CoverageView) -> Void
  ) throws(FontError) {
    guard !window.isEmpty else { return }
    unsafe FT_Outline_Translate(&outline, FT_Pos(-window.minX * 64), FT_Pos(-window.minY * 64))
    defer { unsafe FT_Outline_Translate(&outline, FT_Pos(window.minX * 64), FT_Pos(window.minY * 64)) }
    var bytes = [UInt8](repeating: 0, count: window.width * window.height)
    let error = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.rows = CUnsignedInt(window.height)
      unsafe bitmap.width = CUnsignedInt(window.width)
      // A positive pitch: the first row in memory is the topmost.
      unsafe bitmap.pitch = CInt(window.width)
      unsafe bitmap.buffer = buffer.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return unsafe FT_Outline_Get_Bitmap(library.handle, &outline, &bitmap)
    }
    guard error == 0 else { throw .damaged(code: error) }
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe body(
        CoverageView(
          left: window.minX, top: window.maxY, width: window.width, height: window.height,
          start: buffer.baseAddress!, stride: window.width))
    }
  }
}
