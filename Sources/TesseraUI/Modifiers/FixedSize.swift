extension View {
  /// Gives the view its ideal size, whatever it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length along some axes, whatever it is offered there.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped { node, _ in FixedSizeNode(node, horizontal: horizontal, vertical: vertical) }
  }
}
