import CGetopt
import Tessera

extension Options {
  /// Reads a command line with GNU `getopt_long`: options may be abbreviated and stand after items; `--` ends them.
  ///
  /// - Parameter arguments: The program's name and its arguments, as the system gave them, each ended by NUL.
  init(arguments: [[UInt8]]) throws(OptionError) {
    // A program may be started without even a name.
    guard !arguments.isEmpty else { return }
    let specifications = OptionTable.all
    var pointers = arguments.map { Self.copy($0) }
    var names = specifications.map { Self.copy(Array($0.name.rawValue.utf8) + [0]) }
    defer { for pointer in pointers + names { pointer?.deallocate() } }
    pointers.append(nil)
    // Long options answer with their place in the table, beyond all letters.
    var table = zip(specifications, names).enumerated().map { index, pair in
      option(
        name: UnsafePointer(pair.1), has_arg: pair.0.argument == nil ? no_argument : required_argument, flag: nil,
        val: Self.firstLongValue + Int32(index))
    }
    table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    names.append(nil)
    let letters = ":" + specifications.map { Self.letters(of: $0) }.joined()
    getopt_start()
    while true {
      let found = getopt_long(Int32(arguments.count), &pointers, letters, table, nil)
      if found == -1 { break }
      // An option may stand after items, so only what was just read tells which word it was.
      let word = Self.string(pointers[max(0, min(Int(getopt_index()), arguments.count) - 1)])
      guard let specification = Self.specification(for: found, in: specifications) else {
        throw Self.refusal(found, word: word, specifications: specifications)
      }
      try apply(specification.name, argument: getopt_argument().map { String(cString: $0) })
    }
    items = pointers[Int(getopt_index())..<arguments.count].map { pointer in
      pointer.map {
        Array(
          UnsafeBufferPointer(start: UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self), count: Self.length($0)))
      } ?? []
    }
    if planItems != nil, plan == nil { throw .needs(option: "items", other: "plan") }
  }

  private static let firstLongValue: Int32 = 1000

  /// How getopt is told of an option's letter.
  private static func letters(of specification: OptionSpecification) -> String {
    guard let letter = specification.letter else { return "" }
    return specification.argument == nil ? "\(letter)" : "\(letter):"
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[bytes.count] = 0
    return copy
  }

  private static func length(_ pointer: UnsafeMutablePointer<CChar>) -> Int {
    var count = 0
    while pointer[count] != 0 { count += 1 }
    return count
  }

  private static func string(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private static func specification(for found: Int32, in all: [OptionSpecification]) -> OptionSpecification? {
    if found >= firstLongValue { return all[Int(found - firstLongValue)] }
    return all.first { $0.letter?.asciiValue.map(Int32.init) == found }
  }

  /// Why getopt refused a word: it tells unknown (`?`) from incomplete (`:`) and by `optopt` which option was meant.
  private static func refusal(_ found: Int32, word: String, specifications: [OptionSpecification]) -> OptionError {
    let refused = getopt_refused()
    let known = specification(for: refused, in: specifications)
    let isMissing = found == Int32(UInt8(ascii: ":"))
    if isMissing { return .missingArgument(option: known.map { "--\($0.name.rawValue)" } ?? word) }
    if refused >= firstLongValue, let known { return .unwantedArgument(option: "--\(known.name.rawValue)") }
    if refused > 0, refused < firstLongValue, let letter = UnicodeScalar(UInt32(refused)) {
      return .unknown(option: "-\(letter)")
    }
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let meant = specifications.filter { $0.name.rawValue.hasPrefix(name) }
    return meant.count > 1 && !name.isEmpty ? .ambiguous(option: word) : .unknown(option: word)
  }

  private mutating func apply(_ name: OptionSpecification.Name, argument: String?) throws(OptionError) {
    let value = argument ?? ""
    switch name {
    case .help: showsHelp = true
    case .version: showsVersion = true
    case .digits:
      guard let digits = Digits(rawValue: value) else {
        throw .badValue(option: "digits", value: value, expected: "select or focus")
      }
      self.digits = digits
    case .items:
      guard let count = Self.wholeNumber(value, in: 0...1_000_000) else {
        throw .badValue(option: "items", value: value, expected: "a whole number from 0 to 1000000")
      }
      planItems = count
    case .exact: search.matching = .exact
    case .filter: filter = value
    case .noSort: search.order = .input
    case .plan: plan = try Self.planRequest(value)
    case .snapshot: snapshot = try Self.size(value)
    }
  }

  private static func planRequest(_ value: String) throws(OptionError) -> PlanRequest {
    let isJSON = value.hasSuffix(":json")
    let list = isJSON ? value.dropLast(":json".count) : value[...]
    var widths: [Double] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      // Digits with at most one point: Double would take hexadecimal numbers, infinity and more.
      let isPlain = word.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard isPlain, let width = Double(word), width > 0, width <= 1_000_000 else {
        throw .badValue(
          option: "plan", value: value, expected: "widths in points, above 0 and at most 1000000, as in 96,200")
      }
      widths.append(width)
    }
    return PlanRequest(widths: widths, isJSON: isJSON)
  }

  private static func size(_ value: String) throws(OptionError) -> CellSize {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = wholeNumber(String(parts[0]), in: 1...2000),
      let rows = wholeNumber(String(parts[1]), in: 1...2000)
    else {
      throw .badValue(option: "snapshot", value: value, expected: "columns and rows from 1 to 2000, as in 80x24")
    }
    return CellSize(columns: columns, rows: rows)
  }

  private static func wholeNumber(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text),
      range.contains(number)
    else { return nil }
    return number
  }
}
