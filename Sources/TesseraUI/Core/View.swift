/// A part of what is shown, as in SwiftUI.
///
/// A view is a value that is made anew for every plan; what lasts stands in `@State`.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Connects the view's dynamic properties to what lasts. Found by reflection unless the view writes it.
  mutating func _connectProperties(in context: _ViewContext)

  /// Appends the nodes that the view stands for. Views that have a ``body`` don't write it.
  func _makeNodes(in context: _ViewContext)
}

extension View {
  /// Connects each dynamic property that reflection finds.
  public mutating func _connectProperties(in context: _ViewContext) { context.plan.connect(&self, at: context) }

  /// Appends the nodes of the body, after state and environment were connected.
  public func _makeNodes(in context: _ViewContext) {
    let inner = context.descending(into: 0)
    // A copy of its own for each place: one value that stands in two places has two states.
    var connected = self
    connected._connectProperties(in: inner)
    connected.body._makeNodes(in: inner)
  }
}

extension Never: View {
  /// There is no such view.
  public var body: Never { fatalError("A view that draws itself has no body.") }
}

/// A view that makes its own nodes.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// There is none.
  public var body: Never { fatalError("A view that draws itself has no body.") }
}
