import Foundation
import Testing
import TesseraLayout

/// A layout as its author wrote it for SwiftUI: all views as wide as the widest, with a cache.
private struct EqualWidthRow: Layout {
  struct CacheData {
    var maximum: CGSize
    var spacing: [CGFloat]
    var total: CGFloat
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let maximum = sizes.reduce(CGSize.zero) { current, size in
      CGSize(width: max(current.width, size.width), height: max(current.height, size.height))
    }
    let spacing = subviews.indices.map { index in
      guard index < subviews.count - 1 else { return CGFloat(0) }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
    return CacheData(maximum: maximum, spacing: spacing, total: spacing.reduce(0) { $0 + $1 })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.maximum.width * CGFloat(subviews.count) + cache.total, height: cache.maximum.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    guard !subviews.isEmpty else { return }
    let placement = ProposedViewSize(width: cache.maximum.width, height: cache.maximum.height)
    var nextX = bounds.minX + cache.maximum.width / 2
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: placement)
      nextX += cache.maximum.width + cache.spacing[index]
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CacheData
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + 10 : nil
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// A layout without a cache, that orders its views by a value they carry.
private struct Ranked: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 40))
    return CGSize(width: size.width, height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
      let dimensions = subview.dimensions(in: .unspecified)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += dimensions.height
    }
  }
}

@Suite("A layout written for SwiftUI runs as it is")
struct CustomLayoutTests {
  @Test func withCache() {
    let elements = [
      LayoutElement(width: 10, height: 10), LayoutElement(width: 30, height: 20).spacing(12),
      LayoutElement.flexible(ideal: 5),
    ]
    let arrangement = EqualWidthRow().arrange(
      elements, proposal: .unspecified, in: CGRect(x: 100, y: 50, width: 114, height: 20))
    #expect(arrangement.arrangedSize == Size(width: 114, height: 20))
    #expect(arrangement.arrangedFrames[0] == Rect(x: 110, y: 55, width: 10, height: 10))
    #expect(arrangement.arrangedFrames[1] == Rect(x: 142, y: 50, width: 30, height: 20))
    #expect(arrangement.arrangedFrames[2] == Rect(x: 184, y: 55, width: 30, height: 10))
  }

  @Test func withValues() {
    let elements = [3, 1, 2].map { LayoutElement(width: 10, height: 10).layoutValue(key: Rank.self, value: $0) }
    let frames = Ranked().arrange(elements + [LayoutElement(width: 1, height: 1)], proposal: .unspecified)
    #expect(frames.arrangedFrames.map(\.minY) == [21, 1, 11, 0])
  }

  @Test("A view that the layout forgets stands in the middle")
  func forgotten() {
    struct Forgetful: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 30)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let frames = Forgetful().arrange([LayoutElement(width: 10, height: 10)], proposal: .unspecified)
    #expect(frames.arrangedFrames == [Rect(x: 20, y: 10, width: 10, height: 10)])
  }

  @Test("The cache is made once and lives from measuring to placing")
  func cacheLives() {
    let nodes = (0..<3).map { _ in CountingNode(width: 10, height: 10) }
    var engine = LayoutEngine(EqualWidthRow(), subviews: LayoutSubviews(nodes))
    _ = engine.size(for: .unspecified)
    _ = engine.size(for: .zero)
    engine.place(in: Rect(x: 0, y: 0, width: 46, height: 10), proposal: .unspecified)
    for node in nodes { #expect(node.measured.count == 2) }
    let line = engine.explicitAlignment(
      .horizontal(.leading), in: Rect(x: 5, y: 0, width: 46, height: 10), proposal: .unspecified)
    #expect(line == 15)
  }

  @Test("Two layouts of the same type differ by their views only")
  func stackOrientation() {
    #expect(EqualWidthRow.layoutProperties.stackOrientation == .horizontal)
    #expect(Ranked.layoutProperties.stackOrientation == nil)
  }
}
