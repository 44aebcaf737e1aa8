/// A view that was modified: how its nodes are made.
///
/// One type for all modified views, whatever is modified and how often. With a type each, nested as deep as
/// modifiers are, most of the time to the first picture went into making types.
struct ModifiedView: _PrimitiveView {
  private let make: @MainActor (_ViewContext) -> Void

  init(_ make: @escaping @MainActor (_ViewContext) -> Void) { self.make = make }

  func _makeNodes(in context: _ViewContext) { make(context) }
}

extension _ViewContext {
  /// Appends the nodes of a view that is modified, each put into another one.
  ///
  /// What modifiers that most views have call themselves, with a function that is used at once: it takes no memory, as
  /// one that ``View/wrapped(_:)`` keeps does.
  @MainActor
  func appendNodes(of view: some View, wrap: (ViewNode) -> ViewNode) {
    sink.collect({ view._makeNodes(in: descending(into: 0)) }, wrap: wrap)
  }
}

extension View {
  /// The view with each of its nodes put into another one.
  func wrapped(_ wrap: @escaping @MainActor (ViewNode, _ViewContext) -> ViewNode) -> ModifiedView {
    ModifiedView { context in context.appendNodes(of: self) { wrap($0, context) } }
  }

  /// The view in another context, such as one with a changed environment.
  func inContext(_ change: @escaping @MainActor (inout _ViewContext) -> Void) -> ModifiedView {
    ModifiedView { context in
      var inner = context.descending(into: 0)
      change(&inner)
      _makeNodes(in: inner)
    }
  }

  /// The view with a changed environment.
  func inEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> ModifiedView {
    inContext { change(&$0.environment) }
  }
}
