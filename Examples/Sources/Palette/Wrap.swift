import SwiftUI

/// Views one after the other, a new line where one doesn't fit.
struct Wrap: Layout {
  var gap: CGFloat = 8

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    let origins = origins(of: cache, width: proposal.width ?? .infinity)
    let corners = zip(origins, cache).map { CGPoint(x: $0.x + $1.width, y: $0.y + $1.height) }
    return CGSize(width: corners.map(\.x).max() ?? 0, height: corners.map(\.y).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    for (index, origin) in origins(of: cache, width: bounds.width).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(cache[index]))
    }
  }

  private func origins(of sizes: [CGSize], width: CGFloat) -> [CGPoint] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return sizes.map { size in
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + gap)
        lineHeight = 0
      }
      defer { origin.x += size.width + gap }
      lineHeight = max(lineHeight, size.height)
      return origin
    }
  }
}
