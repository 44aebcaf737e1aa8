import TesseraLayout

/// A text, wrapped by words to the width that it is offered, as in SwiftUI.
///
/// It takes the columns that its lines need and a row for each. What can't be drawn is cleaned away.
public struct Text: _PrimitiveView, Equatable {
  private enum Content: Equatable {
    case string(String)
    case clean(CleanText)
    case runs([Run])
  }

  /// A part of a text that has a style of its own.
  struct Run: Equatable {
    var string: String
    var changes: [TextChange]
  }

  private let content: Content
  private let highlights: [TextRun]

  // What was asked of the style of the whole text, the outermost first.
  private var changes: [TextChange] = []

  nonisolated private init(_ content: Content, highlights: [TextRun] = []) {
    self.content = content
    self.highlights = highlights
  }

  /// Creates a text.
  @_disfavoredOverload
  nonisolated public init(_ content: some StringProtocol) { self.init(.string(String(content))) }

  /// Creates a text that isn't looked up anywhere.
  nonisolated public init(verbatim content: String) { self.init(.string(content)) }

  /// Creates a text of what was cleaned before; some of its glyphs may be drawn in another way, later runs over
  /// earlier ones.
  nonisolated package init(_ text: CleanText, runs: [TextRun] = []) { self.init(.clean(text), highlights: runs) }

  /// Creates a text of parts with styles of their own.
  nonisolated init(runs: [Run]) { self.init(.runs(runs)) }

  /// One text after another, wrapped as one; each keeps its style.
  nonisolated public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }

  /// The parts that have styles of their own.
  nonisolated var runs: [Run] {
    switch content {
    case .string(let string): [Run(string: string, changes: changes)]
    case .clean(let text): [Run(string: text.plainText, changes: changes)]
    case .runs(let runs): runs.map { Run(string: $0.string, changes: changes + $0.changes) }
    }
  }

  /// The text without styles.
  nonisolated var plainText: String {
    switch content {
    case .string(let string): string
    case .clean(let text): text.plainText
    case .runs(let runs): runs.map(\.string).joined()
    }
  }

  /// The text with a further style around what it has.
  nonisolated func changed(_ change: TextChange) -> Text {
    var copy = self
    copy.changes.insert(change, at: 0)
    return copy
  }

  /// Appends the text.
  public func _makeNodes(in context: _ViewContext) {
    let environment = context.environment
    // Beside the environment, which would have to be copied for each text with a style.
    var style = environment.textStyle
    for change in changes { change.apply(to: &style) }
    let signs: SignSet = environment.traits.drawsUnicode ? .unicode : .ascii
    switch cased(content, environment.textCase) {
    case .clean(let text):
      context.append(
        TextNode(text, style: style, highlights: highlights, environment: environment, plan: context.plan))
    case .string(let string):
      let text = CleanText(string, signs: signs, lineBreaks: .break)
      context.append(TextNode(text, style: style, environment: environment, plan: context.plan))
    case .runs(let runs):
      // Cleaned as a whole, so that a line may break, or letters join, across parts.
      let plain = runs.map(\.string).joined()
      let text = CleanText(plain, signs: signs, lineBreaks: .break, sourceOffsets: .keep)
      var end = 0
      let parts = runs.map { run in
        var part = style
        for change in run.changes { change.apply(to: &part) }
        end += run.string.utf8.count
        return TextNode.Part(sourceEnd: end, look: TextLook(part, in: environment))
      }
      context.append(TextNode(text, style: style, parts: parts, environment: environment, plan: context.plan))
    }
  }
}

extension Text {
  /// Which letters a text is written in.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase

    fileprivate func applied(to string: String) -> String {
      self == .uppercase ? string.uppercased() : string.lowercased()
    }
  }

  private func cased(_ content: Content, _ textCase: Case?) -> Content {
    guard let textCase else { return content }
    switch content {
    case .string(let string): return .string(textCase.applied(to: string))
    case .runs(let runs):
      return .runs(runs.map { Run(string: textCase.applied(to: $0.string), changes: $0.changes) })
    case .clean: return content
    }
  }
}

extension CleanText {
  /// The text that is drawn, hard breaks as newlines.
  package var plainText: String {
    var scalars = String.UnicodeScalarView()
    var breaks = hardBreaks[...]
    for (index, glyph) in glyphs.enumerated() {
      while breaks.first == index {
        scalars.append("\n")
        breaks.removeFirst()
      }
      scalars.append(glyph.base)
      scalars.append(contentsOf: glyph.marks)
    }
    return String(scalars)
  }
}

extension Text {
  /// Where a text is cut that doesn't fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The start is left out.
    case head
    /// The end is left out.
    case tail
    /// The middle is left out.
    case middle
  }
}
