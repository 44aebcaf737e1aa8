import Tessera

import struct Foundation.CGFloat

/// What the sample palette's grid makes of a width: a line of a table, or JSON with every frame.
@MainActor
struct PlanReport {
  private let width: Double
  private let columns: Int
  private let rows: Int
  private let arrangement: LayoutArrangement
  private let metrics = CellMetrics.standard

  /// Plans a palette.
  ///
  /// - Parameters:
  ///   - width: The width offered, in points; as in the palette, the grid's minimum is lowered to it.
  ///   - tileCount: All tiles, the introductory one included.
  ///   - strings: What the tiles say.
  init(width: Double, tileCount: Int, strings: PaletteStrings) {
    self.width = width
    let minimum = min(96, width)
    let nodes = Self.nodes(tileCount: tileCount, strings: strings)
    arrangement = WideFirstGrid(minimumColumnWidth: CGFloat(minimum))
      .arrange(nodes: nodes.nodes, proposal: ProposedViewSize(points: width, nil))
    let plan = WideFirstPlan(
      proposedWidth: width, minimumColumnWidth: minimum, gap: 8, slots: tileCount + 1)
    columns = plan.columns
    rows = WideFirstPlan.rowCount(plan.slots(wishes: Array(repeating: nil, count: tileCount)))
  }

  /// The heading of the table.
  static let heading = cells("width", "columns", "first tile", "rows")

  /// The line of the table: width, columns, the first tile's width, rows.
  var line: String {
    Self.cells(
      Self.number(width), String(columns), Self.number(arrangement.arrangedFrames.first?.width ?? 0), String(rows))
  }

  private static func cells(_ first: String, _ rest: String...) -> String {
    (first.padded(to: 8) + rest.map { $0.padded(to: 10) }.joined()).trimmed
  }

  /// One JSON object: frames in points, `[x, y, width, height]`, and in cells, `[column, row, columns, rows]`, rows
  /// in halves where they are.
  var json: String {
    let frames = arrangement.arrangedFrames
    let size = arrangement.arrangedSize
    let points = frames.map { Self.list([$0.minX, $0.minY, $0.width, $0.height]) }
    let cells = frames.map { frame in
      let cells = metrics.cells(frame)
      return Self.list([
        Double(cells.columns.lowerBound), Double(cells.halfRows.lowerBound) / 2, Double(cells.columns.count),
        Double(cells.halfRows.count) / 2,
      ])
    }
    return """
      {"width":\(Self.number(width)),"columns":\(columns),"firstTileWidth":\(Self.number(frames.first?.width ?? 0)),\
      "rows":\(rows),"size":\(Self.list([size.width, size.height])),\
      "frames":[\(points.joined(separator: ","))],"cells":[\(cells.joined(separator: ","))]}
      """
  }

  private static func list(_ numbers: [Double]) -> String {
    "[" + numbers.map(number).joined(separator: ",") + "]"
  }

  /// A number in decimal, whole ones without a point.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  /// The nodes of the tiles, with the plan that they belong to.
  private static func nodes(tileCount: Int, strings: PaletteStrings) -> (plan: Plan, nodes: [ViewNode]) {
    let plan = Plan(
      metrics: .standard, traits: ScreenTraits(), states: StateStore(), scrollStore: ScrollStore(),
      types: ConnectedTypes())
    guard tileCount > 0 else { return (plan, []) }
    let context = _ViewContext(environment: EnvironmentValues(), identity: .root, plan: plan, sink: NodeSink())
    let tiles = PaletteTiles(
      strings: strings, count: tileCount - 1, minimumHeight: 64, selectedNumber: nil,
      focusedNumber: FocusState<Int?>().projectedValue, select: { _ in })
    return (plan, context.nodes(of: tiles))
  }
}

extension String {
  /// The text with blanks after it, at least two, so that it takes some columns.
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(2, columns + 2 - count))
  }

  /// The text without the blanks at its end.
  fileprivate var trimmed: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
