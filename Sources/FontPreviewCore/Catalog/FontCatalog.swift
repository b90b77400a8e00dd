/// The fonts there are, as fontconfig lists them, and what a name among them means.
///
/// Make it before the program starts threads: fontconfig reads the environment, and `FC_LANG` and `FC_DEBUG` are set
/// right before its first call. Not to be shared between threads; everything it returns is a value.
public final class FontCatalog {
  /// Every face but variable "masters", ordered by path, face and instance.
  public let faces: [FontDescriptor]
  /// What was given as a font and is none, and directories without fonts.
  public let warnings: [CatalogWarning]

  let configuration: FontconfigConfiguration
  let isIsolated: Bool
  /// Faces that are left out for being bitmaps.
  let unwantedBitmaps: [FontDescriptor]
  /// For each word that is a path: its faces by index into `faces`, or why there are none.
  let pathContents: [[UInt8]: PathContent]

  /// What a path holds.
  struct PathContent {
    var isDirectory: Bool
    /// Indices into `faces`.
    var faces: [Int]
    var refused: [RefusedFile]
    /// Whether it holds faces that are left out for being bitmaps.
    var hasUnwantedBitmaps: Bool
  }

  /// Loads the system's fonts, unless the query is isolated, and adds those the query names.
  public init(_ query: FontQuery) throws(CatalogError) {
    let configuration = try FontconfigConfiguration(isolated: query.isIsolated)
    var additions = CatalogAdditions(configuration: configuration)
    let paths = query.words.compactMap { word -> [UInt8]? in
      if case .path(let path) = word { path } else { nil }
    }
    for directory in query.fontDirectories { additions.addDirectory(directory) }
    for path in paths { additions.addNamed(path) }
    let all = FaceReader.faces(of: configuration)
    func isUnwantedBitmap(_ face: FontDescriptor) -> Bool {
      query.bitmaps == .skip && face.pixelSize != nil && !face.hasOutlines && !face.isColor
    }
    faces = all.filter { face in
      (query.instances == .all || face.identifier.namedInstance == nil) && !isUnwantedBitmap(face)
    }
    unwantedBitmaps = all.filter(isUnwantedBitmap)
    let unwanted = Set(unwantedBitmaps.map(\.identifier.path))
    warnings = additions.warnings
    isIsolated = query.isIsolated
    self.configuration = configuration
    var indices: [[UInt8]: [Int]] = [:]
    for (index, face) in faces.enumerated() { indices[face.identifier.path, default: []].append(index) }
    pathContents = additions.contents.mapValues { content in
      PathContent(
        isDirectory: content.isDirectory, faces: content.files.flatMap { indices[$0] ?? [] }, refused: content.refused,
        hasUnwantedBitmaps: content.files.contains(where: unwanted.contains))
    }
    guard faces.isEmpty else { return }
    let refused = additions.contents.values.flatMap(\.refused)
    if !refused.isEmpty { throw .noReadableFace(refused.sorted { $0.path.lexicographicallyPrecedes($1.path) }) }
    if !all.isEmpty { throw .onlyBitmaps }
    guard query.isIsolated else { throw .noSystemFonts }
    for case .noFontsInDirectory(let directory, let reason) in warnings {
      throw .noFontsGiven(directory: directory, reason: reason)
    }
    throw .noFontsGiven(directory: nil, reason: nil)
  }
}
