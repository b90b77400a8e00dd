extension SheetRenderer {
  /// What the manifest says of the sheet as a whole.
  public func manifestHead(options: [String: ManifestValue]) -> ManifestHead {
    ManifestHead(
      options: options, size: size, separator: configuration.style.separatorThickness(at: configuration.scale))
  }
}
