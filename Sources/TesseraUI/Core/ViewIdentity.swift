import TesseraLayout

/// What tells a view from every other one, from plan to plan: the path of positions and explicit ids that leads to it.
///
/// Kept as a hash of 128 bits, so that it is small and quick to extend; two different paths of one program meet
/// with a chance of about 2⁻⁶⁴ after four thousand million views. Only valid within one run of a program.
package struct ViewIdentity: Hashable, Sendable {
  private var high: UInt64
  private var low: UInt64

  /// The root of all paths.
  package static let root = ViewIdentity(high: 0x9E37_79B9_7F4A_7C15, low: 0xD1B5_4A32_D192_ED03)

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The identity of a view at a position in this one.
  package func appending(_ position: Int) -> ViewIdentity {
    let word = UInt64(bitPattern: Int64(position))
    return mixed(word, word ^ 0xA5A5_A5A5_5A5A_5A5A)
  }

  /// The identity of a view with an explicit id in this one.
  package func appending(id: some Hashable) -> ViewIdentity {
    var first = Hasher()
    first.combine(1)
    first.combine(id)
    var second = Hasher()
    second.combine(2)
    second.combine(id)
    return mixed(
      UInt64(bitPattern: Int64(first.finalize())), UInt64(bitPattern: Int64(second.finalize())))
  }

  /// The identity as a key of a table.
  package var key: KeyTable.Key { KeyTable.Key(high: high, low: low) }

  private func mixed(_ first: UInt64, _ second: UInt64) -> ViewIdentity {
    ViewIdentity(
      high: Self.scramble(high ^ Self.scramble(first &+ 0x9E37_79B9_7F4A_7C15)),
      low: Self.scramble(low &+ Self.scramble(second ^ 0xD1B5_4A32_D192_ED03) &+ 0x2545_F491_4F6C_DD1D))
  }

  // The finalizer of SplitMix64 (Steele, Lea, Flood 2014).
  private static func scramble(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
