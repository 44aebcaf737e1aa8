import Testing
import TesseraLayout

import struct Foundation.CGFloat

extension OracleCase {
  /// What the library makes of the case's input.
  ///
  /// - Parameters:
  ///   - bounds: Where it is placed, in points; without it, the size that it answered, at the origin.
  ///   - direction: The direction it is placed in; nil for that of the case.
  func arranged(in bounds: Rect? = nil, direction: LayoutDirection? = nil) throws -> LayoutArrangement {
    let direction = direction ?? self.direction
    let bounds = bounds?.cgRect
    switch kind {
    case "flow":
      let layout = FlowLayout(spacing: CGFloat(try #require(input.spacing)))
      return layout.arrange(try sizedElements(), proposal: try proposal(), in: bounds, layoutDirection: direction)
    case "lazyVGrid":
      let layout = LazyVGridLayout(columns: try gridItems(), spacing: CGFloat(try #require(input.rowSpacing)))
      return layout.arrange(try sizedElements(), proposal: try proposal(), in: bounds, layoutDirection: direction)
    case "grid":
      return try gridLayout().arrange(
        rows: try gridRows(), proposal: .unspecified, in: bounds, layoutDirection: direction)
    default:
      return try wideFirstGrid().arrange(
        try tiles(), proposal: try proposal(), in: bounds, layoutDirection: direction)
    }
  }

  /// The direction of the case.
  var direction: LayoutDirection { input.direction == "rtl" ? .rightToLeft : .leftToRight }

  func wideFirstGrid() throws -> WideFirstGrid {
    WideFirstGrid(
      minimumColumnWidth: CGFloat(try #require(input.minimumColumnWidth)), gap: CGFloat(try #require(input.gap)))
  }

  func proposal() throws -> ProposedViewSize {
    switch input.proposal {
    case "nil": .unspecified
    case "infinite": .infinity
    case "zero": .zero
    default: ProposedViewSize(points: try #require(input.width), nil)
    }
  }

  func gridItems() throws -> [GridItem] {
    let spacing = try #require(input.spacing)
    let place = try #require(alignment(named: input.alignment))
    return try #require(input.columns).map { column in
      let size: GridItem.Size =
        switch column.kind {
        case "fixed": .fixed(column.lengths[0])
        case "adaptive": .adaptive(minimum: column.lengths[0])
        default:
          .flexible(minimum: column.lengths[0], maximum: column.lengths.count > 1 ? column.lengths[1] : .infinity)
        }
      return GridItem(size, spacing: CGFloat(spacing), alignment: place)
    }
  }

  func gridLayout() throws -> GridLayout {
    GridLayout(
      alignment: try #require(alignment(named: input.alignment)),
      horizontalSpacing: CGFloat(try #require(input.horizontalSpacing)),
      verticalSpacing: CGFloat(try #require(input.verticalSpacing)))
  }

  func gridRows() throws -> [[LayoutElement]] {
    func element(_ cell: Cell) -> LayoutElement {
      LayoutElement(width: CGFloat(cell.size[0]), height: CGFloat(cell.size[1]))
    }
    return try #require(input.rows).map { row in
      switch row {
      case .cells(let cells): cells.map { element($0).gridCellColumns($0.columns ?? 1) }
      case .view(let view): [element(view).spansAllColumns()]
      }
    }
  }

  /// Elements of the sizes of the case; one without a width takes what it is offered.
  func sizedElements() throws -> [LayoutElement] {
    try #require(input.sizes).map { size in
      LayoutElement { Size(width: size[0] ?? $0.proposedWidth ?? -1, height: size[1] ?? -1).cgSize }
    }
  }

  /// Elements that are as wide as they are offered, of the heights and spans of the case.
  private func tiles() throws -> [LayoutElement] {
    try #require(input.heights).enumerated().map { index, height in
      let element = LayoutElement { Size(width: $0.proposedWidth ?? -1, height: height).cgSize }
      return input.spans.map { element.tileSpan($0[index]) } ?? element
    }
  }
}

/// An alignment by its name in the oracle's file.
private func alignment(named name: String?) -> Alignment? {
  switch name {
  case "topLeading": .topLeading
  case "top": .top
  case "topTrailing": .topTrailing
  case "leading": .leading
  case "center": .center
  case "trailing": .trailing
  case "bottomLeading": .bottomLeading
  case "bottom": .bottom
  case "bottomTrailing": .bottomTrailing
  default: nil
  }
}
