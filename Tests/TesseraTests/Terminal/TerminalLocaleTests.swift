import Testing

@testable import Tessera

@Suite struct TerminalLocaleTests {
  @Test(arguments: [
    ("", "", "en_US.UTF-8", true), ("", "", "C.utf8", true), ("", "", "de_DE.utf-8@euro", true),
    ("", "", "UTF-8", true), ("", "", "en_US", false), ("", "", "C", false), ("", "", "POSIX", false),
    ("", "", "de_DE.ISO-8859-1", false), ("", "", "ja_JP.eucJP", false), ("", "", "", false),
    ("C", "en_US.UTF-8", "en_US.UTF-8", false), ("", "C", "en_US.UTF-8", false), ("en_US.UTF-8", "C", "C", true),
    ("", "ko_KR.UTF-8", "C", true), ("", "", "de_DE@utf8", false), ("", "", "en_US.UTF-16", false),
  ])
  func firstVariableThatIsNotEmptyDecides(lcAll: String, lcCtype: String, lang: String, expected: Bool) {
    let environment = TerminalEnvironment(lcAll: lcAll, lcCtype: lcCtype, lang: lang)
    #expect(TerminalLocale.isUTF8(in: environment) == expected)
  }

  @Test func unsetVariablesAskForNothing() { #expect(!TerminalLocale.isUTF8(in: TerminalEnvironment())) }
}
