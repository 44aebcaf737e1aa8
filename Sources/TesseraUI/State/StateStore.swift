import TesseraLayout

/// The values of all `@State` properties, by the place of their view and the order in it.
///
/// What no view of the last plan asked for is forgotten, so a view that comes back starts anew. Only views that a lazy
/// container hasn't made for now keep theirs, as long as the container has their element.
package final class StateStore {
  // The cells in the order they were made, each at the place that the table tells for its view and slot.
  private var cells: [any StateCell] = []
  private var places = KeyTable()
  private var generation = 0

  // Made for the first lazy container only.
  private var lazyElements: LazyElements?

  /// Whether a value was set since the flag was last cleared.
  package var isChanged = false

  package init() {}

  /// Starts a plan.
  package func beginPlan() { generation += 1 }

  /// Ends a plan: forgets what it didn't ask for; what is to be done as views have gone, in the order they came.
  package func endPlan() -> [() -> Void] {
    guard cells.contains(where: { !isKept($0) }) else { return [] }
    let keys = places.keys
    let all = cells
    var farewells: [() -> Void] = []
    places.removeAll()
    cells.removeAll(keepingCapacity: true)
    for (place, cell) in all.enumerated() {
      if isKept(cell) {
        places.append(keys[place])
        cells.append(cell)
      } else if let farewell = cell.farewell {
        farewells.append(farewell)
      }
    }
    lazyElements?.forget(before: generation)
    return farewells
  }

  private func isKept(_ cell: any StateCell) -> Bool {
    cell.generation == generation || lazyElements?.isWaiting(cell.element, generation: generation) ?? false
  }

  /// Makes views of an element of a lazy container: their state belongs to the element.
  package func making<Result>(
    _ element: ViewIdentity, of container: ViewIdentity, at index: Int, _ body: () -> Result
  ) -> Result {
    let elements = lazyElements ?? LazyElements()
    lazyElements = elements
    return elements.making(element, of: container, at: index, generation: generation, body)
  }

  /// Keeps the state of the elements that a lazy container still has, made or not.
  package func keepElements(of container: ViewIdentity, isThere: (ViewIdentity, Int) -> Bool) {
    lazyElements?.keep(of: container, generation: generation, isThere: isThere)
  }

  // The slots of what modifiers keep, apart from those of a view's properties.
  package static let appearanceSlot = -1
  package static let changeSlot = -2

  // The slots of what lazy containers keep, apart from those of a view's properties.
  package static let lazyGridSlot = -3
  package static let tileGoalSlot = -4
  package static let tilePicturesSlot = -5

  /// The cell of a property; made with its initial value where there is none.
  package func cell<Value>(
    identity: ViewIdentity, slot: Int, initialValue: @autoclosure () -> Value
  ) -> ValueCell<Value> {
    // As a part of the view that no other part has: what is in it stands at least one further down.
    let key = identity.appending(slot).key
    let place = places.place(of: key)
    // Another type is another property: it begins anew.
    if let place, let cell = cells[place] as? ValueCell<Value> {
      cell.generation = generation
      cell.isRead = false
      cell.element = lazyElements?.holder(generation: generation)
      return cell
    }
    let cell = ValueCell(initialValue(), store: self)
    cell.generation = generation
    cell.element = lazyElements?.holder(generation: generation)
    if let place {
      cells[place] = cell
    } else {
      places.append(key)
      cells.append(cell)
    }
    return cell
  }
}

/// A lasting value, whatever its type.
package protocol StateCell: AnyObject {
  /// The last plan that asked for it.
  var generation: Int { get set }

  /// What is to be done when it is forgotten.
  var farewell: (() -> Void)? { get }

  /// The element of a lazy container that its view belongs to; nil outside of one.
  var element: ViewIdentity? { get }
}

/// A lasting value.
package final class ValueCell<Value>: StateCell {
  package var generation = 0
  package var farewell: (() -> Void)?

  /// Whether the program looked at the value since the last plan asked for the cell; kept only for the focus.
  package var isRead = false

  package var element: ViewIdentity?

  // The store holds its cells.
  private weak var store: StateStore?

  private var stored: Value

  /// The value; setting it makes a new plan necessary.
  package var value: Value {
    get { stored }
    set {
      stored = newValue
      store?.isChanged = true
    }
  }

  package init(_ value: Value, store: StateStore) {
    stored = value
    self.store = store
  }

  /// Sets the value to what a plan found out, which asks for no further plan.
  package func setQuietly(_ value: Value) { stored = value }
}
