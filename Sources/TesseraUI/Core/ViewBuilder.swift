/// Makes one view of several, as in SwiftUI.
@resultBuilder
public struct ViewBuilder {
  /// A view written in a builder.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> _BuiltContent {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return _BuiltContent(sequence: views)
  }

  /// A view under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> _BuiltContent { _BuiltContent(optional: content) }

  /// No view, where a condition doesn't hold.
  public static func buildIf(_ content: Never?) -> _BuiltContent { _BuiltContent(optional: nil) }

  /// The first of two alternatives.
  public static func buildEither<First: View>(first: First) -> _BuiltContent {
    _BuiltContent(alternative: first, number: 0)
  }

  /// The second of two alternatives.
  public static func buildEither<Second: View>(second: Second) -> _BuiltContent {
    _BuiltContent(alternative: second, number: 1)
  }

  /// A view that not every system has.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
