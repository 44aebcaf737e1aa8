/// Reads `--bind`'s argument: `KEY:ACTION+ACTION,KEY:ACTION`, where commands stand in brackets.
///
/// `execute(…)`, also with `[…]`, `{…}`, `<…>`, or the same character on both sides out of `~!@#$%^&*;/|`; and
/// `execute:…`, whose command takes all the rest. Within brackets of a kind, pairs may nest.
struct KeyBindingParser {
  /// What can't be read, and why.
  struct Refusal: Error, Equatable {
    let expected: String
  }

  private var rest: Substring

  private init(_ text: String) { rest = text[...] }

  /// The bindings of an argument, in order.
  static func bindings(_ text: String) throws(Refusal) -> [KeyBinding] {
    var parser = KeyBindingParser(text)
    var bindings = [try parser.binding()]
    while parser.take(",") { bindings.append(try parser.binding()) }
    guard parser.rest.isEmpty else { throw Refusal(expected: "a comma before '\(printable(String(parser.rest)))'") }
    return bindings
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func binding() throws(Refusal) -> KeyBinding {
    // The first character is of the key even where it is a colon or a comma.
    let end = rest.dropFirst().firstIndex(of: ":")
    guard let end, let key = NamedKey(String(rest[..<end])) else {
      throw Refusal(
        expected: end == nil
          ? "KEY:ACTION, as in ctrl-d:page-down"
          : "no key is called '\(printable(String(rest[..<(end ?? rest.endIndex)])))'")
    }
    if let use = key.reservedUse { throw Refusal(expected: "\(key.name) always \(use)") }
    rest = rest[rest.index(after: end)...]
    var actions = [try action()]
    while take("+") { actions.append(try action()) }
    return KeyBinding(key: key, actions: actions)
  }

  private mutating func action() throws(Refusal) -> BoundAction {
    let name = rest.prefix { $0.isLetter || $0 == "-" }
    rest = rest[name.endIndex...]
    switch name {
    case "execute": return .execute(try command(of: name))
    case "execute-silent": return .executeSilently(try command(of: name))
    default:
      guard let action = BoundAction(name: String(name)) else {
        throw Refusal(expected: "no action is called '\(printable(String(name)))'; see the manual")
      }
      return action
    }
  }

  private mutating func command(of name: Substring) throws(Refusal) -> CommandTemplate {
    let line = try argument(of: name)
    guard let command = CommandTemplate(line) else {
      throw Refusal(expected: "'\(printable(line))' is no command: words, with quotations that are ended")
    }
    return command
  }

  private mutating func argument(of name: Substring) throws(Refusal) -> String {
    let refusal = Refusal(expected: "\(name) needs a command, as in \(name)(less {})")
    guard let opening = rest.popFirst() else { throw refusal }
    if opening == ":" {
      defer { rest = rest[rest.endIndex...] }
      guard !rest.isEmpty else { throw refusal }
      return String(rest)
    }
    guard let closing = Self.closing(of: opening), let end = end(opening: opening, closing: closing),
      end > rest.startIndex
    else { throw refusal }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end])
  }

  private func end(opening: Character, closing: Character) -> Substring.Index? {
    var depth = 1
    for index in rest.indices {
      if rest[index] == closing {
        depth -= 1
        if depth == 0 { return index }
      } else if rest[index] == opening {
        depth += 1
      }
    }
    return nil
  }

  private static func closing(of opening: Character) -> Character? {
    switch opening {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    case "<": ">"
    case "~", "!", "@", "#", "$", "%", "^", "&", "*", ";", "/", "|": opening
    default: nil
    }
  }
}
