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

  package let keyHandlers: [KeyHandler]

  private let ownAction: (@MainActor () -> Void)?
  private let links: [FocusLink]

  // Where it is one of many tiles: what it does and is tied to is theirs.
  private let tile: Tile?

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
    keyHandlers: [KeyHandler], links: [FocusLink]
  ) {
    self.identity = identity
    self.frame = frame
    self.scroll = scroll
    ownAction = action
    self.keyHandlers = keyHandlers
    self.links = links
    tile = nil
  }

  /// The region of one of many tiles.
  init(identity: ViewIdentity, frame: Rect, scroll: ScrollNode?, keyHandlers: [KeyHandler], tile: Tile) {
    self.identity = identity
    self.frame = frame
    self.scroll = scroll
    ownAction = nil
    self.keyHandlers = keyHandlers
    links = []
    self.tile = tile
  }

  /// Which tile it is.
  struct Tile {
    let group: TileRegions
    let index: Int

    /// A tile that can't have the focus and hands it on to this one.
    var deputizedFor: Int?
  }

  /// What it does when it is selected.
  package var action: (@MainActor () -> Void)? {
    guard let tile else { return ownAction }
    return { tile.group.action(tile.index) }
  }

  /// Moves the focus from here as only the view's container knows; whether it leads anywhere. Otherwise what the eye
  /// sees decides.
  package func move(_ move: FocusMove) -> Bool { tile.map { $0.group.move(move, from: $0.index) } ?? false }

  // MARK: Values of the program

  /// Whether its focus is tied to a value of the program.
  package var isTied: Bool { tile != nil || !links.isEmpty }

  /// Whether the program asks for the focus to come here.
  package var isWanted: Bool {
    guard let tile else {
      for link in links where link.isWanted() { return true }
      return false
    }
    let focus = tile.group.focus
    return focus.isWanted(tile.index) || tile.deputizedFor.map(focus.isWanted) ?? false
  }

  /// Whether its container knows it as the one that has the focus, whatever has become of the container's views.
  package var isRemembered: Bool {
    guard let tile, let position = tile.group.focus.position() else { return false }
    return position == tile.index || position == tile.deputizedFor
  }

  /// Whether views may show what it changes of the program, so that they have to be made anew after each move.
  package var changesViews: Bool { tile.map { $0.group.focus.changesViews() } ?? links.contains { $0.changesViews() } }

  /// Tells the program that the focus came or went.
  package func tell(isFocused: Bool) {
    guard let tile else {
      for link in links { link.focusDidChange(isFocused) }
      return
    }
    if let other = tile.deputizedFor { tile.group.focus.focusDidChange(other, isFocused) }
    tile.group.focus.focusDidChange(tile.index, isFocused)
  }

  /// Tells the program, as ``tell(isFocused:)``; whether a value changed that the last plan showed.
  package func tellAndCompare(isFocused: Bool) -> Bool {
    let shown = shownValues()
    tell(isFocused: isFocused)
    return shown != nil && shown != shownValues()
  }

  private func shownValues() -> [AnyHashable?]? {
    guard let tile else {
      let shown = links.filter { $0.isShown() }
      return shown.isEmpty ? nil : shown.map { $0.value() }
    }
    return tile.group.focus.isShown() ? [tile.group.focus.position()] : nil
  }

  /// Tells which cells it is seen in, and has clicks there select it.
  @MainActor
  func show(in cells: CellRect, shape: HitShape? = nil, plan: Plan) {
    visibleCells = cells
    if !cells.isEmpty { plan.add(ClickTarget(cells: cells, shape: shape, region: self)) }
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
