import TesseraLayout

/// Which view has the focus, from plan to plan: an identity, never an index or a place.
@MainActor
package final class FocusStore {
  /// The view that has the focus.
  package private(set) var focused: ViewIdentity?

  /// The view that the program was last told of: told once, so that what it asks for meanwhile isn't taken back.
  package private(set) var told: ViewIdentity?

  /// The column that moves up and down follow, in points; nil after any other move.
  private var goal: Double?

  // The views in reading order: when the focused one is gone, the focus goes to the nearest before it.
  private var order: [ViewIdentity] = []

  package init() {}

  /// Brings the focus in line with the views that there are now.
  ///
  /// A view that the program asked for comes first, then the one that has the focus, then the one that had it in a
  /// container that was gone meanwhile or has moved, then the nearest before the place where that one was, at the
  /// start the first.
  /// Answers whether the plan showed something else than what it found: it has to be made again.
  package func settle(on regions: [FocusRegion]) -> Bool {
    // One loop through all: of functions for each region, the isolation would be checked each time.
    var wanted: Int?
    var kept: Int?
    var identities: [ViewIdentity] = []
    identities.reserveCapacity(regions.count)
    for (index, region) in regions.enumerated() {
      identities.append(region.identity)
      if wanted == nil, region.isWanted { wanted = index }
      if kept == nil, region.identity == focused { kept = index }
    }
    if wanted != nil, wanted != kept { goal = nil }
    let index =
      wanted ?? kept ?? regions.firstIndex { $0.isRemembered } ?? nearestBefore(in: regions)
      ?? (regions.isEmpty ? nil : 0)
    focused = index.map { regions[$0].identity }
    order = identities
    return tell(regions)
  }

  /// Tells the program which view has the focus; whether a value changed that the last plan showed.
  @discardableResult
  package func tell(_ regions: [FocusRegion]) -> Bool {
    told = focused
    var isOutdated = false
    // The focused one last: others may be tied to the same value.
    for region in regions where region.isTied && region.identity != focused {
      if region.tellAndCompare(isFocused: false) { isOutdated = true }
    }
    for region in regions where region.isTied && region.identity == focused {
      if region.tellAndCompare(isFocused: true) { isOutdated = true }
    }
    return isOutdated
  }

  /// The nearest view before the place where the focused one was; nil where none is left.
  private func nearestBefore(in regions: [FocusRegion]) -> Int? {
    guard let focused, let place = order.firstIndex(of: focused) else { return nil }
    let places = Dictionary(regions.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    return order[..<place].reversed().lazy.compactMap { places[$0] }.first
  }

  /// Moves the focus; whether it moved.
  ///
  /// Views of the same scroll view come first; those outside are reached where there is none in the direction.
  package func move(_ move: FocusMove, in regions: [FocusRegion], page: Double) -> Bool {
    var found: FocusRegion?
    for region in regions where region.identity == focused { found = found ?? region }
    guard let current = found else {
      return regions.first.map { focus($0) } ?? false
    }
    let isVertical = [.up, .down, .pageUp, .pageDown].contains(move)
    let aim = isVertical ? goal ?? current.screenFrame.midX : current.screenFrame.midX
    var group: [FocusRegion] = []
    for region in regions where region.scroll === current.scroll { group.append(region) }
    var target = target(move, from: current, in: group, goal: aim, page: page)
    if target == nil, group.count < regions.count {
      target = self.target(move, from: current, in: regions, goal: aim, page: page)
    }
    guard let target, focus(target) else { return false }
    goal = isVertical ? aim : nil
    return true
  }

  /// Gives the focus to a view; whether it didn't have it.
  @discardableResult
  package func focus(_ region: FocusRegion) -> Bool {
    goal = nil
    guard region.identity != focused else { return false }
    focused = region.identity
    // At once: what the next key does may depend on it, and no picture need come between.
    region.tell(isFocused: true)
    return true
  }

  private func target(
    _ move: FocusMove, from current: FocusRegion, in regions: [FocusRegion], goal: Double, page: Double
  ) -> FocusRegion? {
    var place: Int?
    for (index, region) in regions.enumerated() where region === current { place = index }
    guard let index = place else { return nil }
    let frames = FocusRegion.screenFrames(of: regions)
    return FocusGeometry.target(move, from: index, in: frames, goal: goal, page: page)
      .map { regions[$0] }
  }
}
