import struct Foundation.CGRect

/// Runs one layout over its nodes: measures, places and mirrors, with the layout's cache in between.
///
/// The one way in which containers and headless arrangements call a ``Layout``.
package struct LayoutEngine<Arrangement: Layout> {
  package let layout: Arrangement
  package let subviews: LayoutSubviews

  /// What the layout keeps.
  package private(set) var cache: Arrangement.Cache

  /// - Parameters:
  ///   - layout: The layout.
  ///   - subviews: What it arranges.
  ///   - keptCache: What it kept when it arranged the views before these; it is told that they changed.
  package init(_ layout: Arrangement, subviews: LayoutSubviews, keptCache: Arrangement.Cache? = nil) {
    self.layout = layout
    self.subviews = subviews
    if var known = keptCache {
      layout.updateCache(&known, subviews: subviews)
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
  }

  /// What the layout says of itself; an ``AnyLayout`` says what the layout in it says.
  package var properties: LayoutProperties { (layout as? AnyLayout)?.properties ?? Arrangement.layoutProperties }

  /// The size that the layout answers, finite whatever it answers.
  package mutating func size(for proposal: ProposedViewSize) -> Size {
    Size(layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)).bounded
  }

  /// Places every node in the bounds.
  ///
  /// A node that the layout forgot stands in the middle, as in SwiftUI. From right to left, everything is mirrored
  /// in the bounds.
  package mutating func place(in bounds: Rect, proposal: ProposedViewSize) {
    let bounds = bounds.bounded
    layout.placeSubviews(in: bounds.cgRect, proposal: proposal, subviews: subviews, cache: &cache)
    if !Arrangement._placesEveryView {
      subviews.forEachRecord { _, node in
        if !node.isPlaced {
          node.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
      }
    }
    assert(subviews.run.allSatisfy(\.isPlaced), "A view has no place.")
    guard subviews.layoutDirection == .rightToLeft else { return }
    subviews.forEachRecord { _, node in
      node.moveFrame(toX: bounds.minX + bounds.maxX - node.frame.maxX)
    }
  }

  /// How far the container wants to stand from its neighbours.
  package mutating func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  /// Where the layout says that a line stands, in points from the bounds' side; nil where it says nothing.
  package mutating func explicitAlignment(
    _ guide: AlignmentGuide, in bounds: Rect, proposal: ProposedViewSize
  ) -> Double? {
    let answer =
      switch guide {
      case .horizontal(let line):
        layout.explicitAlignment(
          of: line, in: bounds.cgRect, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical(let line):
        layout.explicitAlignment(
          of: line, in: bounds.cgRect, proposal: proposal, subviews: subviews, cache: &cache)
      }
    return answer?.native
  }
}
