/// What text and shapes are filled with, as in SwiftUI.
public protocol ShapeStyle: Sendable {
  /// What is drawn in an environment.
  func _paint(in environment: EnvironmentValues) -> _Paint

  /// The style as it is where text is drawn in another one: what goes by the style of text goes by that.
  func _style(over foreground: any ShapeStyle) -> any ShapeStyle
}

extension ShapeStyle {
  /// It is what it is everywhere.
  public func _style(over foreground: any ShapeStyle) -> any ShapeStyle { self }
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

  /// The tint of the environment, else the theme's accent.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.tint?._paint(in: environment)
      ?? _Paint(Paint(source: .rgb(environment.theme.accent), opacity: 1))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour that controls are tinted with.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style that text is drawn in.
public struct ForegroundStyle: ShapeStyle {
  /// Creates it.
  public init() {}

  /// The foreground of the environment.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.textStyle.foreground._paint(in: environment)
  }

  /// The style that text is drawn in there.
  public func _style(over foreground: any ShapeStyle) -> any ShapeStyle { foreground }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that text is drawn in.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What is behind everything: the terminal's own ground.
public struct BackgroundStyle: ShapeStyle {
  /// Creates it.
  public init() {}

  /// The screen's ground.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(Paint(source: .ground, opacity: 1)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind everything: the terminal's own ground.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style that is less opaque.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let factor: Double

  /// The style's paint, fainter.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.multiplied(by: factor))
  }

  /// The style as it is there, fainter.
  public func _style(over foreground: any ShapeStyle) -> any ShapeStyle {
    base._style(over: foreground).opacity(factor)
  }
}

extension ShapeStyle {
  /// The style, less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, factor: opacity) }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  /// What the hidden style draws.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }

  /// The hidden style as it is there.
  public func _style(over foreground: any ShapeStyle) -> any ShapeStyle { style._style(over: foreground) }
}
