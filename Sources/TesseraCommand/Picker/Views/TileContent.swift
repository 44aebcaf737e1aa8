import Tessera

/// What a tile shows of an item, ready to be drawn.
struct TileContent: Equatable {
  /// The number that names it; nil where none is shown.
  var number: Int?
  /// A sign before the label.
  var icon: CleanText?
  var label: CleanText
  /// The parts of the label that look different.
  var runs: [TextRun] = []
  /// A second, less prominent line.
  var detail: CleanText?
  /// The colour of the tile; nil for the usual one.
  var color: RGB?
  var isMarked = false
  var isDisabled = false
}
