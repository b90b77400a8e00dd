/// A property of a fontconfig pattern, by the name fontconfig gives it.
///
/// The names are fontconfig's `FC_...` macros; as `StaticString`s they reach C without a copy, which counts with some
/// twenty look-ups a face.
struct FontconfigProperty: Sendable {
  let name: StaticString

  static let family = FontconfigProperty(name: "family")
  static let familyLanguage = FontconfigProperty(name: "familylang")
  static let style = FontconfigProperty(name: "style")
  static let styleLanguage = FontconfigProperty(name: "stylelang")
  static let fullName = FontconfigProperty(name: "fullname")
  static let fullNameLanguage = FontconfigProperty(name: "fullnamelang")
  static let postScriptName = FontconfigProperty(name: "postscriptname")
  static let file = FontconfigProperty(name: "file")
  static let index = FontconfigProperty(name: "index")
  static let language = FontconfigProperty(name: "lang")
  static let weight = FontconfigProperty(name: "weight")
  static let width = FontconfigProperty(name: "width")
  static let slant = FontconfigProperty(name: "slant")
  static let size = FontconfigProperty(name: "size")
  static let pixelSize = FontconfigProperty(name: "pixelsize")
  static let outline = FontconfigProperty(name: "outline")
  static let color = FontconfigProperty(name: "color")
  static let symbol = FontconfigProperty(name: "symbol")
  static let variable = FontconfigProperty(name: "variable")
  static let fontFormat = FontconfigProperty(name: "fontformat")
  static let fontVersion = FontconfigProperty(name: "fontversion")
  static let characterSet = FontconfigProperty(name: "charset")

  /// The name as a C string; valid for ever.
  var cString: UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
