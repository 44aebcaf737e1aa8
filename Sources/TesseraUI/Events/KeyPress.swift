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

  /// What the key did: a terminal tells only of keys going down, and of one that repeats as if it went down again.
  public var phase: Phases { .down }

  /// What a key does.
  ///
  /// That it goes up is missing, as a terminal doesn't tell it.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It went down.
    public static let down = Phases(rawValue: 1)
    /// It is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// All that a terminal tells of.
    public static let all: Phases = [.down, .repeat]
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
