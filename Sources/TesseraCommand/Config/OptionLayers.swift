/// Where options come from; what comes later overrules what comes before.
struct OptionLayers: Equatable {
  /// The file, its name and what is in it; nil where there is none.
  var file: File?

  /// `TESSERA_DEFAULT_OPTS`, nil where it isn't set.
  var defaults: [UInt8]?

  /// The command line, the program's name first.
  var arguments: [[UInt8]]

  /// A file of options.
  struct File: Equatable {
    /// Where it is; messages clean it.
    var name: String
    var contents: [UInt8]
  }

  /// The variable that holds options.
  static let variable = "TESSERA_DEFAULT_OPTS"

  /// Those of the process.
  static func ofProcess(arguments: [[UInt8]]) throws(ConfigurationError) -> OptionLayers {
    var layers = OptionLayers(arguments: arguments)
    layers.defaults = environmentBytes(variable)
    if let path = ConfigurationFile.path(environment: environmentBytes),
      let contents = try ConfigurationFile.contents(of: path)
    {
      layers.file = File(name: String(decoding: path, as: UTF8.self), contents: contents)
    }
    return layers
  }
}

extension Options {
  /// Reads all layers.
  ///
  /// Throws a ``ConfigurationError`` for what is wrong with file and variable, an ``OptionError`` for the command line.
  init(layers: OptionLayers) throws {
    if let file = layers.file {
      try read(configuration: file.contents, comments: .allowed) { "\(printable(file.name)), line \($0)" }
    }
    if let defaults = layers.defaults {
      try read(configuration: defaults, comments: .none) { _ in OptionLayers.variable }
    }
    try read(arguments: layers.arguments)
    try check()
  }

  /// Reads the options of a text; `place` names a line of it.
  mutating func read(
    configuration text: [UInt8], comments: ShellWords.Comments, place: (_ line: Int) -> String
  ) throws(ConfigurationError) {
    let words: [ShellWords.Word]
    do throws(ShellWords.Unfinished) {
      words = try ShellWords.words(of: text, comments: comments)
    } catch {
      throw .unfinished(place: place(error.line))
    }
    guard !words.isEmpty else { return }
    // No argument of a program has a NUL.
    let arguments = [Array("tessera".utf8)] + words.map { $0.bytes.filter { $0 != 0 } }
    var reader = OptionReader(arguments: arguments, specifications: OptionTable.accepted, operands: .nowhere)
    do throws(OptionError) {
      while let (specification, argument) = try reader.next() { try specification.apply(&self, argument) }
    } catch {
      throw .option(place: place(words[max(0, reader.position - 1)].line), error)
    }
    if let operand = reader.operands.first {
      let line = words[max(0, words.count - reader.operands.count)].line
      throw .noOption(place: place(line), word: String(decoding: operand, as: UTF8.self))
    }
  }
}
