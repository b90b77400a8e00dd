import Foundation
import Testing

/// A signal while a sheet is drawn.
@Suite struct InterruptTests {
  /// Enough rows to be drawn for seconds.
  private func place() throws -> Workplace {
    let place = try Workplace()
    let font = FixtureFonts.bytes(of: "LongName.ttf")
    for number in 0..<400 { place.put("fonts/\(number).ttf", font) }
    return place
  }

  private static let arguments = [
    "--isolated", "--font-dir", "fonts", "--duplicates", "--scale", "4", "--width", "4096", "--manifest",
    "out/list.json", "--quiet",
  ]

  /// Waits until `condition` holds, for a minute at most.
  private func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<6000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func itEndsBySignalWithoutATrace(_ signal: Int32) throws {
    let place = try place()
    place.put("out/list.png", [1, 2, 3])
    let running = try place.prepare(Self.arguments + ["-o", "out/list.png"]).start()
    let isDrawing = wait {
      place.names().contains { name in
        name.hasPrefix(".") && place.read("out/" + name).count > 100_000
      }
    }
    #expect(isDrawing)
    running.send(signal)
    let result = running.wait()
    #expect(result.ending == .signaled(signal))
    #expect(result.errors == "")
    #expect(place.names() == ["list.png"])
    #expect(place.read("out/list.png") == [1, 2, 3])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func itEndsAWaitForASlowReader(_ signal: Int32) throws {
    let place = try place()
    place.makeFIFO("out/list.png")
    let reading = unsafe open(place.path("out/list.png"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reading) }
    let running = try place.prepare(Self.arguments + ["-o", "out/list.png"]).start()
    let isFull = wait {
      var count: Int32 = 0
      _ = unsafe ioctl(reading, UInt(FIONREAD), &count)
      return count > 32_768
    }
    #expect(isFull)
    // Long enough for it to write what still fits.
    usleep(200_000)
    running.send(signal)
    let result = running.wait()
    #expect(result.ending == .signaled(signal))
    #expect(result.errors == "")
    #expect(place.names() == ["list.png"])
    #expect(place.mode("out/list.png") & S_IFMT == S_IFIFO)
  }

  /// As below nohup.
  @Test func aSignalThatTheCallerIgnoresChangesNothing() throws {
    let place = try place()
    var run = place.prepare(Self.arguments + ["-o", "out/list.png"])
    run.ignoredSignals = ["HUP"]
    let running = try run.start()
    #expect(wait { place.names().count > 1 })
    running.send(SIGHUP)
    usleep(100_000)
    #expect(place.names().count > 1)
    running.send(SIGTERM)
    #expect(running.wait().ending == .signaled(SIGTERM))
  }
}
