import Testing

@testable import FontPreview

@Suite struct UsageErrorTests {
  @Test func twoOptionsThatFillTheDetailAreRefused() {
    let error = UsageError.conflict("--detail", "--samples always", subject: "the detail of rows")
    #expect(throws: error) {
      try ArgumentParser.parse(["--samples", "always", "--detail", "file"].map { Argument(Array($0.utf8)) })
    }
    #expect(
      error.description == "--detail and --samples always both say what the detail of rows is: give one of them")
  }

  @Test(arguments: [
    (["--selectd", "x"], #"unknown option "--selectd": did you mean --selected?"#),
    (["--selectd=x"], #"unknown option "--selectd": did you mean --selected?"#),
    (["--Scale", "2"], #"unknown option "--Scale": did you mean --scale?"#),
    (["--sel", "x"], #"unknown option "--sel": did you mean --selected?"#),
    (["-selected", "x"], #"unknown option "-s" in "-selected": did you mean --selected?"#),
    (["--bogus"], #"unknown option "--bogus": see fontpreview --help"#),
    (["--bogus", "-h"], #"unknown option "--bogus": see fontpreview --help"#),
    (["--=x"], #"unknown option "--=x": see fontpreview --help"#),
    (["-x"], #"unknown option "-x": see fontpreview --help"#),
    (["-qx"], #"unknown option "-x" in "-qx": see fontpreview --help"#),
    (["-qé"], #"unknown option "-é" in "-qé": see fontpreview --help"#),
    (["--\u{1B}[31m"], #"unknown option "--\x1B[31m": see fontpreview --help"#),
  ])
  func anUnknownOptionSaysWhatItMayHaveMeant(arguments: [String], text: String) {
    expect(arguments, text)
  }

  @Test func anUnknownOptionOfInvalidBytesIsShownAsBytes() {
    #expect(throws: UsageError.unknownOption(Argument([0x2D, 0xFF]), in: nil, suggestion: nil)) {
      try ArgumentParser.parse([Argument([0x2D, 0xFF])])
    }
  }

  @Test(arguments: [
    (["--selected"], "--selected needs a value: --selected NAME"),
    (["-q", "-o"], "-o needs a value: -o FILE"),
    (["-qo"], "-o needs a value: -o FILE"),
    (["--names"], "--names needs a value: --names full|postscript|family"),
    (["--interface-font"], "--interface-font needs a value: --interface-font NAME|FILE"),
  ])
  func aMissingValueSaysItsForm(arguments: [String], text: String) {
    expect(arguments, text)
  }

  @Test(arguments: [
    (["--isolated=yes"], #"--isolated takes no value: leave out "=yes""#),
    (["--quiet="], #"--quiet takes no value: leave out "=""#),
    (["--help=all"], #"--help takes no value: leave out "=all""#),
  ])
  func aFlagWithAValueSaysWhatToLeaveOut(arguments: [String], text: String) {
    expect(arguments, text)
  }

  @Test(arguments: [
    (["--scale", "abc"], #"--scale: "abc" is not a whole number from 1 to 4"#),
    (["--scale", "0"], #"--scale: "0" is not a whole number from 1 to 4"#),
    (["--scale=5"], #"--scale: "5" is not a whole number from 1 to 4"#),
    (["--scale="], #"--scale: "" is not a whole number from 1 to 4"#),
    (["--scale", "+2"], #"--scale: "+2" is not a whole number from 1 to 4"#),
    (["--scale", "2.0"], #"--scale: "2.0" is not a whole number from 1 to 4"#),
    (["--scale", "-1"], #"--scale: "-1" is not a whole number from 1 to 4"#),
    (["--scale", "٢"], #"--scale: "٢" is not a whole number from 1 to 4"#),
    (["--scale", "1", "--scale", "x"], #"--scale: "x" is not a whole number from 1 to 4"#),
    (["--width", "119"], #"--width: "119" is not a whole number from 120 to 4096"#),
    (["--width", "99999999999999999999"], #"--width: "99999999999999999999" is not a whole number from 120 to 4096"#),
    (["-j=4"], #"-j: "=4" is not a whole number from 1 to 64"#),
    (["--names", "foo"], #"--names: "foo" is not one of full, postscript, family"#),
    (["--names", "fam\u{1B}"], #"--names: "fam\x1B" is not one of full, postscript, family"#),
    (["--sort", "Natural"], #"--sort: "Natural" is not one of compare, natural, family, weight, none"#),
    (["names", "--format", ""], #"--format: "" is not one of text, tsv, json"#),
    (["--generate", "tcsh"], #"--generate: "tcsh" is not one of man, bash, zsh, fish"#),
    (["--name-lang", "de_DE"], #"--name-lang: "de_DE" is not a language tag such as en or pt-br"#),
    (["--name-lang", "pt-"], #"--name-lang: "pt-" is not a language tag such as en or pt-br"#),
    (["--name-lang", ""], #"--name-lang: "" is not a language tag such as en or pt-br"#),
    (["-o", ""], #"-o: "" is not the name of a file"#),
    (["--font-dir="], #"--font-dir: "" is not the name of a directory"#),
    (["--interface-font", ""], #"--interface-font: "" is not a font's name or file"#),
    (["--features", ""], #"--features: "" is not a list of features such as smcp,-liga"#),
    (["--features", "smcp,"], #"--features: "smcp," is not a list of features such as smcp,-liga"#),
    (["--features", "smcp=x"], #"--features: "smcp=x" is not a list of features such as smcp,-liga"#),
    (["--features", "toolong"], #"--features: "toolong" is not a list of features such as smcp,-liga"#),
    (["--variations", "wght"], #"--variations: "wght" is not a list of axis places such as wght=650,wdth=80"#),
    (["--variations", "wght=a"], #"--variations: "wght=a" is not a list of axis places such as wght=650,wdth=80"#),
    (["--variations", "wght=inf"], #"--variations: "wght=inf" is not a list of axis places such as wght=650,wdth=80"#),
    (["--variations", "wght=1,,"], #"--variations: "wght=1,," is not a list of axis places such as wght=650,wdth=80"#),
    (["--row-height", "19"], #"--row-height: "19" is not auto or a whole number from 20 to 400"#),
    (["--row-height", "401"], #"--row-height: "401" is not auto or a whole number from 20 to 400"#),
    (["--row-height", "Auto"], #"--row-height: "Auto" is not auto or a whole number from 20 to 400"#),
    (["--row-height", "44.5"], #"--row-height: "44.5" is not auto or a whole number from 20 to 400"#),
    (["--cell", "value3"], #"--cell: "value3" is not one of default, subtitle, value1, value2"#),
    (["--detail", "name"], #"--detail: "name" is not one of style, file, postscript, version"#),
    (["--samples", "yes"], #"--samples: "yes" is not one of auto, always, never"#),
    (["--instances", "none"], #"--instances: "none" is not one of all, default"#),
    (["--bitmap", "no"], #"--bitmap: "no" is not one of nearest, scale, skip"#),
    (["--language", "j_a"], #"--language: "j_a" is not a language tag such as en or pt-br"#),
    (["--text", ""], #"--text: "" is not a text"#),
  ])
  func aRefusedValueSaysWhatItIsNot(arguments: [String], text: String) {
    expect(arguments, text)
  }

  @Test(arguments: [
    (["names", "-o", "a.txt"], "-o does not apply to fontpreview names, only to drawing a sheet, fontpreview diff"),
    (
      ["--scale", "2", "names"],
      "--scale does not apply to fontpreview names, only to drawing a sheet, fontpreview check"
    ),
    (["--format", "json"], "--format does not apply to drawing a sheet, only to fontpreview names"),
  ])
  func anOptionOfAnotherCommandSaysWhatItAppliesTo(arguments: [String], text: String) {
    expect(arguments, text)
  }

  private func expect(_ arguments: [String], _ text: String) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser.parse(arguments.map { Argument($0) })
    }
    #expect(error?.description == text)
  }
}
