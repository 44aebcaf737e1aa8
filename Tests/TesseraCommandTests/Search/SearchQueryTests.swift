import Testing

@testable import TesseraCommand

@Suite("Queries in fzf's language")
struct SearchQueryTests {
  /// A term in short: its sign, then its letters; `~` fuzzy, `=` exact, `w` word, `^`, `$`, `^$` as they are typed;
  /// behind `!` what must not be found; `C` where capital letters count.
  private static func short(_ term: SearchTerm) -> String {
    let sign =
      switch term.kind {
      case .fuzzy: "~"
      case .exact: "="
      case .word: "w"
      case .prefix: "^"
      case .suffix: "$"
      case .whole: "^$"
      }
    let letters = String(String.UnicodeScalarView(term.units.compactMap(Unicode.Scalar.init)))
    return (term.isInverse ? "!" : "") + sign + letters + (term.respectsCase ? "C" : "")
  }

  private static func short(_ query: SearchQuery) -> String {
    query.groups.map { $0.map(short).joined(separator: "|") }.joined(separator: " ")
  }

  @Test(
    "Signs before and behind a term choose how it is looked for",
    arguments: [
      ("abc", "~abc"), ("'abc", "=abc"), ("'abc'", "wabc"), ("^abc", "^abc"), ("abc$", "$abc"), ("^abc$", "^$abc"),
      ("!abc", "!=abc"), ("!'abc", "!~abc"), ("!^abc", "!^abc"), ("!abc$", "!$abc"), ("!^abc$", "!^$abc"),
      ("a b", "~a ~b"), ("  a   b  ", "~a ~b"), ("a\\ b", "~a b"), ("a\\ ", "~a "), ("a\\b", "~a\\b"),
      ("a | b", "~a|~b"), ("a | b | 'c d", "~a|~b|=c ~d"), ("a|b", "~a|b"),
      ("$", "~$"), ("a$b", "~a$b"), ("a'", "~a'"), ("'a", "=a"),
    ])
  func signs(text: String, terms: String) { #expect(Self.short(SearchQuery(text)) == terms) }

  @Test(
    "Signs of nothing ask for nothing",
    arguments: [("", ""), (" ", ""), ("!", ""), ("'", ""), ("^", ""), ("!^", ""), ("a !", "~a"), ("a |", "~a")])
  func nothing(text: String, terms: String) {
    let query = SearchQuery(text)
    #expect(Self.short(query) == terms)
    #expect(query.isEmpty == terms.isEmpty)
  }

  @Test("A bar without a term before it is a term", arguments: ["|", "| a"])
  func bar(text: String) { #expect(Self.short(SearchQuery(text)).hasPrefix("~|")) }

  @Test(
    "Under --exact a term is exact and a quote makes it fuzzy",
    arguments: [("abc", "=abc"), ("'abc", "~abc"), ("^a", "^a"), ("a$", "$a"), ("!abc", "!=abc"), ("!'abc", "!~abc")])
  func exact(text: String, terms: String) {
    #expect(Self.short(SearchQuery(text, options: SearchOptions(matching: .exact))) == terms)
  }

  @Test(
    "Capital letters count where they are typed, or as the options say",
    arguments: [
      (SearchOptions.CaseMode.smart, "~aBC ~b"), (.ignore, "~ab ~b"), (.respect, "~aBC ~bC"),
    ])
  func letterCase(mode: SearchOptions.CaseMode, terms: String) {
    #expect(Self.short(SearchQuery("aB b", options: SearchOptions(caseMode: mode))) == terms)
  }

  @Test(
    "A query that only asks for more narrows the other",
    arguments: [
      ("ab", "a", true), ("ab", "b", true), ("acb", "ab", true), ("ba", "ab", false), ("a b", "a", true),
      ("a", "a b", false), ("a", "a | b", true), ("a | b", "a", false), ("a | b", "a | b | c", true),
      ("'ab", "ab", true), ("ab", "'ab", false), ("'abc", "'bc", true), ("'abc", "'ac", false), ("^ab", "^a", true),
      ("^ab", "'ab", true), ("ab$", "b$", true), ("ab$", "a$", false), ("^ab$", "^a", true), ("^ab$", "b$", true),
      ("a !b", "a", true), ("a !bc", "a !b", false), ("a !b", "a !bc", false), ("a !b c", "a !b", true),
      ("aB", "ab", true), ("ab", "aB", false), ("AB", "A", true), ("'a'", "'a", true), ("'ab'", "'a'", false),
      ("a", "", true),
    ])
  func narrowing(narrow: String, wide: String, expected: Bool) {
    #expect(SearchQuery(narrow).narrows(SearchQuery(wide)) == expected)
  }
}
