/// The values of all `@State` properties, by the place of their view and the order in it.
///
/// What no view of the last plan asked for is forgotten, so a view that comes back starts anew.
@MainActor
package final class StateStore {
  private struct Key: Hashable {
    var identity: ViewIdentity
    var slot: Int
  }

  private var cells: [Key: any StateCell] = [:]
  private var generation = 0

  /// Whether a value was set since the flag was last cleared.
  package var isChanged = false

  package init() {}

  /// Starts a plan.
  package func beginPlan() { generation += 1 }

  /// Ends a plan: forgets what it didn't ask for.
  package func endPlan() {
    guard cells.contains(where: { $0.value.generation != generation }) else { return }
    cells = cells.filter { $0.value.generation == generation }
  }

  /// The cell of a property; made with its initial value where there is none.
  package func cell<Value>(
    identity: ViewIdentity, slot: Int, initialValue: @autoclosure () -> Value
  ) -> ValueCell<Value> {
    let key = Key(identity: identity, slot: slot)
    if let cell = cells[key] as? ValueCell<Value> {
      cell.generation = generation
      return cell
    }
    let cell = ValueCell(initialValue(), store: self)
    cell.generation = generation
    cells[key] = cell
    return cell
  }
}

/// A lasting value, whatever its type.
@MainActor
package protocol StateCell: AnyObject {
  /// The last plan that asked for it.
  var generation: Int { get set }
}

/// A lasting value.
@MainActor
package final class ValueCell<Value>: StateCell {
  package var generation = 0
  private let store: StateStore

  private var stored: Value

  /// The value; setting it makes a new plan necessary.
  package var value: Value {
    get { stored }
    set {
      stored = newValue
      store.isChanged = true
    }
  }

  package init(_ value: Value, store: StateStore) {
    stored = value
    self.store = store
  }

  /// Sets the value to what a plan found out, which asks for no further plan.
  package func setQuietly(_ value: Value) { stored = value }
}
