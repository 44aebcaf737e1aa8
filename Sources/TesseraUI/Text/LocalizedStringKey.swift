/// What the text of a literal is made of, as in SwiftUI: `Text("\(count) of **\(total)**")`.
///
/// Nothing is looked up: the literal is the text. Its marks of emphasis (`**bold**`, `*slanted*`, `~~struck~~`,
/// backticks around code, `[link](address)` without its address) are styles, those of values put in aren't.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let content: InlineMarkup.Content

  /// Creates the text of a string.
  public init(_ value: String) {
    var pieces = InlineMarkup.Pieces()
    pieces.append(literal: value)
    content = pieces.content
  }

  /// Creates the text of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates the text of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.pieces.content }

  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var pieces = InlineMarkup.Pieces()

    /// Prepares for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { pieces.append(literal: literal) }

    /// Appends the text of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { pieces.append(value: "\(value)") }

    /// Appends the text of a whole number, without the search for how any value describes itself.
    public mutating func appendInterpolation(_ value: Int) { pieces.append(value: value.description) }

    /// Appends a string.
    public mutating func appendInterpolation(_ value: String) { pieces.append(value: value) }

    /// Appends a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { pieces.append(runs: text.runs) }

    /// Appends a whole number as C's `printf` writes it, such as `%03d`.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
      pieces.append(value: NumberFormat(specifier).text(of: value))
    }

    /// Appends a number as C's `printf` writes it, such as `%.2f`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
      pieces.append(value: NumberFormat(specifier).text(of: Double(value)))
    }

    /// Appends a string as C's `printf` writes it, such as `%@`.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      pieces.append(value: NumberFormat(specifier).text(of: value))
    }
  }
}

extension Text {
  /// Creates a text of a literal; nothing is looked up.
  nonisolated public init(_ key: LocalizedStringKey) {
    switch key.content {
    case .plain(let string): self.init(verbatim: string)
    case .runs(let runs): self.init(runs: runs)
    }
  }
}
