import Foundation
import Testing

@testable import FontPreviewCore

@Suite("Look files")
struct LookFileTests {
  private static func style(_ text: String, over base: ListStyle = .modern) throws(LookFileError) -> ListStyle {
    try LookFile.style(from: Array(text.utf8), over: base)
  }

  @Test("What is written is read back, over any other look", arguments: TestLook.allCases, TestLook.allCases)
  func roundTrip(look: TestLook, base: TestLook) throws {
    let text = LookFile.text(of: look.style)
    #expect(try Self.style(text, over: base.style) == look.style)
    #expect(try LookFile.text(of: Self.style(text, over: base.style)) == text)
  }

  @Test("Every key that there is is written in every look, and stands in the same place", arguments: TestLook.allCases)
  func everyKey(look: TestLook) throws {
    func keys(_ value: Any, _ path: String = "") -> Set<String> {
      guard let object = value as? [String: Any] else { return [] }
      return object.reduce(into: []) {
        $0.insert(path + $1.key)
        $0.formUnion(keys($1.value, path + $1.key + "."))
      }
    }
    func keys(of style: ListStyle) throws -> Set<String> {
      keys(try JSONSerialization.jsonObject(with: Data(LookFile.text(of: style).utf8)))
    }
    let complete = try keys(of: LookFile.complete)
    let missing = complete.subtracting(try keys(of: look.style))
    // What is null has no keys in it.
    #expect(missing.allSatisfy { $0.contains(".shadow.") || $0.contains(".box.") }, "\(missing.sorted())")
    #expect(complete.contains("index.label.shadow.offset") && complete.count > 120)
    // Nothing is left out of the complete style itself.
    func isWhole(_ value: Any) -> Bool {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional && mirror.children.isEmpty { return false }
      return mirror.children.allSatisfy { isWhole($0.value) }
    }
    #expect(isWhole(LookFile.complete))
  }

  @Test("A part of a look changes that part")
  func partial() throws {
    var expected = ListStyle.classic
    expected.title.color = Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 0x78)
    expected.rowHeight = 50.5
    let text = ##"{"title": {"color": "#12345678"}, "rowHeight": 50.5}"##
    #expect(try Self.style(text, over: .classic) == expected)
    #expect(try Self.style("{}") == .modern)
  }

  @Test("Null takes away what may be missing: a thickness is a hairline then, a label has no shadow")
  func null() throws {
    let text = ##"{"separator": {"thickness": null}, "navigationBar": {"title": {"shadow": null}}}"##
    let style = try Self.style(text, over: .classic)
    #expect(style.separator.thickness == nil && style.navigationBar.title.shadow == nil)
    #expect(style.separatorThickness(at: Scale(3)) == Scale(3).hairline)
    let box = try Self.style(##"{"navigationBar": {"editButton": {"box": null}}}"##, over: .classic)
    #expect(box.navigationBar.editButton.box == nil && box.navigationBar.doneButton.box != nil)
  }

  @Test("A colour may become a gradient, and a gradient a colour")
  func gradients() throws {
    let text = """
      {"highlighted": {"background": [{"place": 0, "color": "#FF0000"}, {"place": 1, "color": "#0000FF80"}]},
       "dragged": {"background": "#00ff00"}}
      """
    let style = try Self.style(text)
    #expect(
      style.highlighted.background
        == .gradient([
          GradientStop(0, Color(red: 255, green: 0, blue: 0)),
          GradientStop(1, Color(red: 0, green: 0, blue: 255, alpha: 0x80)),
        ]))
    #expect(style.dragged.background == .color(Color(red: 0, green: 255, blue: 0)))
    #expect(try Self.style(##"{"sectionHeader": {"background": "#010203"}}"##, over: .classic) != .classic)
  }

  @Test("A shadow may be given to every label")
  func shadows() throws {
    for label in ["index", "placeholder", "sectionHeader"] {
      let text = "{\"\(label)\": {\"label\": {\"shadow\": {\"color\": \"#000000\", \"offset\": [0, -1]}}}}"
      #expect(try Self.style(text) != .modern)
    }
  }

  @Test(
    "A key that no look has is refused by its path, with the nearest one",
    arguments: [
      (##"{"titel": {}}"##, "titel", "title"), (##"{"title": {"colour": "#000000"}}"##, "title.colour", "color"),
      (
        ##"{"reorderControl": {"bars": [{"y": 0, "height": 1, "colr": "#000000"}]}}"##, "reorderControl.bars.0.colr",
        "color"
      ),
      (##"{"zzzzzzzzzzzzzzzzzzzz": 1}"##, "zzzzzzzzzzzzzzzzzzzz", nil),
      (
        ##"{"dragged": {"background": [{"place": 0, "color": "#000000", "plaice": 1}]}}"##,
        "dragged.background.0.plaice", "place"
      ),
    ])
  func unknownKey(text: String, path: String, nearest: String?) {
    #expect(throws: LookFileError.unknownKey(path, nearest: nearest)) { try Self.style(text) }
    #expect(LookFileError.unknownKey(path, nearest: nearest).description.contains(path))
  }

  @Test(
    "A value of the wrong kind is refused by its path",
    arguments: [
      (##"{"rowHeight": "tall"}"##, "rowHeight"), (##"{"title": {"color": 7}}"##, "title.color"),
      (##"{"title": {"color": "red"}}"##, "title.color"), (##"{"title": {"color": "#12345"}}"##, "title.color"),
      (##"{"title": {"color": "#GGGGGG"}}"##, "title.color"), (##"{"title": 17}"##, "title"),
      (##"{"title": null}"##, "title"),
      (##"{"rowHeight": null}"##, "rowHeight"), (##"{"rowHeight": true}"##, "rowHeight"),
      (##"{"separator": {"isBelowLast": 1}}"##, "separator.isBelowLast"),
      (##"{"checkmark": {"corners": [[1, 2, 3]]}}"##, "checkmark.corners.0"),
      (##"{"checkmark": {"corners": [[1]]}}"##, "checkmark.corners.0"),
      (##"{"checkmark": {"corners": 4}}"##, "checkmark.corners"),
      (##"{"placeholder": {"rows": 1.5}}"##, "placeholder.rows"),
      (##"{"navigationBar": {"title": {"weight": "black"}}}"##, "navigationBar.title.weight"),
      (##"{"dragged": {"background": []}}"##, "dragged.background"),
      (
        ##"{"dragged": {"background": [{"place": 1, "color": "#000000"}, {"place": 0, "color": "#000000"}]}}"##,
        "dragged.background"
      ),
      (##"{"dragged": {"background": {"color": 1}}}"##, "dragged.background"),
    ])
  func wrongKind(text: String, path: String) {
    do throws(LookFileError) {
      _ = try Self.style(text)
      Issue.record("\(text) is taken")
    } catch {
      guard case .invalidValue(let found, let reason) = error else {
        Issue.record("\(text): \(error)")
        return
      }
      #expect(found.hasPrefix(path) && !reason.isEmpty, "\(error)")
    }
  }

  @Test(
    "A number that no list can be drawn with is refused by name",
    arguments: [
      (##"{"rowHeight": 0}"##, "rowHeight"), (##"{"rowHeight": 1e9}"##, "rowHeight"),
      (##"{"title": {"size": -1}}"##, "title.size"),
      (##"{"background": "#FFFFFF80"}"##, "background"), (##"{"checkmark": {"corners": []}}"##, "checkmark.corners"),
      (##"{"checkmark": {"corners": [[0, 1e300]]}}"##, "checkmark.corners.0"),
      (##"{"placeholder": {"rows": 1000}}"##, "placeholder.rows"), (##"{"toggle": {"width": 1e12}}"##, "toggle.width"),
      (##"{"detail": {"gap": -3}}"##, "detail.gap"),
      (##"{"scrollIndicator": {"inset": 5000}}"##, "scrollIndicator.inset"),
      (##"{"reorderControl": {"bars": [{"y": 1e99, "height": 1, "color": "#000000"}]}}"##, "reorderControl.bars.0.y"),
      (##"{"dragged": {"background": [{"place": 2, "color": "#000000"}]}}"##, "dragged.background.0.place"),
      (##"{"popover": {"shadowOffset": -5000}}"##, "popover.shadowOffset"),
    ])
  func outOfRange(text: String, name: String) {
    do throws(LookFileError) {
      _ = try Self.style(text)
      Issue.record("\(text) is taken")
    } catch {
      guard case .outOfRange(let fault) = error else {
        Issue.record("\(text): \(error)")
        return
      }
      #expect(fault.hasPrefix(name + " "), "\(fault)")
    }
  }

  @Test(
    "What is no JSON object is no look",
    arguments: ["", " ", "[]", "7", "null", "{", "{\"title\"", "look", "\u{FEFF}x"])
  func notJSON(text: String) {
    #expect(throws: LookFileError.notJSON) { try Self.style(text) }
  }

  @Test("What is large, deep or no text ends with an error as well")
  func strange() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(throws: LookFileError.notJSON) { try Self.style(deep) }
    #expect(throws: LookFileError.self) { try Self.style("{\"title\":" + deep) }
    #expect(throws: LookFileError.self) { try LookFile.style(from: [0xFF, 0xFE, 0x00, 0x7B], over: .modern) }
    let many = "{" + (0..<50_000).map { "\"k\($0)\": 1" }.joined(separator: ",") + "}"
    #expect(throws: LookFileError.self) { try Self.style(many) }
  }

  @Test("Every number of a look may be as small or as large as it is taken, and a list is drawn all the same")
  func extremes() async throws {
    var paths: [[String]] = []
    func collect(_ value: Any, _ path: [String]) {
      if let object = value as? [String: Any] {
        for key in object.keys.sorted() { collect(object[key]!, path + [key]) }
      } else if value is NSNumber {
        paths.append(path)
      }
    }
    collect(try JSONSerialization.jsonObject(with: Data(LookFile.text(of: .classic).utf8)), [])
    #expect(paths.count > 60)
    var drawn = 0
    for path in paths {
      for value in ["0", "0.3", "300"] {
        let text = path.reversed().reduce(value) { "{\"\($1)\": \($0)}" }
        guard let style = try? Self.style(text, over: .classic) else { continue }
        let sheet = try TestSheet(
          look: style, titles: ["Ab", "Bc"], selected: 0, scale: 1, width: 120, isInSections: drawn % 2 == 0
        ) { list in
          list.isEditing = drawn % 3 == 0
          list = list.mapRows {
            $0.accessory = drawn % 2 == 0 ? .toggle(isOn: true) : .detailButton
            $0.detail = RowDetail(text: "D", isInOwnFace: false)
          }
        } configuration: {
          $0.cell = .allCases[drawn % 4]
          $0.parts.hasNavigationBar = true
          $0.parts.chrome = drawn % 2 == 0 ? .popover : .none
          $0.parts.viewportHeight = drawn % 5 < 2 ? 60 : nil
        }
        let height = try await sheet.bands(jobs: 1).reduce(0) { $0 + $1.pixmap.height }
        #expect(height == sheet.renderer.pixelHeight, "\(path) \(value)")
        drawn += 1
      }
    }
    #expect(drawn > 100)
  }
}
