/// A key that was pressed, as in SwiftUI.
public struct KeyPress: Hashable, Sendable {
  /// The key. A letter typed with Shift is its capital; with Control or Option it is the plain letter.
  public var key: KeyEquivalent

  /// The keys held with it. Shift is only told for keys that type nothing, and for Tab.
  public var modifiers: EventModifiers

  /// Creates a key press.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What the key types: its character, or nothing for a key that types none or is pressed with Control,
  /// Option or Command.
  public var characters: String {
    guard modifiers.isDisjoint(with: [.control, .option, .command]) else { return "" }
    let first = key.character.unicodeScalars.first?.value ?? 0
    let isControl = first < 0x20 || first == 0x7F || (0xF700...0xF8FF).contains(first)
    return isControl ? "" : String(key.character)
  }
}
