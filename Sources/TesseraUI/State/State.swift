/// A value that a view keeps from plan to plan, as in SwiftUI.
///
/// It belongs to the view's place: a view that is made twice, or one value put into two places, has two. Setting it
/// asks for a new plan; selection and other state change in actions, never while a body is asked for. Before the view
/// is shown, setting it does nothing.
@propertyWrapper
public struct State<Value>: ConnectableProperty {
  private let initialValue: Value
  private var cell: ValueCell<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Creates a state with its first value.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get { cell?.value ?? initialValue }
    nonmutating set { cell?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  @MainActor package mutating func connect(slot: Int, context: _ViewContext) {
    cell = context.plan.states.cell(identity: context.identity, slot: slot, initialValue: initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}
