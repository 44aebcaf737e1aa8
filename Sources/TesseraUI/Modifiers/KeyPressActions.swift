extension View {
  /// Does something with every key that is pressed while the focus is in the view, or nowhere.
  ///
  /// The innermost view gets the key first; what it ignores goes on outwards, then to what the focus and buttons do
  /// with it. A terminal tells of keys that go down, also of those that repeat, and never of keys that go up.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases: phases, where: { _ in true }, action: action)
  }

  /// Does something when a key is pressed without others, while the focus is in the view, or nowhere.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    handlingKeys(where: { $0.key == key && $0.modifiers.isEmpty }, action: { _ in action() })
  }

  /// Does something when a key is pressed, whatever is held with it, while the focus is in the view, or nowhere.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases: phases, where: { $0.key == key }, action: action)
  }

  /// Does something when one of some keys is pressed, whatever is held with it, while the focus is in the view, or
  /// nowhere.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases: phases, where: { keys.contains($0.key) }, action: action)
  }

  /// Does something when a key is pressed that types one of some characters, while the focus is in the view, or nowhere.
  public func onKeyPress(
    characters: TypedCharacters, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(
      phases: phases,
      where: { press in
        let scalars = press.characters.unicodeScalars
        return !scalars.isEmpty && scalars.allSatisfy(characters.contains)
      }, action: action)
  }

  /// Does something when a key is pressed that types one of some characters, such as those of Foundation's
  /// `CharacterSet`, while the focus is in the view, or nowhere.
  public func onKeyPress<Characters: SetAlgebra>(
    characters: Characters, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View where Characters.Element == Unicode.Scalar {
    handlingKeys(
      phases: phases,
      where: { press in
        let scalars = press.characters.unicodeScalars
        return !scalars.isEmpty && scalars.allSatisfy { characters.contains($0) }
      }, action: action)
  }

  /// Does something when one of some keys is pressed with just the keys held that it names, while the focus is in the
  /// view, or nowhere.
  package func onKeyPress(anyOf presses: [KeyPress], action: @escaping () -> KeyPress.Result) -> some View {
    handlingKeys(where: { presses.contains($0) }, action: { _ in action() })
  }

  /// Does something when a key is pressed that it wants, while the focus is in the view, or nowhere.
  ///
  /// A key that it doesn't want asks for no new views.
  package func onKeyPress(
    where isWanted: @escaping (KeyPress) -> Bool, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(where: isWanted, action: action)
  }

  /// Tells keys that the view wants from others, which change nothing and so ask for no new views.
  private func handlingKeys(
    phases: KeyPress.Phases = [.down, .repeat], where isWanted: @escaping (KeyPress) -> Bool,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedView {
    let handler = KeyHandler(isWanted: { phases.contains($0.phase) && isWanted($0) }, action: { action($0) })
    return inContext { context in
      context.plan.add(keyHandler: handler)
      context.environment.keyHandlers.append(handler)
    }
  }
}
