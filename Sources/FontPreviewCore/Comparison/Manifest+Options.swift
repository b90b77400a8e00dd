extension Manifest {
  /// The options, by long name, sorted, by which a sheet was drawn otherwise than another; the selection, which is a row's
  /// own matter, not among them.
  ///
  /// An option that one of both does not tell of was not there in the version that drew it: that it was not given in the
  /// other one is no difference.
  func drawingOptions(thatDifferFrom other: Manifest) -> [String] {
    Set(options.keys).union(other.options.keys).subtracting(["selected"])
      .filter { (options[$0] ?? .null).orNull != (other.options[$0] ?? .null).orNull || isUnlike(other, $0) }
      .sorted()
  }

  /// Whether both tell of an option, and not the same.
  private func isUnlike(_ other: Manifest, _ name: String) -> Bool {
    guard let own = options[name], let value = other.options[name] else { return false }
    return own != value
  }
}

extension ManifestValue {
  /// The value, null for what stands for an option that was not given.
  fileprivate var orNull: ManifestValue {
    switch self {
    case .flag(false), .text(""): .null
    default: self
    }
  }
}
