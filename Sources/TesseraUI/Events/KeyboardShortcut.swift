/// A key that runs a control from anywhere, as in SwiftUI.
///
/// Few terminals tell of the Command key. A shortcut with Command is therefore also met by Control or Option (Alt) in
/// its place, unless another shortcut has just these keys; Alt reaches every letter, while Ctrl-C, Ctrl-Z, Ctrl-\ and
/// Ctrl-L belong to the terminal and Ctrl-I, Ctrl-M, Ctrl-H and Ctrl-[ are Tab, Return, Backspace and Escape.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// The keys held with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut; with Command unless told otherwise.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: runs the button that is meant most often, wherever the focus is. Space then selects what has the focus.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape: runs the button that leaves without doing anything.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a key press is these keys, a capital being its letter with Shift.
  func isMet(by press: KeyPress) -> Bool { normalized == KeyboardShortcut(press).normalized }

  /// The shortcuts that stand for one with Command where a terminal doesn't tell of that key.
  var substitutes: [KeyboardShortcut] {
    guard modifiers.contains(.command) else { return [] }
    let rest = modifiers.subtracting(.command)
    return [.control, .option].map { KeyboardShortcut(key, modifiers: rest.union($0)) }
  }

  private init(_ press: KeyPress) { self.init(press.key, modifiers: press.modifiers) }

  private var normalized: KeyboardShortcut {
    guard key.character.isUppercase, let small = key.character.lowercased().first else { return self }
    return KeyboardShortcut(KeyEquivalent(small), modifiers: modifiers.union(.shift))
  }
}

extension Plan {
  /// What a key press runs from anywhere: the first control with just these keys, else the first that they stand for.
  func shortcut(for press: KeyPress) -> (@MainActor () -> Void)? {
    guard !shortcuts.isEmpty else { return nil }
    let exact = shortcuts.first { $0.shortcut.isMet(by: press) }
    let found = exact ?? shortcuts.first { $0.shortcut.substitutes.contains { $0.isMet(by: press) } }
    return found?.action
  }
}

extension View {
  /// Lets keys run the control in the view from anywhere; of several controls the first.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys run the control in the view from anywhere; of several controls the first.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    inEnvironment { $0.keyboardShortcut = shortcut }
  }

  /// Lets keys run the control in the view from anywhere; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    inEnvironment { $0.keyboardShortcut = shortcut }
  }
}
