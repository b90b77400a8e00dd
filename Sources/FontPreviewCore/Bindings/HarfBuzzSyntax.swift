internal import CHarfBuzz

extension FontFeature: CustomStringConvertible {
  /// Nil for what HarfBuzz does not read as a feature.
  public init?(_ text: String) {
    var feature = hb_feature_t()
    guard unsafe hb_feature_from_string(text, -1, &feature) != 0 else { return nil }
    self.init(tag: feature.tag, value: feature.value, start: feature.start, end: feature.end)
  }

  /// As HarfBuzz writes it.
  public var description: String {
    var feature = hb_feature_t(tag: tag, value: value, start: start, end: end)
    // HarfBuzz's own bound for a feature's text.
    var text = [CChar](repeating: 0, count: 128)
    unsafe hb_feature_to_string(&feature, &text, UInt32(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension FontVariation: CustomStringConvertible {
  /// Nil for what HarfBuzz does not read as a variation.
  public init?(_ text: String) {
    var variation = hb_variation_t()
    guard unsafe hb_variation_from_string(text, -1, &variation) != 0, variation.value.isFinite else { return nil }
    self.init(tag: variation.tag, value: variation.value)
  }

  /// As HarfBuzz writes it.
  public var description: String {
    var variation = hb_variation_t(tag: tag, value: value)
    var text = [CChar](repeating: 0, count: 128)
    unsafe hb_variation_to_string(&variation, &text, UInt32(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
