/// What a ``ViewBuilder`` makes of several views, or of views under a condition.
///
/// One type whatever stands in the builder. With one for each combination, as SwiftUI has it, a third of the time to
/// the first picture went into making types.
public struct _BuiltContent {
  private enum Parts {
    /// Views that follow each other.
    case sequence([any View])
    /// A view that may be missing.
    case optional((any View)?)
    /// One of several views, and which of them it is: each has its own state.
    case alternative(any View, number: Int)
  }

  private let parts: Parts

  init(sequence: [any View]) { parts = .sequence(sequence) }

  init(optional view: (any View)?) { parts = .optional(view) }

  init(alternative view: any View, number: Int) { parts = .alternative(view, number: number) }

  /// Content of one view: what hides the view's type.
  package init(_ view: some View) { parts = .optional(view) }
}

extension _BuiltContent: _PrimitiveView {
  /// Appends the nodes of what is there.
  public func _makeNodes(in context: _ViewContext) {
    switch parts {
    case .sequence(let views):
      for (position, view) in views.enumerated() { view._makeNodes(in: context.descending(into: position)) }
    case .optional(let view): view?._makeNodes(in: context)
    case .alternative(let view, let number): view._makeNodes(in: context.descending(into: number))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view draws itself.
  public var body: Never { fatalError("A view that draws itself has no body.") }

  /// Appends the nodes of the view, if there is one.
  public func _makeNodes(in context: _ViewContext) { self?._makeNodes(in: context) }
}
