import TesseraLayout

/// What the tiles of a ``LazyTileNode`` looked like in the last picture.
///
/// A key changes the look of a tile or two. The others are copied, cell by cell, instead of being made, measured,
/// placed and drawn again. Kept are the tiles that were seen in the last picture, so memory is bounded by the screen.
final class TilePictures {
  /// What every tile is drawn with.
  struct Look: Equatable {
    var theme: Theme
    var traits: ScreenTraits
    var layoutDirection: LayoutDirection
  }

  /// How a tile lies on the cells that it is seen in: two tiles of the same shape and label are drawn the same.
  struct Shape: Equatable {
    /// In points.
    var size: Size

    /// How far its top left corner stands from that of the first cell that is seen, in points.
    var offset: Point

    /// The cells that it is seen in, across and down, as far as it touches them.
    var seen: CellSize

    /// The half rows of them that it covers, counted from the top of the first.
    var halfRows: Range<Int>

    var isEnabled: Bool
  }

  private struct Picture {
    var label: TileLabel
    var shape: Shape
    var cells: [Cell]
    // The number of the picture of the whole screen that showed it last.
    var number: Int
  }

  private var look: Look?
  private var revision: Int?
  private var kept: [Int: Picture] = [:]
  private var number = 0
  private var shownCount = 0

  // Whether labels are known to show what they showed.
  private var isSameRevision = false

  /// Starts a picture: what the last one showed can be copied, unless everything looks different now.
  ///
  /// - Parameters:
  ///   - look: What tiles are drawn with.
  ///   - revision: Tiles whose revision is the same show the same, without being looked at; nil has them compared.
  func begin(_ look: Look, revision: Int?) {
    number &+= 1
    shownCount = 0
    if look != self.look { kept.removeAll() }
    isSameRevision = revision != nil && revision == self.revision
    self.look = look
    self.revision = revision
  }

  /// Ends a picture: only what it showed is remembered.
  func end() {
    if shownCount < kept.count { kept = kept.filter { $0.value.number == number } }
  }

  /// Copies the last picture of a tile to its place; false where there is none, or it would look different now.
  @MainActor
  func copy(_ id: Int, shape: Shape, to cells: CellRect, on canvas: inout Canvas, label: () -> TileLabel) -> Bool {
    guard let place = kept.index(forKey: id), kept.values[place].shape == shape, canvas.surface.hasBlankHalves(cells)
    else { return false }
    if isSameRevision {
      // A look that isn't noted in the revision would be a wrong picture: tests find it here.
      assert(label().looksLike(kept.values[place].label), "Tile \(id) shows something else in the same revision.")
    } else {
      guard label().looksLike(kept.values[place].label) else { return false }
    }
    canvas.surface.paste(kept.values[place].cells, to: cells)
    kept.values[place].number = number
    shownCount += 1
    return true
  }

  /// Remembers what was drawn of a tile.
  func keep(_ id: Int, label: TileLabel, shape: Shape, from cells: CellRect, of canvas: Canvas) {
    guard canvas.surface.hasBlankHalves(cells) else { return }
    kept[id] = Picture(
      label: label, shape: shape, cells: canvas.surface.copy(columns: cells.columns, rows: cells.rows), number: number)
    shownCount += 1
  }
}

/// What a tile shows, before its nodes are made.
struct TileLabel {
  /// Makes the nodes.
  let node: @MainActor (_ViewContext) -> ViewNode

  // The view, and whether it shows what another one shows; nil where it can't be told.
  private let view: Any?
  private let isSame: ((Any) -> Bool)?

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - areSame: Whether two such views are drawn the same in the same look and shape; nil where it can't be told.
  ///   - node: Makes its nodes.
  @MainActor
  init<Label>(
    _ view: Label, areSame: ((Label, Label) -> Bool)?, node: @escaping @MainActor (Label, _ViewContext) -> ViewNode
  ) {
    self.node = { node(view, $0) }
    guard let areSame else {
      (self.view, isSame) = (nil, nil)
      return
    }
    self.view = view
    isSame = { other in (other as? Label).map { areSame(view, $0) } ?? false }
  }

  /// Whether it is drawn as another one is, in the same look and shape.
  func looksLike(_ other: TileLabel) -> Bool {
    guard let isSame, let view = other.view else { return false }
    return isSame(view)
  }
}
