/// Something that takes any bytes: run by libFuzzer, and by the tests over the corpora in the repository.
struct FuzzTarget: Sendable {
  /// Its name, and that of its corpus.
  let name: String

  /// Takes any bytes; tells what is wrong, nil for nothing. A trap is wrong as well.
  let run: @Sendable ([UInt8]) -> String?

  /// All there are.
  static let all = [
    inputDecoder, itemReader, jsonReader, textCleaner, layoutEngine, inlineFrame, search, configuration,
  ]

  /// The target of a name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
