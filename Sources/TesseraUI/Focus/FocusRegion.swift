import TesseraLayout

/// A view that can have the focus, where the last plan put it.
@MainActor
package final class FocusRegion {
  /// Which view it is.
  package let identity: ViewIdentity

  /// The frame in points in its scroll view's content, or on the screen where it isn't scrolled.
  package let frame: Rect

  /// The scroll view that it moves with; held by the plan, as it is by what shows the region.
  package unowned let scroll: ScrollNode?

  /// What it does when it is selected.
  package let action: (@MainActor () -> Void)?

  package let keyHandlers: [KeyHandler]
  package let links: [FocusLink]

  /// Moves the focus from here as only the view's container knows; whether it leads anywhere. Nil where what the eye
  /// sees decides.
  package let move: ((FocusMove) -> Bool)?

  /// What it says of itself besides the text that it shows.
  package var description = SpokenDescription()

  /// The node that shows its text.
  package var label: ViewNode?

  /// What it says of itself to somebody who doesn't see it; nil for nothing.
  package var spokenText: String? { description.text(shown: label?.shownText ?? "") }

  /// The cells that it is seen in; empty where it is scrolled out of view.
  package var visibleCells = CellRect(columns: 0..<0, halfRows: 0..<0)

  package init(
    identity: ViewIdentity, frame: Rect, scroll: ScrollNode?, action: (@MainActor () -> Void)?,
    keyHandlers: [KeyHandler], links: [FocusLink], move: ((FocusMove) -> Bool)? = nil
  ) {
    self.identity = identity
    self.frame = frame
    self.scroll = scroll
    self.action = action
    self.keyHandlers = keyHandlers
    self.links = links
    self.move = move
  }

  /// Tells which cells it is seen in, and has clicks there select it.
  @MainActor
  func show(in cells: CellRect, shape: HitShape? = nil, plan: Plan) {
    visibleCells = cells
    if !cells.isEmpty { plan.add(ClickTarget(cells: cells, shape: shape, region: self, action: action)) }
  }

  /// The frame in points as it is seen, after all scrolling.
  package var screenFrame: Rect { frame(in: nil) }

  /// The frames of some views as they are seen, in points.
  ///
  /// How far scroll views have moved them is asked once for each run of views that move together.
  package static func screenFrames(of regions: [FocusRegion]) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(regions.count)
    var scroll: ScrollNode?
    var moved = Point.zero
    for region in regions {
      if region.scroll !== scroll {
        scroll = region.scroll
        let seen = region.screenFrame
        moved = Point(x: region.frame.minX - seen.minX, y: region.frame.minY - seen.minY)
      }
      var frame = region.frame
      frame.origin.x -= moved.x
      frame.origin.y -= moved.y
      frames.append(frame)
    }
    return frames
  }

  /// The frame in points in the content of a scroll view that it is in, at any depth; on the screen for none.
  package func frame(in outer: ScrollNode?) -> Rect {
    var result = frame
    var node = scroll
    while let inner = node, inner !== outer {
      result.origin.x -= inner.scrolledPoints.x
      result.origin.y -= inner.scrolledPoints.y
      node = inner.outer
    }
    return result
  }

  /// Whether it moves with a scroll view, at any depth.
  package func isInside(_ scroll: ScrollNode) -> Bool {
    var node = self.scroll
    while let inner = node {
      if inner === scroll { return true }
      node = inner.outer
    }
    return false
  }
}
