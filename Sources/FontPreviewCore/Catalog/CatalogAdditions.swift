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
  private var added: Set<[UInt8]> = []

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
      if let reason = addFile(file) {
        guard !walk.isDirectory || FontFileName.looksLikeFont(file) else { continue }
        // A word that is one file is shown as it was written; files in directories by where they lie.
        let shown = walk.isDirectory ? file : path
        refuse(RefusedFile(path: shown, reason: reason, isShown: isNamed), in: &content)
      } else {
        content.files.append(file)
      }
    }
    if walk.isDirectory, content.files.isEmpty, walk.refusedDirectories.isEmpty {
      warnings.append(.noFontsInDirectory(path, reason: nil))
    }
    return content
  }

  /// Nil where fontconfig took the file, now or before, else why not.
  private mutating func addFile(_ path: [UInt8]) -> FontError? {
    guard !added.contains(path) else { return nil }
    do throws(FontError) {
      // fontconfig says only that it refused; what a person can mend is found out here.
      _ = try FontFile(path: path)
    } catch {
      return error
    }
    guard configuration.addFile(path) > 0 else { return .unknownFormat }
    added.insert(path)
    return nil
  }

  private mutating func refuse(_ file: RefusedFile, in content: inout Content) {
    content.refused.append(file)
    warnings.append(.refusedFile(file))
  }
}
