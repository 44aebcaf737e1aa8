import struct Foundation.CGFloat

/// A column of a lazy grid, or a kind of column that is repeated.
public struct GridItem: Sendable {
  /// How wide a column is, in points. NaN and negative numbers count as zero.
  public enum Size: Sendable {
    /// One column of one width.
    case fixed(Double)

    /// One column that shares what the fixed ones leave, between two widths.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)

    /// As many columns of at least a width as fit in the share of one flexible column.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column is.
  public var size: Size

  /// Where a view stands in its column and row, nil for the middle.
  public var alignment: Alignment?

  private var spacingPoints: Double?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - size: How wide it is.
  ///   - spacing: The distance to the next column in points, nil for 8.
  ///   - alignment: Where a view stands in its column and row, nil for the middle.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.alignment = alignment
    spacingPoints = spacing?.native
  }

  /// The distance to the next column in points, nil for 8.
  public var spacing: CGFloat? {
    get { spacingPoints.map { CGFloat($0) } }
    set { spacingPoints = newValue?.native }
  }

  /// The distance to the next column in points.
  package var gap: Double { length(spacingPoints ?? ViewSpacing.standardDistance) }
}
