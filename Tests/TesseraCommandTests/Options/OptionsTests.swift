import Tessera
import Testing

@testable import TesseraCommand

// On the main actor, since getopt has state of its own that two parsings must not share.
@MainActor
struct OptionsTests {
  private func refusal(_ words: [String]) -> OptionError? {
    do throws(OptionError) {
      _ = try parse(words)
      return nil
    } catch {
      return error
    }
  }

  nonisolated private static func options(_ change: (inout Options) -> Void) -> Options {
    var options = Options.none
    change(&options)
    return options
  }

  @Test(
    "Every option, in every way to write it",
    arguments: [
      ([], options { _ in }),
      (["--help"], options { $0.report.showsHelp = true }), (["-h"], options { $0.report.showsHelp = true }),
      (["--hel"], options { $0.report.showsHelp = true }),
      (["--version"], options { $0.report.showsVersion = true }), (["--v"], options { $0.report.showsVersion = true }),
      (["--digits", "focus"], options { $0.selection.digits = .focus }), (["--digits=select"], options { _ in }),
      (["--dig=focus"], options { $0.selection.digits = .focus }),
      (["--plan", "96,200.5"], options { $0.report.plan = .init(widths: [96, 200.5], isJSON: false) }),
      (["--plan=408:json"], options { $0.report.plan = .init(widths: [408], isJSON: true) }),
      (
        ["--plan", "96", "--items", "40"],
        options {
          $0.report.plan = .init(widths: [96], isJSON: false)
          $0.report.planItems = 40
        }
      ),
      (["--snapshot", "80x24"], options { $0.report.snapshot = .init(size: CellSize(columns: 80, rows: 24)) }),
      (["--digits", "focus", "--digits", "select"], options { _ in }),
    ])
  func everyOption(_ words: [String], _ expected: Options) throws {
    let options = try parse(words)
    #expect(options == expected)
  }

  @Test(
    "Words that are no options are items, also between options and behind --",
    arguments: [
      (["a", "b"], ["a", "b"]), (["a", "--digits", "focus", "b"], ["a", "b"]),
      (["--", "--help", "-x"], ["--help", "-x"]),
      (["a", "--", "b"], ["a", "b"]), ([""], [""]), (["-"], ["-"]), (["--", "--"], ["--"]),
    ])
  func items(_ words: [String], _ items: [String]) throws {
    let options = try parse(words)
    #expect(options.items.map { String(decoding: $0, as: UTF8.self) } == items)
  }

  @Test func itemsKeepTheirBytes() throws {
    let bytes: [UInt8] = [0x62, 0xFF, 0xFE, 0x0A, 0x63]
    let options = try Options(arguments: [Array("tessera".utf8), bytes])
    #expect(options.items == [bytes])
  }

  @Test func aProgramWithoutAnyArgumentHasNoOptions() throws {
    for arguments: [[UInt8]] in [[], [[]]] {
      let options = try Options(arguments: arguments)
      #expect(options == Options.none)
    }
  }

  @Test(
    "What is wrong is refused, and the message names it",
    arguments: [
      (["--bogus"], .unknown(option: "--bogus")), (["--bogus=3"], .unknown(option: "--bogus=3")),
      (["item", "--bogus"], .unknown(option: "--bogus")), (["a", "b", "--bogus", "c"], .unknown(option: "--bogus")),
      (["-é"], .unknown(option: "-é")), (["a", "-e-1", "-e"], .unknown(option: "-e-1")),
      (["a", "-ex", "-e"], .unknown(option: "-x")), (["-mx-"], .unknown(option: "-x")),
      (["-m-1"], .badValue(option: "multi", value: "-1", expected: "a whole number from 1 to 1000000000")),
      (["-x"], .unknown(option: "-x")), (["-hx"], .unknown(option: "-x")), (["item", "-x"], .unknown(option: "-x")),
      (["--digits"], .missingArgument(option: "--digits")), (["a", "--plan"], .missingArgument(option: "--plan")),
      (["--help=yes"], .unwantedArgument(option: "--help")),
      (["--items", "3"], .needs(option: "items", other: "plan")),
      (["--digits", "jump"], .badValue(option: "digits", value: "jump", expected: "select or focus")),
    ] as [([String], OptionError)])
  func refusals(_ words: [String], _ error: OptionError) {
    #expect(refusal(words) == error)
  }

  @Test(
    "Numbers that aren't are refused",
    arguments: [
      ["--plan", ""], ["--plan", "96,"], ["--plan", ",96"], ["--plan", "0"], ["--plan", "-5"], ["--plan", "1e3"],
      ["--plan", "0x10"], ["--plan", "nan"], ["--plan", "inf"], ["--plan", "96 "], ["--plan", "1000001"],
      ["--plan", "."], ["--plan", "1.2.3"], ["--plan", "９６"], ["--plan", "96:xml"], ["--plan", ":json"],
      ["--plan", "96", "--items", "-1"], ["--plan", "96", "--items", ""], ["--plan", "96", "--items", "1000001"],
      ["--plan", "96", "--items", "99999999999999999999"], ["--plan", "96", "--items", "٣"],
      ["--snapshot", "80"], ["--snapshot", "80x"], ["--snapshot", "x24"], ["--snapshot", "80x24x2"],
      ["--snapshot", "0x24"], ["--snapshot", "80x2001"], ["--snapshot", "80X24"], ["--snapshot", "+80x24"],
    ])
  func badNumbers(_ words: [String]) {
    guard case .badValue(let option, let value, _)? = refusal(words) else {
      Issue.record("\(words) was taken")
      return
    }
    #expect("--\(option)" == words[words.count - 2])
    #expect(value == words[words.count - 1])
  }

  @Test(
    "A message is one line of printable ASCII, however hostile the word",
    arguments: [
      [0x1B, 0x5B, 0x33, 0x31, 0x6D], [0xFF, 0xFE], [0x0A, 0x0D], [0x07, 0x08, 0x7F], Array("日本\u{202E}語".utf8),
      Array("e\u{301}👩‍👩‍👧".utf8), Array(repeating: 0x78, count: 5_000), [0x9B, 0x41], Array("\u{85}\u{2028}".utf8),
    ] as [[UInt8]])
  func hostileWords(_ bytes: [UInt8]) {
    for prefix in ["--", "--digits=", "--plan=", "--snapshot=", "-"] {
      do throws(OptionError) {
        _ = try Options(arguments: [Array("tessera".utf8), Array(prefix.utf8) + bytes])
        Issue.record("\(prefix) with \(bytes) was taken")
      } catch {
        let text = error.explanation
        #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(text)")
        #expect(text.utf8.count < 240)
      }
    }
  }

  @Test func theHelpNamesEveryOptionAndFitsIntoEightyColumns() {
    let lines = OptionTable.help.split(separator: "\n", omittingEmptySubsequences: false)
    for option in OptionTable.all { #expect(OptionTable.help.contains("--\(option.name)")) }
    #expect(Set(OptionTable.all.map(\.name)).count == OptionTable.all.count)
    let letters = OptionTable.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    for line in lines { #expect(line.count <= 84 && !line.hasSuffix(" "), "\(line)") }
  }
}

extension Options {
  /// The options of a command line without words.
  fileprivate static let none = Options()
}
