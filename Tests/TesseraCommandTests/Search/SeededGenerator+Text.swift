extension SeededGenerator {
  /// A number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A text of random characters of an alphabet.
  mutating func text(of alphabet: String, length: ClosedRange<Int>) -> String {
    let characters = Array(alphabet)
    return String((0..<number(in: length)).map { _ in characters[number(in: 0...(characters.count - 1))] })
  }
}
