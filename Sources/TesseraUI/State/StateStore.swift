/// The values of all `@State` properties, by the place of their view and the order in it.
///
/// What no view of the last plan asked for is forgotten, so a view that comes back starts anew.
package final class StateStore {
  private struct Key: Hashable {
    var identity: ViewIdentity
    var slot: Int
  }

  private var cells: [Key: any StateCell] = [:]
  private var generation = 0
  private var count = 0

  /// Whether a value was set since the flag was last cleared.
  package var isChanged = false

  package init() {}

  /// Starts a plan.
  package func beginPlan() { generation += 1 }

  /// Ends a plan: forgets what it didn't ask for; what is to be done as views have gone, in the order they came.
  package func endPlan() -> [() -> Void] {
    guard cells.contains(where: { $0.value.generation != generation }) else { return [] }
    let gone = cells.values.filter { $0.generation != generation && $0.farewell != nil }
    cells = cells.filter { $0.value.generation == generation }
    return gone.sorted { $0.number < $1.number }.compactMap(\.farewell)
  }

  // The slots of what modifiers keep, apart from those of a view's properties.
  package static let appearanceSlot = -1
  package static let changeSlot = -2

  /// The cell of a property; made with its initial value where there is none.
  package func cell<Value>(
    identity: ViewIdentity, slot: Int, initialValue: @autoclosure () -> Value
  ) -> ValueCell<Value> {
    let key = Key(identity: identity, slot: slot)
    if let cell = cells[key] as? ValueCell<Value> {
      cell.generation = generation
      cell.isRead = false
      return cell
    }
    count += 1
    let cell = ValueCell(initialValue(), store: self, number: count)
    cell.generation = generation
    cells[key] = cell
    return cell
  }
}

/// A lasting value, whatever its type.
package protocol StateCell: AnyObject {
  /// The last plan that asked for it.
  var generation: Int { get set }

  /// Counts the cells as they were made.
  var number: Int { get }

  /// What is to be done when it is forgotten.
  var farewell: (() -> Void)? { get }
}

/// A lasting value.
package final class ValueCell<Value>: StateCell {
  package var generation = 0
  package let number: Int
  package var farewell: (() -> Void)?

  /// Whether the program looked at the value since the last plan asked for the cell; kept only for the focus.
  package var isRead = false

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

  package init(_ value: Value, store: StateStore, number: Int) {
    stored = value
    self.store = store
    self.number = number
  }

  /// Sets the value to what a plan found out, which asks for no further plan.
  package func setQuietly(_ value: Value) { stored = value }
}
