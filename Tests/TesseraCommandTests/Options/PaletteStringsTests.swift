import Testing

@testable import TesseraCommand

struct PaletteStringsTests {
  @Test(
    "The language follows the locale, as in gettext",
    arguments: [
      ([:], .english),
      (["LANG": "pt_BR.UTF-8"], .portuguese), (["LANG": "pt"], .portuguese), (["LANG": "PT_pt"], .portuguese),
      (["LANG": "ja_JP.UTF-8"], .japanese), (["LANG": "ko-KR"], .korean), (["LANG": "ar_EG.UTF-8"], .arabic),
      (["LANG": "ara"], .english),
      (["LANG": "en_GB"], .english),
      (["LANG": "de_DE.UTF-8"], .english), (["LANG": "C"], .english), (["LANG": ""], .english),
      // A longer name is another language.
      (["LANG": "kok_IN"], .english), (["LANG": "ptx"], .english),
      (["LC_ALL": "ja_JP", "LC_MESSAGES": "ko_KR", "LANG": "pt_PT"], .japanese),
      (["LC_MESSAGES": "ko_KR", "LANG": "pt_PT"], .korean),
      (["LC_ALL": "", "LANG": "pt_PT"], .portuguese),
      (["LANG": "de_DE", "LANGUAGE": "fr:ko:ja"], .korean), (["LANG": "ja_JP", "LANGUAGE": "fr"], .japanese),
      (["LANG": "ja_JP", "LANGUAGE": ""], .japanese),
      (["LANG": "C", "LANGUAGE": "ja"], .english), (["LC_ALL": "C.UTF-8", "LANGUAGE": "ja"], .english),
      (["LC_ALL": "POSIX", "LANGUAGE": "ja"], .english), (["LANGUAGE": "ja"], .english),
    ] as [([String: String], PaletteStrings)])
  func languages(_ environment: [String: String], _ strings: PaletteStrings) {
    #expect(PaletteStrings { environment[$0] } == strings)
  }

  @Test func theEnglishPaletteSaysWhatItMust() {
    #expect(PaletteStrings.english.title == "Tile palette")
    #expect(PaletteStrings.english.status(selected: nil) == "Choose a numbered tile")
    #expect(PaletteStrings.english.status(selected: 7) == "Selected tile: 7")
    #expect(PaletteStrings.english.tile(11) == "Tile 11")
  }
}
