import TesseraLayout

/// Where scroll views stand, from plan to plan, by the identity of each.
@MainActor
package final class ScrollStore {
  /// Where one stands.
  package struct Position {
    /// Where it stands up and down: in rows, from the top.
    package var vertical = AxisPosition()

    /// Where it stands across: in columns, from where lines start.
    package var horizontal = AxisPosition()

    /// Whether the wheel or the program brought it there, and the focus hasn't moved since.
    package var isHeld = false

    package subscript(axis: Axis) -> AxisPosition {
      get { axis == .vertical ? vertical : horizontal }
      set {
        if axis == .vertical { vertical = newValue } else { horizontal = newValue }
      }
    }
  }

  /// Where a scroll view stands along an axis.
  package struct AxisPosition {
    /// Rows or columns that the content is moved by in the last plan.
    package var offset = 0

    /// Where the focused view stood in the viewport after the last action, from its start.
    ///
    /// A resize brings it back there, so that going to another size and back ends where it began.
    package var anchor: Anchor?
  }

  package struct Anchor {
    package var focused: ViewIdentity?
    package var fromStart: Int
    package var offset: Int
    package var action: Int
  }

  // A list, as a screen has few.
  private var positions: [(identity: ViewIdentity, position: Position)] = []

  /// Counts actions: events that may have changed something. A resize is none.
  package private(set) var action = 0

  /// What the program asked to be scrolled to, until a plan has done it.
  package var request: ScrollRequest?

  package init() {}

  package func beginAction() { action += 1 }

  package subscript(identity: ViewIdentity) -> Position {
    get { positions.first { $0.identity == identity }?.position ?? Position() }
    set {
      if let index = positions.firstIndex(where: { $0.identity == identity }) {
        positions[index].position = newValue
      } else {
        positions.append((identity, newValue))
      }
    }
  }

  /// Moves a scroll view along with its content, where a lazy container found out that all of it stands elsewhere.
  package func shift(_ identity: ViewIdentity, byRows rows: Int) {
    guard rows != 0 else { return }
    self[identity].vertical.offset += rows
    self[identity].vertical.anchor?.offset += rows
  }

  /// Forgets scroll views that a plan didn't have.
  package func keep(only identities: [ViewIdentity]) {
    guard positions.count > identities.count else { return }
    positions.removeAll { !identities.contains($0.identity) }
  }
}

/// A wish of the program to see a view.
package struct ScrollRequest {
  /// The reader whose proxy was asked.
  package var reader: ViewIdentity

  /// The id of the view.
  package var id: AnyHashable

  /// The point of the view that comes to stand on the same point of the viewport; nil for the smallest move.
  package var anchor: UnitPoint?
}
