/// Keys held while another key or a mouse button is pressed, as in SwiftUI.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, which terminals call Alt or Meta.
  public static let option = EventModifiers(rawValue: 8)
  /// Command, which terminals call Super.
  public static let command = EventModifiers(rawValue: 16)
}
