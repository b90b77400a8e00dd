internal import CFreeType
internal import CHarfBuzz
internal import Glibc

/// A HarfBuzz face, released with the last reference; its tables come from the file when they are first asked for.
@safe final class HarfBuzzFace {
  /// Owned: one reference.
  let handle: OpaquePointer
  /// Where the tables come from, if not from the file itself: HarfBuzz refers to the FreeType face without holding it.
  private let source: FreeTypeFace?

  /// A face whose tables are read from an sfnt file.
  init(file: FontFile, directory: SfntDirectory) {
    source = nil
    let tables = SfntTables(file: file, directory: directory)
    unsafe handle = hb_face_create_for_tables(
      { _, tag, data in
        guard let data = unsafe data else { return nil }
        let tables = unsafe Unmanaged<SfntTables>.fromOpaque(data).takeUnretainedValue()
        return unsafe tables.blob(tag)?.take()
      },
      // Owned by the HarfBuzz face, which gives it back through the next argument.
      Unmanaged.passRetained(tables).toOpaque(),
      { data in
        if let data = unsafe data { unsafe Unmanaged<SfntTables>.fromOpaque(data).release() }
      })
  }

  /// A face whose tables FreeType unpacks, as those of WOFF files.
  init(tablesOf face: FreeTypeFace) {
    source = face
    unsafe handle = hb_ft_face_create(face.handle, nil)
  }

  deinit {
    unsafe hb_face_destroy(handle)
  }

  var glyphCount: Int { Int(unsafe hb_face_get_glyph_count(handle)) }
  var unitsPerEm: Int { Int(unsafe hb_face_get_upem(handle)) }

  /// The variation axes, in the face's order.
  var axes: [(tag: UInt32, minimum: Float, defaultValue: Float, maximum: Float)] {
    var count = unsafe hb_ot_var_get_axis_count(handle)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    unsafe hb_ot_var_get_axis_infos(handle, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      ($0.tag, $0.min_value, $0.default_value, $0.max_value)
    }
  }

  /// The axis values of a named instance counted from 1, in the order of the axes.
  func coordinates(ofNamedInstance number: Int) -> [Float] {
    var count = unsafe hb_ot_var_get_axis_count(handle)
    var values = [Float](repeating: 0, count: Int(count))
    guard unsafe hb_ot_var_named_instance_get_design_coords(handle, UInt32(number - 1), &count, &values) > 0 else {
      return []
    }
    return Array(values.prefix(Int(count)))
  }
}

/// What the table callback of a HarfBuzz face needs.
private final class SfntTables {
  let file: FontFile
  let directory: SfntDirectory

  init(file: FontFile, directory: SfntDirectory) {
    self.file = file
    self.directory = directory
  }

  func blob(_ tag: UInt32) -> HarfBuzzBlob? {
    guard let table = directory.table(tag) else { return nil }
    return HarfBuzzBlob(file: file, offset: table.offset, count: table.count)
  }
}
