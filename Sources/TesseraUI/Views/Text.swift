import TesseraLayout

/// A text, wrapped by words to the width that it is offered, as in SwiftUI.
///
/// It takes the columns that its lines need and a row for each. What can't be drawn is cleaned away.
public struct Text: _PrimitiveView, Equatable {
  private enum Content: Equatable {
    case string(String)
    case clean(CleanText)
  }

  private let content: Content
  private let runs: [TextRun]

  /// Creates a text.
  nonisolated public init(_ content: some StringProtocol) { self.init(.string(String(content))) }

  /// Creates a text that isn't looked up anywhere.
  nonisolated public init(verbatim content: String) { self.init(.string(content)) }

  /// Creates a text of what was cleaned before; some of its glyphs may be drawn in another way, later runs over
  /// earlier ones.
  nonisolated package init(_ text: CleanText, runs: [TextRun] = []) { self.init(.clean(text), runs: runs) }

  nonisolated private init(_ content: Content, runs: [TextRun] = []) {
    self.content = content
    self.runs = runs
  }

  /// Appends the text.
  public func _makeNodes(in context: _ViewContext) {
    context.append(
      TextNode(
        cleaned(for: context.environment.traits), runs: runs, environment: context.environment, plan: context.plan))
  }

  private func cleaned(for traits: ScreenTraits) -> CleanText {
    switch content {
    case .clean(let text): text
    case .string(let string):
      CleanText(string, signs: traits.drawsUnicode ? .unicode : .ascii, lineBreaks: .break)
    }
  }
}
