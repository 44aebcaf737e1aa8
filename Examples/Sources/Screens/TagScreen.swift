import SwiftUI

private struct LineBreakKey: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  func startsLine(_ value: Bool = true) -> some View { layoutValue(key: LineBreakKey.self, value: value) }
}

struct TagLayout: Layout {
  var alignment: Alignment = .leading
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let rows = arrange(width: proposal.replacingUnspecifiedDimensions().width, subviews: subviews, cache: cache)
    let width = rows.map(\.width).max() ?? 0
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for row in arrange(width: bounds.width, subviews: subviews, cache: cache) {
      var x = bounds.minX
      for index in row.indices {
        let size = cache.sizes[index]
        subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func arrange(width: CGFloat, subviews: Subviews, cache: Cache) -> [Row] {
    var rows: [Row] = []
    var current = Row()
    for (index, subview) in subviews.enumerated() {
      let size = cache.sizes[index]
      let needed = current.indices.isEmpty ? size.width : current.width + spacing + size.width
      if !current.indices.isEmpty && (needed > width || subview[LineBreakKey.self]) {
        rows.append(current)
        current = Row()
      }
      current.width = current.indices.isEmpty ? size.width : current.width + spacing + size.width
      current.height = max(current.height, size.height)
      current.indices.append(index)
    }
    if !current.indices.isEmpty { rows.append(current) }
    return rows
  }
}

struct TagScreen: View {
  let tags = ["swift", "terminal", "layout", "points", "cells", "half rows", "ncurses", "tiles"]
  @State private var selection: Set<String> = []

  var body: some View {
    TagLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        let isSelected = selection.contains(tag)
        Text(tag)
          .padding(.horizontal, 8)
          .background(isSelected ? Color.accentColor : Color.secondary.opacity(0.2))
          .clipShape(Capsule())
          .startsLine(tag == "points")
          .onTapGesture {
            if isSelected { selection.remove(tag) } else { selection.insert(tag) }
          }
      }
    }
    .padding()
  }
}
