import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGSize

/// A shape that fills its frame: a view in the colour of text, and what backgrounds are cut to.
public protocol Shape: View, Sendable {
  /// The outline that is filled.
  var _outline: _Outline { get }
}

/// The outline of a shape.
public struct _Outline {
  package let outline: Outline
  package init(_ outline: Outline) { self.outline = outline }
}

extension Shape {
  /// A shape draws itself, in the style of text.
  public var body: some View { fill(ForegroundStyle()) }

  /// Fills the shape with a style.
  public func fill(_ style: some ShapeStyle) -> FilledShape {
    FilledShape(outline: _outline.outline, .fill, style: style)
  }

  /// Fills the shape with the style of text.
  public func fill() -> FilledShape { fill(ForegroundStyle()) }

  /// Draws the edge of the shape, inside of its frame, as lines where no text stands; heavy ones from three points on.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    FilledShape(outline: _outline.outline, .stroke(width: length(lineWidth.native)), style: style)
  }

  /// Draws the edge of the shape in the style of text.
  public func stroke(lineWidth: CGFloat = 1) -> FilledShape { stroke(ForegroundStyle(), lineWidth: lineWidth) }
}

/// A shape whose edge can be drawn inside of its frame: each one here.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws the edge of the shape inside of its frame, as lines where no text stands.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    stroke(style, lineWidth: lineWidth)
  }

  /// Draws the edge of the shape inside of its frame in the style of text.
  public func strokeBorder(lineWidth: CGFloat = 1) -> FilledShape { stroke(lineWidth: lineWidth) }
}

/// The largest ellipse that fits.
public struct Ellipse: InsettableShape {
  /// Creates it.
  nonisolated public init() {}

  /// An ellipse.
  public var _outline: _Outline { _Outline(.oval) }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates it.
  nonisolated public init() {}

  /// Straight edges.
  public var _outline: _Outline { _Outline(.rectangle) }
}

/// How the corners of a rounded rectangle bend. A terminal shows both alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// A softer bend.
  case continuous
}

/// A rectangle with rounded corners.
///
/// A terminal rounds in steps of 8 points: a corner of 14 points or more loses its outermost half row of a column.
public struct RoundedRectangle: InsettableShape {
  private let radius: Double

  /// Creates it with a radius in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = length(cornerRadius.native)
  }

  /// Creates it with the half axes of its corners in points; the smaller one counts.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    radius = min(length(cornerSize.width.native), length(cornerSize.height.native))
  }

  /// Round corners.
  public var _outline: _Outline { _Outline(.rounded(radius: radius)) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// Creates it.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  /// Round sides.
  public var _outline: _Outline { _Outline(.capsule) }
}

/// The largest circle that fits.
public struct Circle: InsettableShape {
  /// Creates it.
  nonisolated public init() {}

  /// A circle.
  public var _outline: _Outline { _Outline(.ellipse) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners; the radius is in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// The largest circle that fits.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The largest ellipse that fits.
  public static var ellipse: Ellipse { Ellipse() }
}
