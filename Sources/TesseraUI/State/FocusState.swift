/// Which of some views has the focus, to be read and set, as in SwiftUI.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectableProperty {
  private let unfocused: Value
  private let box = Box()

  private final class Box {
    var cell: ValueCell<Content>?
  }

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
  @MainActor public var wrappedValue: Value {
    get { box.cell?.value.value ?? unfocused }
    nonmutating set { box.cell?.value = Content(value: newValue, isRequest: true) }
  }

  /// What ties a view's focus to the value.
  @MainActor public var projectedValue: Binding { Binding(cell: box.cell, unfocused: unfocused) }

  @MainActor package func connect(slot: Int, context: _ViewContext) {
    box.cell = context.plan.states.cell(
      identity: context.identity, slot: slot, initialValue: Content(value: unfocused, isRequest: false))
  }

  /// Ties the focus of views to the value of a ``FocusState``.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Binding {
    let cell: ValueCell<Content>?
    let unfocused: Value

    /// The value; setting it moves the focus in the next plan.
    public var wrappedValue: Value {
      get { cell?.value.value ?? unfocused }
      nonmutating set { cell?.value = Content(value: newValue, isRequest: true) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// The value that the program asked for and the focus has yet to follow; nil where it asked for nothing.
    var requested: Value? { cell.flatMap { $0.value.isRequest ? $0.value.value : nil } }

    func link(equals value: Value) -> FocusLink {
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
        })
    }
  }
}

extension View {
  /// Ties the focus of the view to a value: it has the focus when the value is the given one.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    inEnvironment { $0.focusLinks.append(binding.link(equals: value)) }
  }

  /// Ties the focus of the view to a value that tells whether it has it.
  public func focused(_ binding: FocusState<Bool>.Binding) -> some View { focused(binding, equals: true) }
}
