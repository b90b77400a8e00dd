import Glibc
import Synchronization

/// The temporaries that exist now, so that a signal handler can remove them.
///
/// A fixed table of C strings. A string belongs to the table while it is in it; whoever takes it out, with one atomic
/// exchange, owns it then. So the handler never sees a string that another thread frees.
@safe public final class TemporaryFiles: Sendable {
  /// The table that ``OutputFile`` uses.
  ///
  /// Touch it once, through ``prepare()``, before handlers are installed.
  public static let shared = TemporaryFiles()

  /// More than one run has outputs: a temporary that finds no slot is still removed by its owner, only not by a signal.
  private static let capacity = 64

  /// Owned; each slot is 0 or the address of an owned C string. Raw memory rather than an array, so that the handler
  /// takes no lock and counts no references.
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Atomic<UInt>>

  init() {
    unsafe slots = .allocate(capacity: Self.capacity)
    for index in 0..<Self.capacity {
      unsafe (slots + index).initialize(to: Atomic(0))
    }
  }

  deinit {
    for index in 0..<Self.capacity {
      unsafe free(UnsafeMutableRawPointer(bitPattern: take(index)))
    }
    unsafe slots.deinitialize(count: Self.capacity)
    unsafe slots.deallocate()
  }

  /// Does once, outside a handler, whatever the first use does: creates the table and what the language's runtime
  /// caches.
  public static func prepare() {
    if let index = shared.add([UInt8(ascii: "."), 0]) { shared.remove(index) }
  }

  /// Unlinks every file in the table, with nothing but atomics and `unlink`; for signal handlers.
  public func removeAllFromSignalHandler() {
    for index in 0..<Self.capacity {
      let string = take(index)
      guard let path = unsafe UnsafePointer<CChar>(bitPattern: string) else { continue }
      _ = unsafe unlink(path)
      // Back to whoever will free it, which handlers may not. Should the slot be taken by now, the string is lost with
      // the process that is about to end.
      _ = unsafe slots[index].compareExchange(expected: 0, desired: string, ordering: .acquiringAndReleasing)
    }
  }

  /// Enters a path, best before the file exists; nil if the table is full.
  ///
  /// - Parameter path: ends with a zero byte.
  func add(_ path: [UInt8]) -> Int? {
    guard let copy = unsafe strdup(path.map { CChar(bitPattern: $0) }) else { return nil }
    for index in 0..<Self.capacity {
      let (exchanged, _) = unsafe slots[index].compareExchange(
        expected: 0, desired: UInt(bitPattern: copy), ordering: .acquiringAndReleasing)
      if exchanged { return index }
    }
    unsafe free(copy)
    return nil
  }

  /// Takes a path out of the table. The file is left alone.
  func remove(_ index: Int) {
    unsafe free(UnsafeMutableRawPointer(bitPattern: take(index)))
  }

  private func take(_ index: Int) -> UInt {
    unsafe slots[index].exchange(0, ordering: .acquiringAndReleasing)
  }
}
