/// What is looked up for each byte of an ASCII text, made once for a search.
///
/// Memory of its own rather than arrays, which would count references for every text.
final class ByteTables {
  /// The small letter of each byte.
  let smallLetters: UnsafeMutablePointer<UInt8>
  /// The raw value of each byte's ``CharacterClass``.
  let classes: UnsafeMutablePointer<UInt8>

  init() {
    smallLetters = .allocate(capacity: 256)
    classes = .allocate(capacity: 256)
    for byte in 0..<256 {
      (smallLetters + byte).initialize(to: UInt8(truncatingIfNeeded: CharacterFolding.lowercased(UInt32(byte))))
      (classes + byte).initialize(to: CharacterClass(of: UInt32(byte)).rawValue)
    }
  }

  deinit {
    smallLetters.deallocate()
    classes.deallocate()
  }
}
