/// How a query is read and its matches are ranked.
struct SearchOptions: Hashable, Sendable {
  /// What a term without a sign before it asks for.
  enum Matching: Hashable, Sendable {
    /// Its letters in their order, with anything between them.
    case fuzzy
    /// Its letters one behind the other: `--exact`.
    case exact
  }

  /// Whether capital and small letters meet.
  enum CaseMode: Hashable, Sendable {
    /// They do, for a term without capital letters.
    case smart
    /// They always do: `-i`.
    case ignore
    /// They never do: `+i`.
    case respect
  }

  /// Whether letters with and without accents meet.
  enum Accents: Hashable, Sendable {
    /// They do: `ü` and `u`.
    case folded
    /// They don't, but an accent of its own and a composed letter do: `--literal`.
    case kept
  }

  /// The order of the matches.
  enum Order: Hashable, Sendable {
    /// Best match first.
    case ranked
    /// That of the input: `--no-sort`.
    case input
  }

  /// What decides between matches of equal score, before the order of the input does.
  enum Tiebreak: Hashable, Sendable {
    /// The shorter text, without blanks around it, in characters.
    case length
    /// Nothing.
    case input
  }

  var matching = Matching.fuzzy
  var caseMode = CaseMode.smart
  var accents = Accents.folded
  var order = Order.ranked
  var tiebreak = Tiebreak.length
}
