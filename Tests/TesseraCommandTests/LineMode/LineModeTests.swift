import Testing

@testable import TesseraCommand

@MainActor
struct LineModeTests {
  private func mode(
    _ text: String = "alpha\nbeta\ngamma\n", pageLength: Int = 10, _ change: (inout Options) -> Void = { _ in }
  ) throws -> LineMode {
    var options = Options()
    change(&options)
    return LineMode(items: try ItemStore(text), options: options, pageLength: pageLength)
  }

  @Test(
    "A reply is a number, several, a sign or a word",
    arguments: [
      ("", .accept), ("  ", .accept), ("q", .leave), ("+", .nextPage), ("-", .previousPage), (".", .preset),
      ("2", .numbers([2])),
      (" 2 \r", .numbers([2])), ("3,1 2", .numbers([3, 1, 2])), ("2-4", .numbers([2, 3, 4])), ("4-4,4", .numbers([4])),
      ("0", .unknownNumber("0")),
      ("11", .unknownNumber("11")), ("3-2", .unknownNumber("3-2")),
      ("1-99999999999999999999", .unknownNumber("1-99999999999999999999")),
      ("ab", .filter("ab")), ("/2", .filter("2")), ("/", .filter("")), ("/q", .filter("q")), ("1x", .filter("1x")),
      ("-1", .filter("-1")), (",", .filter(",")),
      ("1-2-3", .filter("1-2-3")),
    ] as [(String, LineReply)])
  func replies(_ line: String, _ reply: LineReply) { #expect(LineReply(line, count: 10) == reply) }

  @Test(
    "Every language has all sentences, with a gap for each value",
    arguments: ["en", "pt", "ja", "ko", "ar"])
  func languages(_ language: String) throws {
    let palette = PaletteStrings { ["LANG": language + ".UTF-8"][$0] }
    let strings = LineStrings.of(palette.language)
    #expect(language == "en" || strings != .english)
    func gaps(_ text: String) -> Int { OptionText.parts(of: text, around: "{}").count - 1 }
    #expect(
      [strings.range, strings.unknownNumber, strings.noMatch, strings.disabled, strings.atMost].map(gaps)
        == [3, 2, 1, 1, 1])
    var options = Options()
    options.selection.maximumMarks = 2
    var mode = LineMode(items: try ItemStore("a\nb\nc\n"), options: options, strings: strings, pageLength: 2)
    #expect(mode.question.hasPrefix(strings.numbers + strings.separator) && mode.question.hasSuffix(strings.end))
    #expect(mode.page(columns: 80).last == LineStrings.filled(strings.range, "1", "2", "3"))
    #expect(mode.take("9") == .ask(remark: LineStrings.filled(strings.unknownNumber, "9", "3")))
    #expect(mode.take("1-3") == .ask(remark: LineStrings.filled(strings.atMost, "2")))
    #expect(mode.take("-") == .ask(remark: strings.firstPage))
    #expect(mode.take(".") == .ask(remark: strings.nothingMarked))
  }

  @Test func aNumberIsOfWhatIsListed() throws {
    var mode = try mode()
    #expect(mode.take("gam") == .show(remark: nil))
    #expect(mode.page(columns: 80) == [" 1) gamma"])
    #expect(mode.take("1") == .picked(PickerAnswer(items: [2], query: "gam")))
    #expect(mode.take("/") == .show(remark: nil))
    #expect(mode.listed == [0, 1, 2])
  }

  @Test func onlyMultiTakesSeveralAndNotMoreThanItsMaximum() throws {
    var single = try mode()
    #expect(single.take("1,2") == .ask(remark: "only one can be picked"))
    var multi = try mode { $0.selection.maximumMarks = 2 }
    #expect(multi.take("3 1") == .picked(PickerAnswer(items: [0, 2])))
    #expect(multi.take("1-3") == .ask(remark: "at most 2 can be picked"))
    var marking = try mode {
      $0.selection.maximumMarks = .max
      $0.selection.keepsMarkingOrder = true
    }
    #expect(marking.take("3 1") == .picked(PickerAnswer(items: [2, 0])))
  }

  @Test func whatIsMarkedAtTheStartIsPickedByADot() throws {
    var multi = try mode {
      $0.selection.maximumMarks = .max
      $0.selection.preselected = [Array("gamma".utf8), Array("alpha".utf8)]
    }
    #expect(multi.page(columns: 80) == ["*1) alpha", " 2) beta", "*3) gamma"])
    #expect(multi.take(".") == .picked(PickerAnswer(items: [0, 2])))
    var single = try mode { $0.selection.start = Array("beta".utf8) }
    #expect(single.take(".") == .picked(PickerAnswer(items: [1])))
    var none = try mode()
    #expect(none.take(".") == .ask(remark: "nothing is marked"))
  }

  @Test func pagesAreTurnedWithinTheListAndBeginAtTheStartItem() throws {
    var mode = try mode("a\nb\nc\nd\ne\n", pageLength: 2) { $0.selection.start = Array("d".utf8) }
    #expect(mode.page(columns: 80) == [" 3) c", "*4) d", "3 to 4 of 5"])
    #expect(mode.take("+") == .show(remark: nil))
    #expect(mode.page(columns: 80) == [" 5) e", "5 to 5 of 5"])
    #expect(mode.take("+") == .ask(remark: "this is the last page"))
    #expect(mode.take("-") == .show(remark: nil))
    #expect(mode.take("-") == .show(remark: nil))
    #expect(mode.take("-") == .ask(remark: "this is the first page"))
    // A number of another page counts too.
    #expect(mode.take("5") == .picked(PickerAnswer(items: [4])))
  }

  @Test func aWordThatNothingMatchesIsToldOrTheAnswer() throws {
    var mode = try mode()
    #expect(mode.take("xyz") == .ask(remark: "nothing matches 'xyz'"))
    #expect(mode.listed.count == 3)
    var new = try self.mode { $0.selection.allowsNew = true }
    #expect(new.take("xyz") == .picked(PickerAnswer(newText: Array("xyz".utf8), query: "xyz")))
  }

  @Test func enterAlonePicksWhatItPicksOnAScreen() throws {
    var plain = try mode()
    #expect(plain.question.contains("Enter for 1, "))
    #expect(plain.take("") == .picked(PickerAnswer(items: [0])))
    #expect(plain.take("ga") == .show(remark: nil))
    #expect(plain.take("") == .picked(PickerAnswer(items: [2], query: "ga")))
    var started = try mode { $0.selection.start = Array("beta".utf8) }
    #expect(started.question.contains("Enter for what is marked *"))
    #expect(started.take("") == .picked(PickerAnswer(items: [1])))
    #expect(started.take("alp") == .show(remark: nil))
    #expect(started.question.contains("Enter for 1, "))
    #expect(started.take("") == .picked(PickerAnswer(items: [0], query: "alp")))
    var marked = try mode {
      $0.selection.maximumMarks = .max
      $0.selection.preselected = [Array("gamma".utf8), Array("alpha".utf8)]
    }
    #expect(marked.take("beta") == .show(remark: nil))
    #expect(marked.take("") == .picked(PickerAnswer(items: [0, 2], query: "beta")))
    var empty = try mode { $0.search.query = "xyz" }
    #expect(!empty.question.contains("Enter"))
    #expect(empty.take("") == .left)
  }

  @Test("The end of the input and q leave", arguments: [nil, "q"])
  func leaving(_ line: String?) throws {
    var mode = try mode()
    #expect(mode.take(line) == .left)
  }

  @Test func disabledItemsHaveNoNumberAndCannotBePicked() throws {
    let items = try ItemStore("a\nb\n", separator: .newline)
    items.details.append(ItemDetail(detail: Array("more".utf8), isDisabled: true), at: 1)
    var mode = LineMode(items: items, options: Options(), pageLength: 5)
    #expect(mode.page(columns: 80) == [" 1) a", " -) b  more"])
    #expect(mode.take("2") == .ask(remark: "2 can't be picked"))
    #expect(mode.take("") == .picked(PickerAnswer(items: [0])))
  }

  @Test func hostileLabelsAreCleanedAndCut() throws {
    let mode = try mode("\u{1B}]0;x\u{7}\u{202E}y\n" + String(repeating: "z", count: 100_000) + "\n")
    for line in mode.page(columns: 40) {
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x202E })
      #expect(line.count <= 40)
    }
  }
}
