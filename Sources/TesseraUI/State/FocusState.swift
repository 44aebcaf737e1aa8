/// Which of some views has the focus, to be read and set, as in SwiftUI.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectableProperty {
  private let unfocused: Value
  private var cell: ValueCell<Content>?

  /// What is kept: the value, and whether the program set it and the focus has yet to follow.
  package struct Content {
    package var value: Value
    package var isRequest: Bool
  }

  /// Creates a state that tells whether a view has the focus.
  public init() where Value == Bool { unfocused = false }

  /// Creates a state that tells which view has the focus, nil for none of them.
  public init<Wrapped>() where Value == Wrapped? { unfocused = nil }

  /// The value; setting it moves the focus in the next plan.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What ties a view's focus to the value.
  public var projectedValue: Binding { Binding(cell: cell, unfocused: unfocused) }

  @MainActor package mutating func connect(slot: Int, context: _ViewContext) {
    cell = context.plan.states.cell(
      identity: context.identity, slot: slot, initialValue: Content(value: unfocused, isRequest: false))
  }

  /// Ties the focus of views to the value of a ``FocusState``.
  @propertyWrapper
  public struct Binding {
    let cell: ValueCell<Content>?
    let unfocused: Value

    /// The value; setting it moves the focus in the next plan.
    public var wrappedValue: Value {
      get {
        cell?.isRead = true
        return known
      }
      nonmutating set { cell?.value = Content(value: newValue, isRequest: true) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// The value, for what needs no further picture when it changes.
    package var known: Value { cell?.value.value ?? unfocused }

    /// The value that the program asked for and the focus has yet to follow; nil where it asked for nothing.
    var requested: Value? { cell.flatMap { $0.value.isRequest ? $0.value.value : nil } }

    @MainActor func link(equals value: Value) -> FocusLink {
      let cell = cell
      let unfocused = unfocused
      return FocusLink(
        isWanted: { cell.map { $0.value.isRequest && $0.value.value == value } ?? false },
        focusDidChange: { isFocused in
          guard let cell else { return }
          if isFocused {
            cell.setQuietly(Content(value: value, isRequest: false))
          } else if cell.value.value == value, !cell.value.isRequest {
            cell.setQuietly(Content(value: unfocused, isRequest: false))
          }
        },
        isShown: { cell?.isRead ?? false }, value: { cell?.value.value },
        changesViews: { cell?.isRead ?? false })
    }
  }
}
