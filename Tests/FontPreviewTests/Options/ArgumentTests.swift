import FontPreviewCore
import Testing

@testable import FontPreview

@Suite struct ArgumentTests {
  @Test func theCommandLineIsThatOfTheProcess() {
    #expect(Argument.commandLine.map(\.text) == Array(CommandLine.arguments.dropFirst()))
  }

  @Test func bytesThatAreNotUTF8AreKept() {
    let argument = Argument([0x66, 0xFF, 0x2F])
    #expect(argument.bytes == [0x66, 0xFF, 0x2F])
    #expect(argument.text == "f\u{FFFD}/")
  }

  @Test func aSlashMakesAPath() {
    #expect(Argument("./a.ttf").isPath)
    #expect(!Argument("a.ttf").isPath)
  }

  @Test func canonicallyEquivalentArgumentsDiffer() {
    #expect(Argument("\u{E9}") != Argument("e\u{301}"))
  }

  @Test(arguments: [
    ("DejaVu Sans", #""DejaVu Sans""#),
    ("", #""""#),
    ("Ä漢🙂", #""Ä漢🙂""#),
    (#"a"b\c"#, #""a\"b\\c""#),
    ("a\nb\tc\rd", #""a\nb\tc\rd""#),
    ("\u{1B}[31m\u{7F}", #""\x1B[31m\x7F""#),
    ("\u{9B}31m", #""\u{009B}31m""#),
    ("a\u{202E}b\u{2028}c", #""a\u{202E}b\u{2028}c""#),
  ])
  func quotedTextHoldsNothingATerminalObeys(text: String, quoted: String) {
    #expect(Argument(text).quoted == quoted)
    #expect(Quoting.quoted(text) == quoted)
  }

  @Test func quotedBytesThatAreNotUTF8AreShownAsBytes() {
    #expect(Argument([0x61, 0xFF, 0xC3, 0xA4, 0xC3]).quoted == #""a\xFFä\xC3""#)
  }
}
