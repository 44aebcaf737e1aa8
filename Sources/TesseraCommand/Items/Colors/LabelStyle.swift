import Tessera

/// How a part of a label looks by the colour sequences of the input.
struct LabelStyle: Equatable {
  /// The colour of the letters; nil leaves it to the tile.
  var foreground: ColorAssignment.Value?

  /// The colour behind them; nil leaves it to the tile.
  var background: ColorAssignment.Value?

  /// Bold, dim and the like.
  var attributes: CellAttributes = []

  /// Whether it changes nothing.
  var isPlain: Bool { self == LabelStyle() }
}

/// Some bytes of a label that look alike.
struct LabelSpan: Equatable {
  /// The bytes.
  var range: Range<Int>

  /// How they look; never plain.
  var style: LabelStyle
}

/// A label without the sequences of the input, and where it is coloured.
struct StyledLabel: Equatable {
  /// What is shown and searched.
  var bytes: [UInt8] = []

  /// The coloured parts, in order and without overlap; the rest is plain.
  var spans: [LabelSpan] = []

  /// The parts of the label at some places, put together with `joiner` between.
  func parts(at places: [Range<Int>], joiner: [UInt8]) -> StyledLabel {
    var result = StyledLabel()
    for (index, place) in places.enumerated() {
      if index > 0 { result.bytes += joiner }
      let shift = result.bytes.count - place.lowerBound
      result.bytes += bytes[place]
      for span in spans where span.range.overlaps(place) {
        let kept = span.range.clamped(to: place)
        result.spans.append(LabelSpan(range: kept.lowerBound + shift..<kept.upperBound + shift, style: span.style))
      }
    }
    return result
  }
}
