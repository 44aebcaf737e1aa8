import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct FocusStoreTests {
  private func identity(_ name: String) -> ViewIdentity { ViewIdentity.root.appending(id: name) }

  private func regions(_ names: [String]) -> [FocusRegion] {
    names.enumerated().map { index, name in
      FocusRegion(
        identity: identity(name),
        frame: Rect(origin: Point(x: Double(index) * 8, y: 0), size: Size(width: 8, height: 16)),
        scroll: nil, action: nil, keyHandlers: [], links: [])
    }
  }

  @Test(
    "The focus is an item's; when the item goes, it goes to the nearest before it",
    arguments: [
      // Items before or behind it come and go: it stays.
      ("c", ["b", "c", "d"], "c"), ("c", ["c"], "c"), ("c", ["x", "y", "a", "b", "c", "d"], "c"),
      ("c", ["d", "c", "a"], "c"),
      // It goes itself.
      ("c", ["a", "b", "d"], "b"), ("d", ["a", "b", "c"], "c"), ("a", ["b", "c", "d"], "b"),
      // It goes together with others, before and behind it.
      ("c", ["b", "d"], "b"), ("c", ["a", "d"], "a"), ("d", ["a"], "a"), ("d", ["b", "c"], "c"), ("c", ["d"], "d"),
      ("c", ["x", "b", "y", "d"], "b"),
      // All go.
      ("c", ["x", "y", "z"], "x"),
    ])
  func theFocusIsAnIdentity(_ focused: String, _ rest: [String], _ expected: String) {
    let store = FocusStore()
    let all = regions(["a", "b", "c", "d"])
    _ = store.settle(on: all)
    for region in all where region.identity == identity(focused) { store.focus(region) }
    _ = store.settle(on: regions(rest))
    #expect(store.focused == identity(expected))
  }

  @Test func theFirstViewHasTheFocusAtTheStart() {
    let store = FocusStore()
    _ = store.settle(on: regions(["a", "b"]))
    #expect(store.focused == identity("a"))
  }

  @Test func withoutViewsNothingHasTheFocus() {
    let store = FocusStore()
    _ = store.settle(on: regions(["a"]))
    _ = store.settle(on: [])
    #expect(store.focused == nil)
    for move in [FocusMove.up, .next, .first, .pageDown] {
      let moved = store.move(move, in: [], page: 10)
      #expect(!moved)
    }
    _ = store.settle(on: regions(["b", "c"]))
    #expect(store.focused == identity("b"))
  }

  @Test func movingTellsWhetherItMoved() {
    let store = FocusStore()
    let regions = regions(["a", "b"])
    _ = store.settle(on: regions)
    let moves = [FocusMove.left, .right, .right, .first, .first].map { store.move($0, in: regions, page: 10) }
    #expect(moves == [false, true, false, true, false])
  }
}
