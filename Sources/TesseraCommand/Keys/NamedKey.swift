import Tessera

/// A key as `--bind` and `--expect` name it.
struct NamedKey: Equatable {
  /// Its name, as it was given: what `--expect` prints.
  let name: String

  /// What arrives when it is pressed.
  let press: KeyPress

  /// Reads a name: a character, or `ctrl-`, `alt-` and `shift-` in this order before a character or the name of a
  /// key; names as in fzf. Capitals count only in single characters.
  ///
  /// Nil for what is no key, among it what terminals can't tell apart from another key, such as Shift with a
  /// letter (name the capital).
  init?(_ name: String) {
    self.name = name
    if name.count == 1, let character = name.first {
      press = KeyPress(KeyEquivalent(character))
      return
    }
    var rest = name.lowercased()[...]
    var modifiers: EventModifiers = []
    for (prefix, modifier) in Self.prefixes where rest.hasPrefix(prefix) && rest.count > prefix.count {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if rest == "btab" {
      rest = "tab"
      modifiers.insert(.shift)
    }
    if let key = Self.key(named: String(rest)) {
      press = KeyPress(key, modifiers: modifiers)
    } else if rest.count == 1, let character = rest.first, !modifiers.contains(.shift) {
      // A capital behind alt- is another key than the small letter.
      let typed = modifiers == .option ? name.last ?? character : character
      press = KeyPress(KeyEquivalent(typed), modifiers: modifiers)
    } else {
      return nil
    }
  }

  private static let prefixes: [(String, EventModifiers)] = [
    ("ctrl-", .control), ("alt-", .option), ("shift-", .shift),
  ]

  private static func key(named name: String) -> KeyEquivalent? {
    switch name {
    case "up": .upArrow
    case "down": .downArrow
    case "left": .leftArrow
    case "right": .rightArrow
    case "home": .home
    case "end": .end
    case "page-up", "pgup": .pageUp
    case "page-down", "pgdn": .pageDown
    case "enter", "return": .return
    case "space": .space
    case "tab": .tab
    case "esc", "escape": .escape
    case "backspace", "bspace", "bs": .delete
    case "delete", "del": .deleteForward
    case "insert", "ins": .insert
    default: functionKey(name)
    }
  }

  private static func functionKey(_ name: String) -> KeyEquivalent? {
    guard name.hasPrefix("f"), let number = OptionArgument.wholeNumber(name.dropFirst()), (1...12).contains(number)
    else { return nil }
    return .function(number)
  }
}
