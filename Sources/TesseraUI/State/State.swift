/// A value that a view keeps from plan to plan, as in SwiftUI.
///
/// It belongs to the view's place: a view that is made twice has two. (One value put into two places has
/// one: its copies share what connects them.) Setting it asks for a new plan; selection and
/// other state change in actions, never while a body is asked for.
@propertyWrapper
public struct State<Value>: ConnectableProperty {
  private let initialValue: Value
  private let box = Box()

  private final class Box {
    var cell: ValueCell<Value>?
    var unconnected: Value?
  }

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Creates a state with its first value.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { box.cell?.value ?? box.unconnected ?? initialValue }
    nonmutating set {
      if let cell = box.cell { cell.value = newValue } else { box.unconnected = newValue }
    }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  @MainActor package func connect(slot: Int, context: _ViewContext) {
    box.cell = context.plan.states.cell(
      identity: context.identity, slot: slot, initialValue: box.unconnected ?? initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}
