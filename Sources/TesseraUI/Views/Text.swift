import TesseraLayout

/// A text, wrapped by words to the width that it is offered, as in SwiftUI.
///
/// It takes the columns that its lines need and a row for each. What can't be drawn is cleaned away.
public struct Text: _PrimitiveView, Equatable {
  private let content: String

  /// Creates a text.
  nonisolated public init(_ content: some StringProtocol) { self.content = String(content) }

  /// Creates a text that isn't looked up anywhere.
  nonisolated public init(verbatim content: String) { self.content = content }

  /// Appends the text.
  public func _makeNodes(in context: _ViewContext) {
    let signs: SignSet = context.environment.traits.drawsUnicode ? .unicode : .ascii
    context.append(TextNode(CleanText(content, signs: signs, lineBreaks: .break), environment: context.environment, plan: context.plan))
  }
}
