import TesseraLayout

/// A grid like `WideFirstGrid` for any number of buttons of one height: only those that are seen are made.
///
/// Where a tile stands is arithmetic, and so is where a key leads, so a key costs what is visible, not what exists.
/// Tiles are counted by their position in the list that is shown. Setting `focus` to any position moves the focus and
/// the view there at the cost of an arrow key; a position that can't have the focus leads to the next that can.
package struct LazyTileGrid<Label> {
  private let tiles: LazyTiles
  private let label: @MainActor (Int) -> Label
  private let areSame: ((Label, Label) -> Bool)?

  /// Creates a grid like `WideFirstGrid`.
  ///
  /// - Parameters:
  ///   - count: How many tiles there are.
  ///   - minimumColumnWidth: The least width of a column in points.
  ///   - gap: The distance between tiles in points.
  ///   - tileHeight: The height of every tile in points.
  ///   - focus: Which tile has the focus, by its index.
  ///   - action: What selecting a tile does.
  ///   - label: What a tile shows; it is offered the tile's width and no height.
  @MainActor
  package init(
    count: Int, minimumColumnWidth: Double, gap: Double = 8, tileHeight: Double, focus: FocusState<Int?>.Binding,
    action: @escaping @MainActor (Int) -> Void, @ViewBuilder label: @escaping @MainActor (Int) -> Label
  ) {
    self.init(
      TileArrangement(.wideFirst, minimumColumnWidth: minimumColumnWidth, gap: gap, tileHeight: tileHeight),
      count: count, focus: TileFocus(focus), action: action, label: label)
  }

  /// Creates a grid in any arrangement.
  ///
  /// - Parameters:
  ///   - arrangement: How tiles are arranged.
  ///   - count: How many tiles there are.
  ///   - memory: Keeps what was worked out from plan to plan; needed where tiles have widths of their own.
  ///   - cycle: What becomes of a move at the end of a row or of all tiles.
  ///   - id: What tells the tile at a position from all others, so that it is still the same when the list changes.
  ///   - isEnabled: Whether a tile can have the focus and be selected.
  ///   - focus: Which tile has the focus, by its position.
  ///   - action: What selecting a tile does.
  ///   - heading: The nodes of a section's heading; it is offered the width of the grid and its height.
  ///   - areSame: Whether two labels are drawn the same in tiles of the same size: such a tile is copied from the last
  ///     picture. Only for labels without state that read nothing but what is drawn with: the theme, the traits of the
  ///     screen, the direction, and whether they are enabled. Nil has all tiles drawn anew.
  ///   - revision: A number that is another one whenever any label may be. While it is the same, tiles are copied
  ///     without a look at their labels. Nil where nobody counts.
  ///   - label: What a tile shows; it is offered the tile's width and no height.
  @MainActor
  package init(
    _ arrangement: TileArrangement, count: Int, memory: TileRowsMemory = TileRowsMemory(), cycle: FocusCycle = .off,
    id: @escaping (Int) -> Int = { $0 }, isEnabled: @escaping (Int) -> Bool = { _ in true },
    focus: TileFocus, action: @escaping @MainActor (Int) -> Void,
    heading: LazyTiles.Heading? = nil, areSame: ((Label, Label) -> Bool)? = nil, revision: Int? = nil,
    @ViewBuilder label: @escaping @MainActor (Int) -> Label
  ) {
    tiles = LazyTiles(
      arrangement: arrangement, count: max(0, count), memory: memory, cycle: cycle, id: id, isEnabled: isEnabled,
      focus: focus, action: action, heading: heading, revision: revision)
    self.areSame = areSame
    self.label = label
  }
}

extension LazyTileGrid: _PrimitiveView, View where Label: View {
  /// Appends the grid.
  package func _makeNodes(in context: _ViewContext) {
    let (label, areSame) = (label, areSame)
    context.append(
      LazyTileNode(
        tiles, canBeCompared: areSame != nil,
        label: { index in
          TileLabel(label(index), areSame: areSame) { $1.layeredNode(of: $0, alignment: .topLeading, at: 0) }
        },
        context: context))
  }
}

/// The tiles of a ``LazyTileGrid``, whatever they show.
package struct LazyTiles {
  /// Makes the nodes of a section's heading.
  package struct Heading {
    let make: @MainActor (Int, _ViewContext) -> ViewNode

    /// Shows a view before each section, by the number of the section.
    package init<Content: View>(@ViewBuilder _ content: @escaping @MainActor (Int) -> Content) {
      make = { section, context in context.layeredNode(of: content(section), alignment: .topLeading, at: 0) }
    }
  }

  let arrangement: TileArrangement
  let count: Int
  let memory: TileRowsMemory
  let cycle: FocusCycle
  let id: (Int) -> Int
  let isEnabled: (Int) -> Bool
  let focus: TileFocus
  let action: @MainActor (Int) -> Void
  let heading: Heading?
  let revision: Int?
}
