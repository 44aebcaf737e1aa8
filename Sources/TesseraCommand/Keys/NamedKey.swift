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
  /// Keys that are one byte to a terminal are one key: Ctrl-M and Ctrl-J are Enter, Ctrl-I is Tab, Ctrl-H Backspace,
  /// Ctrl-[ Escape.
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
    if modifiers.contains(.control), let key = Self.name(ofControl: rest) {
      rest = key
      modifiers.remove(.control)
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

  /// What the event loop does with the key, so that nothing else can be bound to it; nil for every other key.
  var reservedUse: String? {
    guard press.modifiers == .control else { return nil }
    switch press.key {
    case "c": return "interrupts"
    case "z": return "suspends"
    case "\\": return "quits"
    case "l": return "draws the screen again"
    default: return nil
    }
  }

  /// The key that sends the same byte as Ctrl with a character.
  private static func name(ofControl character: Substring) -> Substring? {
    switch character {
    case "m", "j": "enter"
    case "i": "tab"
    case "h": "backspace"
    case "[": "esc"
    default: nil
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
