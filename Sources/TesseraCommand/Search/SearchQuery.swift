/// A query in fzf's extended language: groups that must all match, each of terms of which one must.
///
/// Blanks separate terms, `|` between two terms makes them alternatives, `\ ` is a blank that separates nothing. A
/// term may begin with `!` (must not be found), then `'` (exact; fuzzy under ``SearchOptions/Matching/exact``) or `^`
/// (at the beginning), and end in `$` (at the end); `'abc'` is a whole word. A sign that has nothing to be the sign
/// of asks for nothing, as in fzf: `!` alone matches everything. A `|` without a term before it is a term.
struct SearchQuery: Hashable, Sendable {
  /// What must all match; each one is never empty.
  let groups: [[SearchTerm]]

  /// How it was read.
  let options: SearchOptions

  /// Reads a query.
  init(_ text: String, options: SearchOptions = SearchOptions()) {
    self.options = options
    var groups: [[SearchTerm]] = []
    var afterBar = false
    for word in Self.words(of: text) {
      if word.elementsEqual(["|"]), !groups.isEmpty, !afterBar {
        afterBar = true
        continue
      }
      guard let term = Self.term(word, options: options) else {
        afterBar = false
        continue
      }
      if afterBar, let last = groups.indices.last {
        groups[last].append(term)
      } else {
        groups.append([term])
      }
      afterBar = false
    }
    self.groups = groups
  }

  /// Whether it asks for nothing: everything matches, in the order of the input.
  var isEmpty: Bool { groups.isEmpty }

  /// Whether matches can be better or worse than others: with nothing but `!` before its terms they can't.
  var isScoring: Bool { groups.contains { $0.contains { !$0.isInverse } } }

  /// Whether everything that matches also matches the other query, so that only the other's matches need be searched.
  func narrows(_ other: SearchQuery) -> Bool {
    options == other.options
      && other.groups.allSatisfy { wide in
        groups.contains { narrow in narrow.allSatisfy { term in wide.contains { term.implies($0) } } }
      }
  }

  /// The words between blanks; an escaped blank is part of its word.
  private static func words(of text: String) -> [String.UnicodeScalarView] {
    var words: [String.UnicodeScalarView] = []
    var word = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == " ", isEscaped {
        word.removeLast()
        word.append(scalar)
      } else if scalar == " " {
        if !word.isEmpty { words.append(word) }
        word.removeAll()
      } else {
        word.append(scalar)
      }
      isEscaped = scalar == "\\"
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func term(_ word: String.UnicodeScalarView, options: SearchOptions) -> SearchTerm? {
    var text = word[...]
    let isInverse = text.first == "!"
    if isInverse { text.removeFirst() }
    var kind = options.matching == .exact || isInverse ? SearchTerm.Kind.exact : .fuzzy
    if text.count > 1, text.last == "$" {
      kind = .suffix
      text.removeLast()
    }
    if text.first == "'" {
      text.removeFirst()
      kind = options.matching == .exact || isInverse ? .fuzzy : .exact
      if text.count > 1, text.last == "'" {
        kind = .word
        text.removeLast()
      }
    } else if text.first == "^" {
      text.removeFirst()
      kind = kind == .suffix ? .whole : .prefix
    }
    guard !text.isEmpty else { return nil }
    let folded = CharacterFolding.units(of: text, accents: options.accents)
    let lowered = folded.map(CharacterFolding.lowercased)
    let respectsCase =
      switch options.caseMode {
      case .smart: folded.contains { CharacterClass(of: $0) == .capital }
      case .ignore: false
      case .respect: true
      }
    let units = respectsCase ? folded : lowered
    return units.isEmpty
      ? nil : SearchTerm(kind: kind, isInverse: isInverse, respectsCase: respectsCase, units: units)
  }
}
