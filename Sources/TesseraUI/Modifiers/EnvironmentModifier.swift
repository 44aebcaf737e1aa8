import Observation

extension View {
  /// Hands a model to the view and what is in it, which read it by `@Environment(Model.self)`; nil takes it away.
  public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
    inEnvironment { $0.set(model) }
  }

  /// Sets a value of the environment for the view and what is in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    inEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for the view and what is in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    inEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Forbids or allows the controls in the view to be used; what is forbidden further out stays so.
  public func disabled(_ disabled: Bool) -> some View {
    inEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
