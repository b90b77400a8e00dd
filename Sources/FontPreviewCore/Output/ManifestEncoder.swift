import FoundationEssentials

/// Encodes parts of the manifest as JSON with sorted keys; each worker has its own.
final class ManifestEncoder {
  private let encoder: JSONEncoder

  init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The value as one line of JSON.
  func encode(_ value: some Encodable) -> [UInt8] {
    // Fails only for numbers that are not finite and keys that are not strings, which the manifest has none of.
    (try? encoder.encode(value)).map { [UInt8]($0) } ?? []
  }
}
