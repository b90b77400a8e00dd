/// Why a face cannot be read or drawn.
///
/// The description is a clause without the file's name, fit for a row ("Broken.ttf: the file is empty").
public enum FontError: Error, Sendable, Hashable {
  /// The file cannot be opened for the reason given by `errno`.
  case cannotOpen(errno: Int32)
  /// The process, or the system, has as many files open as it may; nothing is known of the face.
  case tooManyOpenFiles
  /// The path names a directory, a device, a FIFO or a socket.
  case notARegularFile
  case emptyFile
  /// FreeType knows no format that the file's bytes would fit.
  case unknownFormat
  /// FreeType opens the face, but it maps no Unicode characters to its glyphs, and fontconfig does not list such.
  case noUnicodeMap
  /// FreeType opens the face, but fontconfig does not list it.
  case notListed
  /// The face claims more characters than Unicode has, which would keep fontconfig busy for minutes.
  case tooManyCharacters
  /// The file has fewer faces than the index asks for.
  case noSuchFace
  /// The face has the named instance that the index asks for, but FreeType cannot set it.
  case unusableInstance
  /// The file is of a known format, but its contents break that format's rules; FreeType's error number.
  case damaged(code: Int32)
  /// The file ends before the face's outlines do.
  case cutOff
  /// The face holds no glyph at all.
  case noGlyphs
  /// A glyph that the row needs cannot be loaded; FreeType's error number.
  case unreadableGlyph(id: UInt32, code: Int32)
  /// The glyphs for the row's title are all blank; the face itself is sound.
  case blankTitle
  /// The face has pictures instead of outlines, in a format that is not drawn.
  case unsupportedBitmaps
  case outOfMemory
}

extension FontError {
  /// Whether the face can be read all the same.
  public var isOfReadableFace: Bool { self == .blankTitle }

  /// Whether it says something of the process instead of the face: no row must tell it of a font.
  var isOfProcess: Bool { self == .tooManyOpenFiles }
}

extension FontError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotOpen(let errno): "the file cannot be opened: \(SystemErrorText(code: errno))"
    case .tooManyOpenFiles: "too many files are open; raise the limit (ulimit -n) or take fewer --jobs"
    case .notARegularFile: "this is not a regular file"
    case .emptyFile: "the file is empty"
    case .unknownFormat: "this is not a font of a known format"
    case .noUnicodeMap: "fontconfig does not list this font, which maps no Unicode characters to its glyphs"
    case .notListed: "fontconfig does not list this font"
    case .tooManyCharacters: "its character map claims more characters than there are"
    case .noSuchFace: "the file has no face of this number"
    case .unusableInstance: "the instance cannot be set: the font's variation tables are damaged"
    case .damaged(let code): "the font is damaged (FreeType error \(code))"
    case .cutOff: "the file is cut off in the middle of the font"
    case .noGlyphs: "the font has no glyphs"
    case .unreadableGlyph(let id, let code): "glyph \(id) is damaged (FreeType error \(code))"
    case .blankTitle: "the font draws nothing for this name"
    case .unsupportedBitmaps: "the font has colour pictures and no outlines"
    case .outOfMemory: "there is not enough memory"
    }
  }
}
