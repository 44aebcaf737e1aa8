/// What text and shapes are filled with, as in SwiftUI.
public protocol ShapeStyle: Sendable {
  /// What is drawn in an environment.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

/// A colour that is ready to be drawn.
public struct _Paint {
  package var paint: Paint
  package init(_ paint: Paint) { self.paint = paint }
}

/// The screen's own colours for text, from the most to the least prominent.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The colour of text.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The colour of explanations.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The colour of what is hardly needed.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The faintest colour of text.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The label colour of its level.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(Paint(source: .label(level: level), opacity: 1))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour of explanations.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The colour of what is hardly needed.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The faintest colour of text.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The colour that controls are tinted with.
public struct TintShapeStyle: ShapeStyle {
  /// Creates it.
  public init() {}

  /// The theme's accent.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(Paint(source: .rgb(Theme.of(environment.colorScheme).accent), opacity: 1))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour that controls are tinted with.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  /// What the hidden style draws.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
}
