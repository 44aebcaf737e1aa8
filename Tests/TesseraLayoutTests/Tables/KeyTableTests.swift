import TesseraLayout
import Testing

/// A table of keys answers as a dictionary does.
struct KeyTableTests {
  private func key(_ high: UInt64, _ low: UInt64) -> KeyTable.Key { KeyTable.Key(high: high, low: low) }

  @Test func keysThatFollowEachOtherAllHaveTheirPlace() {
    var table = KeyTable()
    for number in 0..<10_000 { table.append(key(0, UInt64(number))) }
    #expect((0..<10_000).allSatisfy { table.place(of: key(0, UInt64($0))) == $0 })
    #expect(table.place(of: key(0, 10_000)) == nil)
    #expect(table.place(of: key(1, 0)) == nil)
  }

  @Test func keysOfOneHalfAlikeAreTold() {
    var table = KeyTable()
    for number in 0..<1_000 { table.append(key(UInt64(number), 7)) }
    #expect((0..<1_000).allSatisfy { table.place(of: key(UInt64($0), 7)) == $0 })
  }

  @Test func anEmptyTableHasNoKey() {
    var table = KeyTable()
    #expect(table.place(of: key(0, 0)) == nil)
    table.append(key(0, 0))
    table.removeAll()
    #expect(table.place(of: key(0, 0)) == nil)
    #expect(table.keys.isEmpty)
    table.append(key(5, 5))
    #expect(table.place(of: key(5, 5)) == 0)
  }

  @Test func randomKeysAnswerAsADictionaryDoes() {
    var table = KeyTable()
    var expected: [[UInt64]: Int] = [:]
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return (state >> 33) % 64
    }
    for _ in 0..<5_000 {
      let (high, low) = (next(), next())
      #expect(table.place(of: key(high, low)) == expected[[high, low]], "\(high) \(low)")
      guard expected[[high, low]] == nil else { continue }
      expected[[high, low]] = table.keys.count
      table.append(key(high, low))
    }
  }
}
