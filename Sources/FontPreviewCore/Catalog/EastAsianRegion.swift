/// The region whose forms a face gives the characters that China, Japan and Korea share.
enum EastAsianRegion: CaseIterable {
  case japan, mainland, taiwan, korea

  /// The region of a face that covers `languages`, has names in `nameLanguages` (both in fontconfig's writing) and is
  /// called `names`.
  ///
  /// Most faces cover the languages of one region alone. One that covers more has its name in the language that it is
  /// for as well; a family of one design for all regions says in its name which of them a face is for.
  init(languages: [String], nameLanguages: [String], names: [String]) {
    func regions(_ languages: [String]) -> [Self] {
      Self.allCases.filter { region in
        languages.contains { language in region.languages.contains { language.lowercased().hasPrefix($0) } }
      }
    }
    let covered = regions(languages)
    let named = regions(nameLanguages)
    if covered.count == 1 {
      self = covered[0]
    } else if named.count == 1 {
      self = named[0]
    } else {
      let words = names.flatMap { $0.uppercased().split { !$0.isLetter && !$0.isNumber } }.map(String.init)
      let marked = Self.allCases.first { region in words.contains { region.marks.contains($0) } }
      self = marked ?? covered.first ?? .japan
    }
  }

  /// In fontconfig's writing, the first the one whose letters are shown.
  var languages: [String] {
    switch self {
    case .japan: ["ja"]
    case .mainland: ["zh-cn", "zh-sg"]
    case .taiwan: ["zh-tw", "zh-hk", "zh-mo"]
    case .korea: ["ko"]
    }
  }

  /// Known letters, among them such as differ from region to region.
  var letters: String {
    switch self {
    case .japan: "あいうアイウ直骨"
    case .mainland: "国书门马体学直骨"
    case .taiwan: "國書門馬體學直骨"
    case .korea: "가나다라마바사아"
    }
  }

  /// What families for several regions add to their name.
  private var marks: [String] {
    switch self {
    case .japan: ["JP", "J", "JA"]
    case .mainland: ["SC", "CN", "GB"]
    case .taiwan: ["TC", "TW", "HK", "HC"]
    case .korea: ["KR", "K", "KO"]
    }
  }
}
