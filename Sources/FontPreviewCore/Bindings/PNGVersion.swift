import CPNG

/// The version of libpng at run time.
enum PNGVersion {
  static var current: String { unsafe String(cString: cpng_library_version()) }
}
