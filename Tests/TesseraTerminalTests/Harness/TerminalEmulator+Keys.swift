import CVterm

extension TerminalEmulator {
  /// What the terminal sends for a key, in the coding that the program has chosen: arrows have two, the mouse several.
  func bytes(for key: Key) -> [UInt8] {
    switch key {
    case .up: press(VTERM_KEY_UP)
    case .down: press(VTERM_KEY_DOWN)
    case .left: press(VTERM_KEY_LEFT)
    case .right: press(VTERM_KEY_RIGHT)
    case .home: press(VTERM_KEY_HOME)
    case .end: press(VTERM_KEY_END)
    case .pageUp: press(VTERM_KEY_PAGEUP)
    case .pageDown: press(VTERM_KEY_PAGEDOWN)
    case .enter: press(VTERM_KEY_ENTER)
    case .escape: press(VTERM_KEY_ESCAPE)
    case .tab: press(VTERM_KEY_TAB)
    case .backTab: press(VTERM_KEY_TAB, VTERM_MOD_SHIFT)
    case .backspace: press(VTERM_KEY_BACKSPACE)
    case .control(let letter):
      for scalar in letter.unicodeScalars { vterm_keyboard_unichar(terminal, scalar.value, VTERM_MOD_CTRL) }
    case .text(let text):
      for scalar in text.unicodeScalars { vterm_keyboard_unichar(terminal, scalar.value, VTERM_MOD_NONE) }
    case .click(let column, let row):
      vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
      vterm_mouse_button(terminal, 1, true, VTERM_MOD_NONE)
      vterm_mouse_button(terminal, 1, false, VTERM_MOD_NONE)
    case .press(let column, let row):
      vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
      vterm_mouse_button(terminal, 1, true, VTERM_MOD_NONE)
    case .drag(let column, let row):
      vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
    case .release(let column, let row):
      vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
      vterm_mouse_button(terminal, 1, false, VTERM_MOD_NONE)
    case .wheelDown(let column, let row):
      vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
      vterm_mouse_button(terminal, 5, true, VTERM_MOD_NONE)
    }
    return takeAnswers()
  }

  private func press(_ key: VTermKey, _ modifiers: VTermModifier = VTERM_MOD_NONE) {
    vterm_keyboard_key(terminal, key, modifiers)
  }
}
