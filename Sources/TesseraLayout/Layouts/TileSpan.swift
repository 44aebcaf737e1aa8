/// How many column slots a tile wants in a ``WideFirstGrid``; nil leaves it to the grid.
public struct TileSpan: LayoutValueKey {
  /// No wish.
  public static let defaultValue: Int? = nil
}

extension LayoutElement {
  /// Wants a number of column slots in a ``WideFirstGrid``; cut to 1 and the columns there are.
  public func tileSpan(_ slots: Int) -> LayoutElement { layoutValue(key: TileSpan.self, value: slots) }
}
