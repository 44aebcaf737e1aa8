import SwiftUI

/// As many equal columns as fit; the first view takes two of them where there are two, and the others follow.
struct WideFirst: Layout {
  let minimumColumnWidth: CGFloat
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = max(proposal.width ?? 4 * minimumColumnWidth, minimumColumnWidth)
    let places = places(in: width, subviews)
    return CGSize(width: width, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, place) in zip(subviews, places(in: bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(width: place.width, height: place.height))
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    let columns = max(1, Int((width + gap) / (minimumColumnWidth + gap)))
    let columnWidth = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    var places: [CGRect] = []
    var column = 0
    var top: CGFloat = 0
    var rowHeight: CGFloat = 0
    for index in subviews.indices {
      let span = index == 0 ? min(2, columns) : 1
      if column + span > columns {
        top += rowHeight + gap
        column = 0
        rowHeight = 0
      }
      let tileWidth = CGFloat(span) * columnWidth + CGFloat(span - 1) * gap
      let height = subviews[index].sizeThatFits(ProposedViewSize(width: tileWidth, height: nil)).height
      places.append(CGRect(x: CGFloat(column) * (columnWidth + gap), y: top, width: tileWidth, height: height))
      rowHeight = max(rowHeight, height)
      column += span
    }
    return places
  }
}
