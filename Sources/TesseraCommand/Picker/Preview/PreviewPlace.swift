/// Where the preview stands: beside the tiles on a wide screen, else below them on a high one.
enum PreviewPlace: Equatable {
  /// At the end of the line: at the right where text runs to the right.
  case beside
  case below
}
