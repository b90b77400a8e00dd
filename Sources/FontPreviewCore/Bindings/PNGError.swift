import CPNG

/// Why a PNG could not be written or read.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sink failed; its error, unchanged.
  case output(OutputError)
  /// The source failed; its error, unchanged.
  case input(InputError)
  /// The source does not begin as PNGs do.
  case notPNG
  /// The source ended within the picture.
  case truncated
  /// The picture breaks the rules of the format, a checksum among them. The reason is libpng's, in English.
  case damaged(reason: String)
  /// The picture is interlaced, so that its rows do not come in order.
  case interlaced
  /// A row would take more than 64 MiB.
  case rowTooLong
  /// A text is longer than 8 MiB, or all are longer than 256 MiB.
  case textTooLong
  case outOfMemory
  /// A header that PNG cannot express: a size out of range, a palette of no or over 256 colours, or a translucent one.
  case invalidHeader
  /// A keyword that is not 1 to 79 printable ASCII characters without blanks at its ends or doubled.
  case invalidKeyword
  /// Calls in the wrong order or number: a mistake of the caller, not of the picture.
  case misuse(reason: String)

  public var description: String {
    switch self {
    case .output(let error): error.description
    case .input(let error): error.description
    case .notPNG: "it is no PNG; give a PNG file"
    case .truncated: "the PNG ends too early; make it anew"
    case .damaged(let reason): "the PNG is damaged (\(reason)); make it anew"
    case .interlaced: "the PNG is interlaced; save it without interlacing"
    case .rowTooLong: "a row of the PNG takes more than 64 MiB; give a narrower picture"
    case .textTooLong: "the PNG holds a text of more than 8 MiB, or 256 MiB in all; make it anew"
    case .outOfMemory: "not enough memory for a PNG"
    case .invalidHeader: "a PNG cannot have such a size or palette; give a smaller picture"
    case .invalidKeyword: "a PNG cannot have such a keyword"
    case .misuse(let reason): "a PNG was handled in the wrong order: \(reason)"
    }
  }
}

extension PNGError {
  /// - Parameters:
  ///   - status: not that of success.
  ///   - message: borrowed; read only where the status has words of its own.
  ///   - callback: what the caller's callback left behind.
  init(_ status: cpng_status, message: UnsafePointer<CChar>?, callback: PNGError?) {
    let reason = unsafe message.map { unsafe String(cString: $0) } ?? ""
    switch status {
    case CPNG_CALLBACK_FAILED: self = callback ?? .misuse(reason: "a callback broke its rules")
    case CPNG_NOT_PNG: self = .notPNG
    case CPNG_TRUNCATED: self = .truncated
    case CPNG_INTERLACED: self = .interlaced
    case CPNG_ROW_TOO_LONG: self = .rowTooLong
    case CPNG_TEXT_TOO_LONG: self = .textTooLong
    case CPNG_OUT_OF_MEMORY: self = .outOfMemory
    case CPNG_STRAY_INDEX: self = .damaged(reason: "a palette index without a colour")
    case CPNG_MISUSE: self = .misuse(reason: reason)
    default: self = .damaged(reason: reason)
    }
  }
}
