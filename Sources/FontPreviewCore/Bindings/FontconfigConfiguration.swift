import CFontconfig
import Glibc

/// A fontconfig configuration and the fonts it lists, destroyed when the last reference ends.
///
/// Patterns taken from it must not outlive it.
@safe final class FontconfigConfiguration {
  /// Owned.
  private let handle: OpaquePointer

  /// What must hold before fontconfig's first call: its answers must not follow the user's language, and its debugging
  /// output would go to standard output, into the picture.
  private static let environment: Void = {
    unsafe setenv("FC_LANG", "en", 1)
    unsafe unsetenv("FC_DEBUG")
  }()

  /// fontconfig's version at run time, such as "2.14.1".
  static var version: String {
    // As FC_VERSION composes it.
    let number = Int(FcGetVersion())
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }

  /// A configuration of its own without rules and without fonts (`isolated`), or the user's with the fonts it lists.
  ///
  /// Must come before other threads read the environment, which it changes once.
  init(isolated: Bool) throws(CatalogError) {
    Self.environment
    guard let created = unsafe isolated ? FcConfigCreate() : FcInitLoadConfigAndFonts() else {
      throw .fontconfigFailed
    }
    unsafe handle = created
    // A system root moves every path; fonts that the user names are where the user says.
    if isolated { unsafe FcConfigSetSysRoot(handle, nil) }
  }

  deinit {
    unsafe FcConfigDestroy(handle)
  }

  /// Adds the faces of one regular file and gives their numbers; none where fontconfig refused it.
  func addFile(_ path: [UInt8]) -> Set<Int> {
    let before = unsafe FcConfigGetFonts(handle, FcSetApplication)?.pointee.nfont ?? 0
    let added = unsafe (path + [0]).withUnsafeBufferPointer { unsafe FcConfigAppFontAddFile(handle, $0.baseAddress) }
    guard added != 0, let set = unsafe FcConfigGetFonts(handle, FcSetApplication) else { return [] }
    var faces: Set<Int> = []
    for index in Int(before)..<Int(unsafe set.pointee.nfont) {
      guard let font = unsafe set.pointee.fonts[index] else { continue }
      let pattern = unsafe FontconfigPattern(borrowing: font)
      // Above are the numbers of named instances.
      faces.insert((pattern.integer(.index) ?? 0) & 0xFFFF)
    }
    return faces
  }

  /// Adds one face of a collection that `addFile` was tried with, and says whether fontconfig took it.
  ///
  /// fontconfig itself stops at the first face of a file that it cannot read.
  func addMember(_ face: Int, of path: [UInt8]) -> Bool {
    // Borrowed: the set is the configuration's, which `addFile` makes even where it fails.
    guard let set = unsafe FcConfigGetFonts(handle, FcSetApplication) else { return false }
    let before = Int(unsafe set.pointee.nfont)
    let added = unsafe (path + [0]).withUnsafeBufferPointer {
      unsafe FcFreeTypeQueryAll($0.baseAddress, CUnsignedInt(face), nil, nil, set)
    }
    // Rules for fonts that are scanned hold for these as well.
    for index in before..<Int(unsafe set.pointee.nfont) {
      if let font = unsafe set.pointee.fonts[index] { unsafe FcConfigSubstitute(handle, font, FcMatchScan) }
    }
    return added > 0
  }

  /// Calls `body` with each pattern listed, the system's first and if `systemOnly` no others, in no dependable order.
  func forEachFont(systemOnly: Bool = false, _ body: (borrowing FontconfigPattern) -> Void) {
    for name in systemOnly ? [FcSetSystem] : [FcSetSystem, FcSetApplication] {
      // Borrowed: the set is the configuration's.
      guard let set = unsafe FcConfigGetFonts(handle, name), let fonts = unsafe set.pointee.fonts else { continue }
      for index in 0..<Int(unsafe set.pointee.nfont) {
        guard let font = unsafe fonts[index] else { continue }
        let pattern = unsafe FontconfigPattern(borrowing: font)
        body(pattern)
      }
    }
  }

  /// The faces that meet a pattern in fontconfig's writing, as `fc-list` lists them; nil for what is no pattern.
  func faces(matching pattern: String) -> Set<FaceIdentifier>? {
    let parsed = unsafe pattern.withCString { text in
      unsafe FcNameParse(UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self))
    }
    guard let parsed = unsafe parsed, let properties = unsafe FcObjectSetCreate() else { return nil }
    defer {
      unsafe FcPatternDestroy(parsed)
      unsafe FcObjectSetDestroy(properties)
    }
    for property in [FontconfigProperty.file, .index] { unsafe FcObjectSetAdd(properties, property.cString) }
    // Owned; null where memory ran out.
    guard let set = unsafe FcFontList(handle, parsed, properties) else { return nil }
    defer { unsafe FcFontSetDestroy(set) }
    var faces: Set<FaceIdentifier> = []
    for index in 0..<Int(unsafe set.pointee.nfont) {
      guard let font = unsafe set.pointee.fonts[index] else { continue }
      if let face = unsafe FaceIdentifier(FontconfigPattern(borrowing: font)) { faces.insert(face) }
    }
    return faces
  }

  /// All faces but variable masters, ordered by path and index: ties in matching and sorting follow this order, and must
  /// not follow that of the file system.
  func faceSet(systemOnly: Bool = false) -> FontconfigFontSet {
    var keys: [(path: [UInt8], index: Int, font: OpaquePointer)] = unsafe []
    forEachFont(systemOnly: systemOnly) { pattern in
      guard pattern.boolean(.variable) != true, let path = pattern.bytes(.file) else { return }
      unsafe keys.append((path, pattern.integer(.index) ?? 0, pattern.handle))
    }
    unsafe keys.sort { left, right in
      unsafe left.path != right.path ? left.path.lexicographicallyPrecedes(right.path) : left.index < right.index
    }
    let set = FontconfigFontSet()
    for place in unsafe keys.indices { unsafe set.append(FontconfigPattern(borrowing: keys[place].font)) }
    return set
  }

  /// Applies the configuration's rules and fontconfig's defaults to a query.
  func substitute(_ pattern: borrowing FontconfigPattern) {
    unsafe FcConfigSubstitute(handle, pattern.handle, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern.handle)
  }

  /// All of `set` in the order that fontconfig prefers them for a substituted query; nil where memory ran out.
  func sort(_ pattern: borrowing FontconfigPattern, in set: borrowing FontconfigFontSet) -> FontconfigCoverage? {
    var result = FcResultMatch
    var sets: UnsafeMutablePointer<FcFontSet>? = unsafe set.handle
    // Untrimmed: a face that adds no character to those before it may still be the only one with a whole cluster.
    guard let sorted = unsafe FcFontSetSort(handle, &sets, 1, pattern.handle, FcFalse, nil, &result) else { return nil }
    return unsafe FontconfigCoverage(owning: sorted)
  }

  /// The pattern in `set` that fontconfig finds nearest to a substituted query; ties fall to the first in the set.
  func match(_ pattern: borrowing FontconfigPattern, in set: borrowing FontconfigFontSet) -> FontconfigPattern? {
    var result = FcResultMatch
    var sets: UnsafeMutablePointer<FcFontSet>? = unsafe set.handle
    guard let found = unsafe FcFontSetMatch(handle, &sets, 1, pattern.handle, &result) else { return nil }
    return unsafe FontconfigPattern(owning: found)
  }
}
