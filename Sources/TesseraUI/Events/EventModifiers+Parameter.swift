extension EventModifiers {
  /// The held keys that a parameter of a control sequence tells: one more than the sum of 1 Shift, 2 Alt,
  /// 4 Control, 8 Super, 32 Meta.
  ///
  /// Nothing is none. Locks (64, 128) aren't held keys: an arrow under Caps Lock is that arrow.
  init(parameter: ControlSequence.Parameter?) {
    let bits = max((parameter?.value ?? 1) - 1, 0)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & (2 | 32) != 0 { insert(.option) }
    if bits & 4 != 0 { insert(.control) }
    if bits & 8 != 0 { insert(.command) }
  }
}
