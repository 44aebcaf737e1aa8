/// What can be done to any view, as in SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the modified view is made of.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  private let make: @MainActor (_ViewContext) -> Void

  init(_ make: @escaping @MainActor (_ViewContext) -> Void) { self.make = make }

  /// Appends the nodes of the view.
  public func _makeNodes(in context: _ViewContext) { make(context) }
}

/// A view with a ``ViewModifier`` on it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// Puts a modifier on a view.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: _PrimitiveView, View where Content: View, Modifier: ViewModifier {
  /// Appends the nodes of the modifier's body.
  public func _makeNodes(in context: _ViewContext) {
    let inner = context.descending(into: 0)
    let content = content
    var connected = modifier
    context.plan.connect(&connected, at: inner)
    connected.body(content: _ViewModifier_Content { content._makeNodes(in: $0) })._makeNodes(in: inner)
  }
}

extension View {
  /// Puts a modifier on the view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  nonisolated public static var identity: EmptyModifier { EmptyModifier() }

  /// Creates it.
  nonisolated public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}
