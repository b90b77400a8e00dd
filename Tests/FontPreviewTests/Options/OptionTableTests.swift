import Testing

@testable import FontPreview

@Suite struct OptionTableTests {
  @Test func namesAndLettersAreUnique() {
    let names = OptionTable.all.map(\.name)
    let letters = OptionTable.all.compactMap(\.short)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
    #expect(Set(letters) == ["h", "V", "q", "v", "j", "o"])
  }

  @Test func everyGroupHasOptionsAndIsListedInOrder() {
    let order = OptionTable.all.compactMap { OptionGroup.allCases.firstIndex(of: $0.group) }
    #expect(order == order.sorted())
    #expect(Set(order).count == OptionGroup.allCases.count)
  }

  @Test func everyCommandIsInTheTableOnce() {
    #expect(CommandTable.all.map(\.command) == Command.allCases)
    #expect(CommandTable.all.filter { $0.word == nil }.count == 1)
  }

  @Test(arguments: OptionTable.all.map(\.name))
  func everyOptionIsParsedInAllItsFormsAndChangesSomething(name: String) throws {
    let option = try #require(OptionTable.all.first { $0.name == name })
    var lines: [[Argument]] = option.forms.map { [Argument($0)] + (option.sample.map { [$0] } ?? []) }
    if let sample = option.sample {
      lines.append([Argument(Array("\(option.longForm)=".utf8) + sample.bytes)])
      if let short = option.shortForm { lines.append([Argument(Array(short.utf8) + sample.bytes)]) }
    }
    let invocations = try lines.map { try ArgumentParser.parse(option.commandWords + $0) }
    #expect(invocations.allSatisfy { $0 == invocations[0] })
    if case .run(_, _, let options) = invocations[0] { #expect(options != Options()) }
  }

  @Test(arguments: OptionTable.all.map(\.name))
  func everyValueInHelpIsTakenAndTheNextBeyondIsNot(name: String) throws {
    let option = try #require(OptionTable.all.first { $0.name == name })
    guard let kind = option.value?.kind else { return }
    var taken = kind.words
    var refused: [String] = []
    if case .wholeNumber(let range) = kind {
      taken += [String(range.lowerBound), String(range.upperBound)]
      refused += [String(range.lowerBound - 1), String(range.upperBound + 1)]
    }
    if case .choice = kind { refused += taken.map { $0 + "x" } }
    for value in taken {
      #expect(throws: Never.self) {
        try ArgumentParser.parse(option.commandWords + [Argument(option.longForm), Argument(value)])
      }
    }
    for value in refused {
      #expect(throws: UsageError.self) {
        try ArgumentParser.parse(option.commandWords + [Argument(option.longForm), Argument(value)])
      }
    }
  }

  @Test(arguments: OptionTable.all.map(\.name))
  func everyOptionIsInHelpTheManualPageAndTheCompletions(name: String) throws {
    let option = try #require(OptionTable.all.first { $0.name == name })
    let label = option.forms.joined(separator: ", ") + (option.value.map { " " + $0.placeholder } ?? "")
    let help = HelpText.full.split(separator: "\n")
    #expect(help.contains { $0.drop { $0 == " " } == label || $0.drop { $0 == " " }.hasPrefix(label + "  ") })
    #expect(ManualPage.text.contains(Roff.bold(option.longForm)))
    let bash = BashCompletion.text.split { $0.isWhitespace || $0 == "\"" }
    #expect(bash.contains { $0 == option.longForm })
    let suffix = option.value == nil ? "" : "="
    #expect(
      ["'", "'*", ","].contains { start in
        ["[", "}'["].contains { ZshCompletion.text.contains(start + option.longForm + suffix + $0) }
      })
    #expect(FishCompletion.text.contains(" -l \(name) "))
    guard let short = option.shortForm else { return }
    #expect(ManualPage.text.contains(Roff.bold(short)))
    #expect(bash.contains { $0 == short })
    #expect(ZshCompletion.text.contains("{\(short)\(option.value == nil ? "" : "+"),"))
    #expect(FishCompletion.text.contains(" -s \(short.dropFirst()) -l \(name) "))
  }

  @Test(arguments: OptionTable.all.map(\.name), Command.allCases)
  func anOptionIsTakenByItsCommandsOnly(name: String, command: Command) throws {
    let option = try #require(OptionTable.all.first { $0.name == name })
    let word = CommandTable.specification(of: command).word.map { [Argument($0)] } ?? []
    let line = word + [Argument(option.longForm)] + (option.sample.map { [$0] } ?? [])
    if option.commands.contains(command) {
      #expect(throws: Never.self) { try ArgumentParser.parse(line) }
    } else {
      let expected = UsageError.inapplicable(option: option.longForm, command: command, commands: option.commands)
      #expect(throws: expected) { try ArgumentParser.parse(line) }
    }
  }
}
