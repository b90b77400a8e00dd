/// Which row, in whatever list and at whatever place it stands.
struct RowKey: Hashable {
  private enum Source: Hashable {
    case face(FaceIdentifier)
    case file([UInt8])
  }

  private let source: Source
  /// How many rows of the same face stand before it in the listing: nothing keeps a library's user from such rows.
  private let occurrence: Int

  /// The keys of a listing's rows.
  static func keys(of listing: [FontListRow]) -> [RowKey] {
    var counts: [Source: Int] = [:]
    return listing.map { row in
      let source: Source =
        switch row.content {
        case .face(let face): .face(face.identifier)
        case .refused(let file): .file(file.path)
        }
      let count = counts[source, default: 0]
      counts[source] = count + 1
      return RowKey(source: source, occurrence: count)
    }
  }
}
