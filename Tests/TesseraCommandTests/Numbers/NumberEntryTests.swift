import Testing

@testable import TesseraCommand

struct NumberEntryTests {
  private static let start = ContinuousClock.now

  private func outcomes(_ digits: String, of numbers: ClosedRange<Int>, isPasted: Bool = false) -> [NumberEntry.Outcome]
  {
    var entry = NumberEntry()
    return digits.compactMap(\.wholeNumberValue).map {
      entry.type(digit: $0, of: numbers, moreInputIsWaiting: isPasted, now: Self.start)
    }
  }

  @Test(
    "A number acts as soon as no longer one can be meant",
    arguments: [
      ("2", 11, [.acts(number: 2)]), ("1", 11, [.waiting(number: 1)]), ("1", 9, [.acts(number: 1)]),
      ("1", 10, [.waiting(number: 1)]), ("11", 11, [.waiting(number: 1), .acts(number: 11)]),
      ("12", 11, [.waiting(number: 1), .refused]), ("121", 11, [.waiting(number: 1), .refused, .acts(number: 11)]),
      ("0", 11, [.refused]), ("01", 11, [.refused, .waiting(number: 1)]),
      ("123", 1000, [.waiting(number: 1), .waiting(number: 12), .acts(number: 123)]),
      ("1000", 1000, [.waiting(number: 1), .waiting(number: 10), .waiting(number: 100), .acts(number: 1000)]),
      ("22", 11, [.acts(number: 2), .acts(number: 2)]), ("3", 30, [.waiting(number: 3)]), ("4", 30, [.acts(number: 4)]),
      ("5", 1, [.refused]), ("1", 1, [.acts(number: 1)]),
    ] as [(String, Int, [NumberEntry.Outcome])])
  func numbers(_ digits: String, _ count: Int, _ expected: [NumberEntry.Outcome]) {
    #expect(outcomes(digits, of: 1...count) == expected)
  }

  @Test func pastedDigitsAlwaysWait() {
    #expect(outcomes("2", of: 1...11, isPasted: true) == [.waiting(number: 2)])
    #expect(outcomes("23", of: 1...11, isPasted: true) == [.waiting(number: 2), .refused])
    #expect(outcomes("11", of: 1...11, isPasted: true) == [.waiting(number: 1), .waiting(number: 11)])
  }

  @Test func aVeryLongNumberEndsWhereNumbersEnd() {
    let all = outcomes(String(repeating: "9", count: 40), of: 1...Int.max)
    #expect(all.first == .waiting(number: 9))
    // Eighteen nines are the last that fit; then the next number begins.
    #expect(all[17] == .acts(number: 999_999_999_999_999_999))
    #expect(all[18] == .waiting(number: 9))
  }

  @Test func everyDigitStartsTheTimeAnew() {
    var entry = NumberEntry()
    let later = Self.start.advanced(by: .milliseconds(500))
    _ = entry.type(digit: 1, of: 1...999, moreInputIsWaiting: false, now: Self.start)
    #expect(entry.deadline == Self.start.advanced(by: .milliseconds(600)))
    _ = entry.type(digit: 2, of: 1...999, moreInputIsWaiting: false, now: later)
    #expect(entry.deadline == later.advanced(by: .milliseconds(600)))
    #expect(entry.take() == 12)
    #expect(entry.take() == nil)
    #expect(entry.deadline == nil)
  }
}
