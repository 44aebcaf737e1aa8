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

  /// Creates a text.
  nonisolated public init(_ content: some StringProtocol) { self.content = .string(String(content)) }

  /// Creates a text that isn't looked up anywhere.
  nonisolated public init(verbatim content: String) { self.content = .string(content) }

  /// Creates a text of what was cleaned before.
  nonisolated package init(_ text: CleanText) { content = .clean(text) }

  /// Appends the text.
  public func _makeNodes(in context: _ViewContext) {
    context.append(
      TextNode(cleaned(for: context.environment.traits), environment: context.environment, plan: context.plan))
  }

  private func cleaned(for traits: ScreenTraits) -> CleanText {
    switch content {
    case .clean(let text): text
    case .string(let string):
      CleanText(string, signs: traits.drawsUnicode ? .unicode : .ascii, lineBreaks: .break)
    }
  }
}
