/// Where scroll views stand, from plan to plan, by the identity of each.
@MainActor
package final class ScrollStore {
  /// Where one stands.
  package struct Position {
    /// Rows that the content is moved up by in the last plan.
    package var offsetRows = 0

    /// Whether the wheel brought it there, and the focus hasn't moved since.
    package var isHeldByWheel = false

    /// Where the focused view stood in the viewport after the last action, in half rows from its top.
    ///
    /// A resize brings it back there, so that going to another size and back ends where it began.
    package var anchor: Anchor?
  }

  package struct Anchor {
    package var focused: ViewIdentity?
    package var halfRowsFromTop: Int
    package var offsetRows: Int
    package var action: Int
  }

  // A list, as a screen has few.
  private var positions: [(identity: ViewIdentity, position: Position)] = []

  /// Counts actions: events that may have changed something. A resize is none.
  package private(set) var action = 0

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
    self[identity].offsetRows += rows
    self[identity].anchor?.offsetRows += rows
  }

  /// Forgets scroll views that a plan didn't have.
  package func keep(only identities: [ViewIdentity]) {
    guard positions.count > identities.count else { return }
    positions.removeAll { !identities.contains($0.identity) }
  }
}
