/// Control characters and text.
extension InputDecoder {
  mutating func receiveInGround(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case 0x00: receiveNull(into: &events)
    case 0x08, 0x7F: finish(with: KeyPress(.delete), into: &events)
    case 0x09: finish(with: KeyPress(.tab), into: &events)
    case 0x0A, 0x0D: finish(with: KeyPress(.return), into: &events)
    case 0x1B: state = .escape
    case 0x01...0x1A: finish(with: controlPress(byte + 0x60), into: &events)
    case 0x1C...0x1F: finish(with: controlPress(byte + 0x40), into: &events)
    case 0x20...0x7E: type(Unicode.Scalar(byte), into: &events)
    case 0x80...0xBF: receiveEightBitControl(byte, into: &events)
    default: beginCharacter(byte, into: &events)
    }
  }

  mutating func receiveInCharacter(_ byte: UInt8, into events: inout [Event]) {
    guard nextByte.contains(byte) else {
      swallow(into: &events)
      // A continuation that doesn't fit belongs to the broken character: as an eight-bit control it would
      // swallow what follows.
      if byte & 0xC0 != 0x80 { receive(byte, into: &events) }
      return
    }
    nextByte = 0x80...0xBF
    scalarBits = scalarBits << 6 | UInt32(byte & 0x3F)
    missingBytes -= 1
    guard missingBytes == 0 else { return }
    guard let scalar = Unicode.Scalar(scalarBits) else { return swallow(into: &events) }
    type(scalar, into: &events)
  }

  /// Ends with the key that types a character, with Option where it is held.
  mutating func type(_ scalar: Unicode.Scalar, into events: inout [Event]) {
    guard let press = KeyPress.typing(scalar, modifiers: optionIsHeld ? .option : []) else {
      return swallow(into: &events)
    }
    finish(with: press, into: &events)
  }

  private func controlPress(_ byte: UInt8) -> KeyPress {
    KeyPress(KeyEquivalent(Character(Unicode.Scalar(byte))), modifiers: .control)
  }

  private mutating func receiveNull(into events: inout [Event]) {
    if !optionIsHeld, heldNulls < Self.mostHeldNulls {
      heldNulls += 1
    } else {
      finish(with: KeyPress(.space, modifiers: .control), into: &events)
    }
  }

  private mutating func beginCharacter(_ byte: UInt8, into events: inout [Event]) {
    // The ranges of the Unicode standard's table of well-formed sequences: no overlong forms, no surrogates.
    switch byte {
    case 0xC2...0xDF: (missingBytes, nextByte) = (1, 0x80...0xBF)
    case 0xE0: (missingBytes, nextByte) = (2, 0xA0...0xBF)
    case 0xED: (missingBytes, nextByte) = (2, 0x80...0x9F)
    case 0xE1...0xEF: (missingBytes, nextByte) = (2, 0x80...0xBF)
    case 0xF0: (missingBytes, nextByte) = (3, 0x90...0xBF)
    case 0xF1...0xF3: (missingBytes, nextByte) = (3, 0x80...0xBF)
    case 0xF4: (missingBytes, nextByte) = (3, 0x80...0x8F)
    default: return swallow(into: &events)
    }
    scalarBits = UInt32(byte) & (0x3F >> UInt32(missingBytes))
    state = .character
  }

  private mutating func receiveEightBitControl(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case 0x8F: beginSequence(.singleShift, introducer: nil)
    case 0x9B: beginSequence(.controlSequence, introducer: nil)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: beginSequence(.string, introducer: nil)
    default: swallow(into: &events)
    }
  }
}
