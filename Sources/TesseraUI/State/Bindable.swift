import Observation

/// Gives bindings to the properties of an observable model, as in SwiftUI: `$model.name`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// There is no wrapper of anything but a model; the compiler looks for the general initialiser first.
  @available(*, unavailable, message: "Only models that conform to Observable can be wrapped.")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: Observable {
  /// Creates the wrapper of a model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the wrapper of a model: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper of the same model as another.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the model.
  public var id: Value.ID { wrappedValue.id }
}
