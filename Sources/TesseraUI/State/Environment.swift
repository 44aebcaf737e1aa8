/// A value that a view was handed by the views around it.
@propertyWrapper
public struct Environment<Value>: ConnectableProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  private final class Box {
    var value: Value?
  }

  /// Asks for a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; the default one outside a body.
  @MainActor public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }

  @MainActor package func connect(slot: Int, context: _ViewContext) {
    box.value = context.environment[keyPath: keyPath]
  }
}
