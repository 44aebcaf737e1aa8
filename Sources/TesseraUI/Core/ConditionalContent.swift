/// One of two views; each alternative has its own state.
public struct _ConditionalContent<First, Second> {
  enum Alternative {
    case first(First)
    case second(Second)
  }

  private let alternative: Alternative

  init(_ alternative: Alternative) { self.alternative = alternative }
}

extension _ConditionalContent: _PrimitiveView, View where First: View, Second: View {
  /// Appends the nodes of the one there is.
  public func _makeNodes(in context: _ViewContext) {
    switch alternative {
    case .first(let view): view._makeNodes(in: context.descending(into: 0))
    case .second(let view): view._makeNodes(in: context.descending(into: 1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view draws itself.
  public var body: Never { fatalError("A view that draws itself has no body.") }

  /// Appends the nodes of the view, if there is one.
  public func _makeNodes(in context: _ViewContext) { self?._makeNodes(in: context) }
}
