import CGetopt

/// Reads words one option at a time with GNU `getopt_long`: options may be abbreviated and stand after items; `--`
/// ends them.
///
/// `getopt` has a state of its own, so there is one reader at a time.
struct OptionReader: ~Copyable {
  /// Where words may stand that are no options.
  enum Operands {
    /// Anywhere.
    case anywhere
    /// Nowhere: reading ends at the first.
    case nowhere
  }

  private static let firstLongValue: Int32 = 1000

  private let specifications: [OptionSpecification]
  private let count: Int
  private var words: [UnsafeMutablePointer<CChar>?]
  private let names: [UnsafeMutablePointer<CChar>?]
  private let table: [option]
  private let letters: String

  /// Begins to read `arguments`, of which the first is the program's name.
  init(arguments: [[UInt8]], specifications: [OptionSpecification], operands: Operands = .anywhere) {
    self.specifications = specifications
    count = arguments.count
    words = arguments.map { Self.copy($0) } + [nil]
    names = specifications.map { Self.copy(Array($0.name.utf8)) }
    // Long options answer with their place in the table, beyond all letters.
    var table = zip(specifications, names).enumerated().map { index, pair in
      option(
        name: UnsafePointer(pair.1), has_arg: Self.demand(pair.0.argument), flag: nil,
        val: Self.firstLongValue + Int32(index))
    }
    table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    self.table = table
    letters = specifications.reduce(into: operands == .nowhere ? "+:" : ":") { letters, specification in
      guard let letter = specification.letter else { return }
      letters.append(letter)
      if case .required = specification.argument { letters.append(":") }
    }
    getopt_start()
  }

  deinit { for pointer in words + names { pointer?.deallocate() } }

  /// The next option and its argument, nil after the last.
  mutating func next() throws(OptionError) -> (OptionSpecification, OptionArgument)? {
    let found = getopt_long(Int32(count), &words, letters, table, nil)
    if found == -1 { return nil }
    // An option may stand after items, so only what was just read tells which word it was.
    let word = Self.bytes(words[position])
    guard let specification = specification(for: found) else {
      throw refusal(found, word: String(decoding: word, as: UTF8.self))
    }
    let argument = getopt_argument()
    return (
      specification,
      OptionArgument(
        option: specification.name, bytes: Self.bytes(argument), isGiven: argument != nil)
    )
  }

  /// The place of the word that was read last, the program's name being at 0.
  var position: Int { max(0, min(Int(getopt_index()), count) - 1) }

  /// The words that are no options, once the last option was read.
  var operands: [[UInt8]] { words[Int(getopt_index())..<count].map { Self.bytes($0) } }

  private static func demand(_ argument: OptionSpecification.Argument) -> Int32 {
    switch argument {
    case .none: no_argument
    case .required: required_argument
    case .optional: optional_argument
    }
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[bytes.count] = 0
    return copy
  }

  private static func bytes(_ pointer: UnsafePointer<CChar>?) -> [UInt8] {
    guard let pointer else { return [] }
    var count = 0
    while pointer[count] != 0 { count += 1 }
    return Array(UnsafeRawBufferPointer(start: pointer, count: count))
  }

  private static func bytes(_ pointer: UnsafeMutablePointer<CChar>?) -> [UInt8] {
    bytes(pointer.map { UnsafePointer($0) })
  }

  private func specification(for found: Int32) -> OptionSpecification? {
    if found >= Self.firstLongValue { return specifications[Int(found - Self.firstLongValue)] }
    return specifications.first { $0.letter?.asciiValue.map(Int32.init) == found }
  }

  /// Why getopt refused a word: it tells unknown (`?`) from incomplete (`:`) and by `optopt` which option was meant.
  private func refusal(_ found: Int32, word: String) -> OptionError {
    let refused = getopt_refused()
    let known = specification(for: refused)
    let isMissing = found == Int32(UInt8(ascii: ":"))
    if isMissing { return .missingArgument(option: known.map { "--\($0.name)" } ?? word) }
    if refused >= Self.firstLongValue, let known { return .unwantedArgument(option: "--\(known.name)") }
    if refused > 0, refused < Self.firstLongValue, let letter = UnicodeScalar(UInt32(refused)) {
      return .unknown(option: "-\(letter)")
    }
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let meant = specifications.filter { $0.name.hasPrefix(name) }
    return meant.count > 1 && !name.isEmpty ? .ambiguous(option: word) : .unknown(option: word)
  }
}
