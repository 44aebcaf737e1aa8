/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The direction in which it stacks its views, nil where it doesn't.
  ///
  /// A spacer or a divider in it takes its direction from this.
  public var stackOrientation: Axis?

  /// Creates properties of a layout that doesn't stack.
  public init() {}
}
