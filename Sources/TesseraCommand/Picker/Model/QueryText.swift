/// What is typed into the filter field: a text with a cursor between two of its characters.
///
/// A character is what people take for one (Swift's `Character`): editing never cuts one. Plain letters are one each,
/// so a mark that is typed after its letter joins it.
struct QueryText: Equatable {
  /// What stands before the cursor.
  private(set) var before = ""

  /// What stands behind the cursor.
  private(set) var after = ""

  /// The longest text that is taken, in bytes; what goes beyond is left off.
  static let longest = 4096

  /// Creates a text with the cursor at its end.
  init(_ text: String = "") { insert(text) }

  /// The whole text.
  var text: String { before + after }

  /// Whether nothing is typed.
  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Puts a text in at the cursor, as typing or a paste does.
  ///
  /// A line's end or a tab becomes a space, so that a paste never acts; other controls are left out.
  mutating func insert(_ text: String) {
    var room = Self.longest - before.utf8.count - after.utf8.count
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      let isReturn = scalar == "\r"
      defer { isAfterReturn = isReturn }
      if scalar == "\n", isAfterReturn { continue }
      let isBlank = scalar == "\n" || scalar == "\r" || scalar == "\t"
      let kept: Unicode.Scalar = isBlank ? " " : scalar
      let isControl = kept.value < 0x20 || (0x7F..<0xA0).contains(kept.value)
      room -= UTF8.width(kept)
      guard !isControl, room >= 0 else { continue }
      before.unicodeScalars.append(kept)
    }
  }

  /// Replaces the whole text; the cursor stands at its end.
  mutating func replace(with text: String) {
    clear()
    insert(text)
  }

  /// Removes everything.
  mutating func clear() {
    before = ""
    after = ""
  }

  // MARK: The cursor

  mutating func moveToStart() {
    after = before + after
    before = ""
  }

  mutating func moveToEnd() {
    before += after
    after = ""
  }

  mutating func moveBack() {
    guard let character = before.popLast() else { return }
    after.insert(character, at: after.startIndex)
  }

  mutating func moveForward() {
    guard !after.isEmpty else { return }
    before.append(after.removeFirst())
  }

  mutating func moveWordBack() {
    let word = wordBefore
    before.removeLast(word.count)
    after = word + after
  }

  mutating func moveWordForward() {
    let word = wordAfter
    after.removeFirst(word.count)
    before += word
  }

  // MARK: Deleting

  mutating func deleteBack() { _ = before.popLast() }

  mutating func deleteForward() { if !after.isEmpty { after.removeFirst() } }

  /// Deletes the word before the cursor, with the blanks behind it.
  mutating func deleteWordBack() { before.removeLast(wordBefore.count) }

  mutating func deleteWordForward() { after.removeFirst(wordAfter.count) }

  mutating func deleteToStart() { before = "" }

  mutating func deleteToEnd() { after = "" }

  private var wordBefore: String {
    let characters = before.reversed()
    let blanks = characters.prefix { $0 == " " }
    let word = characters.dropFirst(blanks.count).prefix { $0 != " " }
    return String(before.suffix(blanks.count + word.count))
  }

  private var wordAfter: String {
    let blanks = after.prefix { $0 == " " }
    let word = after.dropFirst(blanks.count).prefix { $0 != " " }
    return String(after.prefix(blanks.count + word.count))
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x1_0000: 3
    default: 4
    }
  }
}
