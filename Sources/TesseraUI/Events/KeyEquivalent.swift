/// A key, by the character that it types or stands for, as in SwiftUI.
///
/// Keys without a character have one of Unicode's private use area, the same that AppKit uses.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Insert.
  public static let insert = KeyEquivalent("\u{F727}")
  /// Delete, which removes the character after the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear, on keypads.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Backspace, which removes the character before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Return; the keypad's Enter is the same key.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")

  /// A function key, F1–F35.
  public static func function(_ number: Int) -> KeyEquivalent {
    let clamped = UInt32(min(max(number, 1), 35))
    return KeyEquivalent(Unicode.Scalar(0xF703 + clamped).map(Character.init) ?? "\u{F704}")
  }
}
