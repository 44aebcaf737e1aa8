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

  // What getopt calls a word that is no option, where it is asked to keep the order of words.
  private static let operandValue: Int32 = 1

  private let specifications: [OptionSpecification]
  private let count: Int
  private var words: [UnsafeMutablePointer<CChar>?]
  private let names: [UnsafeMutablePointer<CChar>?]
  private let table: [option]
  private let letters: String
  private let place: Operands
  // The word that is being read: getopt goes on to the next one only behind its last letter.
  private var current = 1
  private var passed: [[UInt8]] = []
  private var pending: [(OptionSpecification, OptionArgument)] = []

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
    place = operands
    letters = specifications.reduce(into: "-:") { letters, specification in
      guard let letter = specification.letter else { return }
      letters.append(letter)
      switch specification.argument {
      case .none: break
      case .required: letters += ":"
      case .optional, .optionalWord: letters += "::"
      }
    }
    getopt_start()
  }

  deinit { for pointer in words + names { pointer?.deallocate() } }

  /// The next option and its argument, nil after the last.
  mutating func next() throws(OptionError) -> (OptionSpecification, OptionArgument)? {
    if !pending.isEmpty { return pending.removeFirst() }
    while true {
      current = max(1, Int(getopt_index()))
      let found = getopt_long(Int32(count), &words, letters, table, nil)
      if found == -1 { return nil }
      guard found == Self.operandValue else { return try taken(found) }
      let word = Self.bytes(getopt_argument())
      if let plain = try FzfOption.plusForm(word) { return (plain, OptionArgument(option: plain.name)) }
      passed.append(word)
      if place == .nowhere { return nil }
    }
  }

  private mutating func taken(_ found: Int32) throws(OptionError) -> (OptionSpecification, OptionArgument)? {
    guard let specification = specification(for: found) else { throw refusal(found) }
    let argument = getopt_argument().map { Self.bytes($0) }
    switch specification.argument {
    case .optional where found < Self.firstLongValue:
      // A number belongs to the letter, as in -m3, with a sign too; letters are options of their own, as in -me.
      guard let argument, let first = argument.first, Self.isLetter(first) else { break }
      try take(letters: argument[...])
      return (specification, OptionArgument(option: specification.name))
    case .optionalWord where argument == nil && getopt_index() < Int32(count):
      let next = Self.bytes(words[Int(getopt_index())])
      guard let first = next.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else { break }
      getopt_skip()
      return (specification, OptionArgument(option: specification.name, bytes: next))
    default: break
    }
    return (
      specification,
      argument.map { OptionArgument(option: specification.name, bytes: $0) }
        ?? OptionArgument(option: specification.name)
    )
  }

  /// Takes letters of one word that getopt has passed over, and the argument of the last one.
  private mutating func take(letters: ArraySlice<UInt8>) throws(OptionError) {
    guard let letter = letters.first else { return }
    guard let specification = specification(for: Int32(letter)) else { throw unknown(letter: letter) }
    let rest = letters.dropFirst()
    guard case .required = specification.argument else {
      pending.append((specification, OptionArgument(option: specification.name)))
      return try take(letters: rest)
    }
    var bytes = Array(rest)
    if rest.isEmpty {
      guard getopt_index() < Int32(count) else { throw .missingArgument(option: "--\(specification.name)") }
      bytes = Self.bytes(words[Int(getopt_index())])
      getopt_skip()
    }
    pending.append((specification, OptionArgument(option: specification.name, bytes: bytes)))
  }

  /// The place of the word that was read last, the program's name being at 0.
  var position: Int { max(min(current, count - 1), min(Int(getopt_index()), count) - 1) }

  /// The words that are no options, once the last option was read.
  var operands: [[UInt8]] { passed + words[Int(getopt_index())..<count].map { Self.bytes($0) } }

  private static func demand(_ argument: OptionSpecification.Argument) -> Int32 {
    switch argument {
    case .none: no_argument
    case .required: required_argument
    case .optional, .optionalWord: optional_argument
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
  private func refusal(_ found: Int32) -> OptionError {
    let word = currentWord
    let refused = getopt_refused()
    let known = specification(for: refused)
    let isMissing = found == Int32(UInt8(ascii: ":"))
    if isMissing { return .missingArgument(option: known.map { "--\($0.name)" } ?? word) }
    if refused >= Self.firstLongValue, let known { return .unwantedArgument(option: "--\(known.name)") }
    if refused > 0, refused < Self.firstLongValue { return unknown(letter: UInt8(truncatingIfNeeded: refused)) }
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    if let foreign = FzfOption.refusal(ofName: String(name), word: word) { return foreign }
    let meant = specifications.filter { $0.name.hasPrefix(name) }
    return meant.count > 1 && !name.isEmpty ? .ambiguous(option: word) : .unknown(option: word)
  }

  /// Names the letter, or the whole word where it is no letter but a sign or part of a character.
  private func unknown(letter: UInt8) -> OptionError {
    .unknown(option: Self.isLetter(letter) ? "-\(UnicodeScalar(letter))" : currentWord)
  }

  private var currentWord: String {
    String(decoding: Self.bytes(words[min(current, count - 1)]), as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
