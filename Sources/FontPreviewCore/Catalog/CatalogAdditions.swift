/// Adds the fonts that the user gave to a configuration, and remembers what came of each path.
struct CatalogAdditions {
  /// What a path that the user wrote leads to.
  struct Content {
    var isDirectory = false
    /// Absolute paths of the files that fontconfig took.
    var files: [[UInt8]] = []
    var refused: [RefusedFile] = []
  }

  private let configuration: FontconfigConfiguration
  private(set) var warnings: [CatalogWarning] = []
  /// By the path as the user wrote it.
  private(set) var contents: [[UInt8]: Content] = [:]
  /// By absolute path, with the faces that were not taken.
  private var added: [[UInt8]: [RefusedPart]] = [:]

  /// A file, or one of its faces, that fontconfig did not take.
  private struct RefusedPart {
    var face: Int?
    var reason: FontError
  }

  init(configuration: FontconfigConfiguration) {
    self.configuration = configuration
  }

  /// Adds a directory whose fonts join the system's.
  mutating func addDirectory(_ path: [UInt8]) {
    _ = add(path, isNamed: false)
  }

  /// Adds a file or directory that a word names.
  mutating func addNamed(_ path: [UInt8]) {
    guard contents[path] == nil else { return }
    contents[path] = add(path, isNamed: true)
  }

  private mutating func add(_ path: [UInt8], isNamed: Bool) -> Content {
    var content = Content()
    let walk: FontWalk
    do {
      walk = try FontWalk(path)
    } catch {
      if isNamed {
        refuse(RefusedFile(path: path, reason: error, isShown: true), in: &content)
      } else {
        warnings.append(.noFontsInDirectory(path, reason: error))
      }
      return content
    }
    content.isDirectory = walk.isDirectory
    for directory in walk.refusedDirectories {
      warnings.append(.noFontsInDirectory(directory.path, reason: directory.reason))
    }
    for file in walk.refusedFiles {
      refuse(RefusedFile(path: file.path, reason: file.reason, isShown: isNamed), in: &content)
    }
    for file in walk.files {
      let problems = addFile(file)
      if !problems.contains(where: { $0.face == nil }) { content.files.append(file) }
      guard !walk.isDirectory || FontFileName.looksLikeFont(file) else { continue }
      // A word that is one file is shown as it was written; files in directories by where they lie.
      let shown = walk.isDirectory ? file : path
      for problem in problems {
        refuse(
          RefusedFile(path: shown, faceIndex: problem.face, reason: problem.reason, isShown: isNamed), in: &content)
      }
    }
    if walk.isDirectory, content.files.isEmpty, walk.refusedDirectories.isEmpty {
      warnings.append(.noFontsInDirectory(path, reason: nil))
    }
    return content
  }

  /// Adds a file, and says what of it fontconfig did not take: all of it, or faces of a collection.
  private mutating func addFile(_ path: [UInt8]) -> [RefusedPart] {
    if let parts = added[path] { return parts }
    let file: FontFile
    do throws(FontError) {
      // fontconfig says only that it refused; what a person can mend is found out here.
      file = try FontFile(path: path)
    } catch {
      return [RefusedPart(reason: error)]
    }
    guard !ClaimedCharacters.areTooMany(in: file) else { return [RefusedPart(reason: .tooManyCharacters)] }
    var listed = configuration.addFile(path)
    var parts: [RefusedPart] = []
    for face in 0..<(SfntDirectory.memberCount(of: file) ?? 0) where !listed.contains(face) {
      if configuration.addMember(face, of: path) {
        listed.insert(face)
      } else {
        parts.append(RefusedPart(face: face, reason: Self.reason(file, face: face)))
      }
    }
    guard !listed.isEmpty else { return [RefusedPart(reason: parts.first?.reason ?? Self.reason(file, face: 0))] }
    added[path] = parts
    return parts
  }

  /// Why fontconfig does not list a face, as far as FreeType knows.
  private static func reason(_ file: FontFile, face: Int) -> FontError {
    do throws(FontError) {
      let face = try FreeTypeFace(library: FreeTypeLibrary(), file: file, index: face)
      return face.hasUnicodeMap ? .notListed : .noUnicodeMap
    } catch {
      // A collection is of a known format, whatever FreeType makes of one of its faces.
      let isCollection = SfntDirectory.memberCount(of: file) != nil
      return error == .unknownFormat && isCollection ? .damaged(code: FreeTypeErrorCode.unknownFileFormat) : error
    }
  }

  private mutating func refuse(_ file: RefusedFile, in content: inout Content) {
    content.refused.append(file)
    warnings.append(.refusedFile(file))
  }
}
