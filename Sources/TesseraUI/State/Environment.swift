import Observation

/// A value that a view was handed by the views around it.
@propertyWrapper
public struct Environment<Value>: ConnectableProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Asks for a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Asks for a value by a function: making the type of a key path takes a good while at the first picture.
  package init(reading read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  /// Asks for the model of a type that a view around handed down by ``View/environment(_:)``.
  ///
  /// Reading it where none was handed down is a mistake of the program, which ends with a sentence.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(of: type) else {
        preconditionFailure("No model of type \(type) was put into the environment: .environment(_:) does it.")
      }
      return object
    }
  }

  /// Asks for the model of a type, nil where no view around handed one down.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }

  /// The value; the default one outside a body.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  @MainActor package mutating func connect(slot: Int, context: _ViewContext) { value = read(context.environment) }
}
