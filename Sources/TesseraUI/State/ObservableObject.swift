/// A model of the kind that came before `@Observable`, as SwiftUI passes it on from Combine.
///
/// After each action everything is shown as it is then, so a model needn't tell of its changes, and has no publisher.
public protocol ObservableObject: AnyObject {}

/// A property of an ``ObservableObject`` that views show.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a property with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// A model that belongs to somebody else, whose properties a view shows and binds: `$model.name`.
@propertyWrapper
public struct ObservedObject<Model: ObservableObject>: DynamicProperty {
  /// The model.
  public var wrappedValue: Model

  /// Creates the wrapper of a model.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

  /// Creates the wrapper of a model.
  public init(initialValue: Model) { wrappedValue = initialValue }

  /// Gives bindings to the model's properties.
  public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }

  /// A model whose members are bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let model: Model

    /// A binding to a property of the model.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Part>) -> Binding<Part> {
      let model = model
      return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
  }
}

/// A model that a view makes when it first appears and keeps from plan to plan.
@propertyWrapper
public struct StateObject<Model: ObservableObject>: ConnectableProperty {
  private let make: () -> Model
  private var cell: ValueCell<Model>?

  /// Creates the property; the model is made when the view first appears.
  public init(wrappedValue make: @autoclosure @escaping () -> Model) { self.make = make }

  /// The model; a new one each time outside a body.
  public var wrappedValue: Model { cell?.value ?? make() }

  /// Gives bindings to the model's properties.
  public var projectedValue: ObservedObject<Model>.Wrapper { ObservedObject<Model>.Wrapper(model: wrappedValue) }

  @MainActor package mutating func connect(slot: Int, context: _ViewContext) {
    cell = context.plan.states.cell(identity: context.identity, slot: slot, initialValue: make())
  }
}

/// A model that a view around handed down by ``View/environmentObject(_:)``.
///
/// Reading it where none was handed down is a mistake of the program, which ends with a sentence.
@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject>: ConnectableProperty {
  private var model: Model?

  /// Asks for the model of the property's type.
  public init() {}

  /// The model.
  public var wrappedValue: Model {
    guard let model else {
      preconditionFailure(
        "No model of type \(Model.self) was put into the environment: .environmentObject(_:) does it.")
    }
    return model
  }

  /// Gives bindings to the model's properties.
  public var projectedValue: ObservedObject<Model>.Wrapper { ObservedObject<Model>.Wrapper(model: wrappedValue) }

  @MainActor package mutating func connect(slot: Int, context: _ViewContext) {
    model = context.environment.object(of: Model.self)
  }
}

extension View {
  /// Hands a model to the view and what is in it, which read it by `@EnvironmentObject`.
  public func environmentObject(_ model: some ObservableObject) -> some View { inEnvironment { $0.set(model) } }
}
