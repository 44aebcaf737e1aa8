/// How much room there is along an axis, as views choose their layout by it.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: less than 480 points, which is 60 columns or 30 rows.
  case compact
  /// Enough.
  case regular

  /// The class of a length of the screen in points.
  init(points: Double) { self = points < 480 ? .compact : .regular }
}

/// How large text is, as views choose their layout by it.
///
/// A terminal's letters have one size, which is ``large``, the one that SwiftUI begins with. The value is what views set
/// by `.environment(\.dynamicTypeSize, …)` for the views in them that ask.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// What a screen begins with.
  case large
  /// Larger.
  case xLarge
  /// Larger still.
  case xxLarge
  /// The largest but for those that help weak eyes.
  case xxxLarge
  /// The first that helps weak eyes.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one that helps weak eyes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one is smaller than the other.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

extension EnvironmentValues {
  /// How much room the screen has across: compact below 60 columns.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { storage.fields.sizeClasses.horizontal }
    set { fields.sizeClasses.horizontal = newValue }
  }

  /// How much room the screen has from top to bottom: compact below 30 rows.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { storage.fields.sizeClasses.vertical }
    set { fields.sizeClasses.vertical = newValue }
  }

  /// How large text is; see ``DynamicTypeSize``.
  public var dynamicTypeSize: DynamicTypeSize {
    get { storage.fields.dynamicTypeSize }
    set { fields.dynamicTypeSize = newValue }
  }
}
