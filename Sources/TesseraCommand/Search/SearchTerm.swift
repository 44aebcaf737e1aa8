/// One term of a query: what must, or must not, be found in a text.
struct SearchTerm: Hashable, Sendable {
  /// How the letters are looked for.
  enum Kind: Hashable, Sendable {
    /// In their order, with anything between them: `abc`.
    case fuzzy
    /// One behind the other: `'abc`.
    case exact
    /// One behind the other, with a word's beginning and end around them: `'abc'`.
    case word
    /// At the beginning: `^abc`.
    case prefix
    /// At the end: `abc$`.
    case suffix
    /// As the whole text: `^abc$`.
    case whole
  }

  let kind: Kind

  /// Whether a text matches in which it is *not* found: `!abc`.
  let isInverse: Bool

  /// Whether capital and small letters differ.
  let respectsCase: Bool

  /// The letters, folded as texts are; never empty.
  let units: [UInt32]

  /// Whether all of its units are ASCII characters; if not, it is in no ASCII text.
  let isASCII: Bool

  init(kind: Kind, isInverse: Bool, respectsCase: Bool, units: [UInt32]) {
    self.kind = kind
    self.isInverse = isInverse
    self.respectsCase = respectsCase
    self.units = units
    isASCII = units.allSatisfy { $0 < 0x80 }
  }

  /// Whether every text in which this term is found also holds the other term, so that a search for this one need
  /// only look at the matches of the other.
  func implies(_ other: SearchTerm) -> Bool {
    if self == other { return true }
    guard !isInverse, !other.isInverse, respectsCase || !other.respectsCase else { return false }
    let units = other.respectsCase ? self.units : self.units.map(CharacterFolding.lowercased)
    switch other.kind {
    case .fuzzy: return Self.isSubsequence(other.units, of: units)
    case .exact: return kind != .fuzzy && Self.contains(units, other.units)
    case .prefix: return (kind == .prefix || kind == .whole) && units.starts(with: other.units)
    case .suffix: return (kind == .suffix || kind == .whole) && units.reversed().starts(with: other.units.reversed())
    case .word, .whole: return false
    }
  }

  private static func isSubsequence(_ part: [UInt32], of whole: [UInt32]) -> Bool {
    var rest = part[...]
    for unit in whole where unit == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private static func contains(_ whole: [UInt32], _ part: [UInt32]) -> Bool {
    whole.count >= part.count
      && (0...(whole.count - part.count)).contains { whole[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
