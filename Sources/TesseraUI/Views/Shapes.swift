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
  /// A shape draws itself.
  public var body: some View { fill(.primary) }

  /// Fills the shape with a style.
  public func fill(_ style: some ShapeStyle) -> some View {
    let outline = _outline.outline
    return ModifiedView { context in
      context.append(FillNode(outline, paint: style._paint(in: context.environment).paint, plan: context.plan))
    }
  }
}

/// A rectangle.
public struct Rectangle: Shape {
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
public struct RoundedRectangle: Shape {
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
public struct Capsule: Shape {
  /// Creates it.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  /// Round sides.
  public var _outline: _Outline { _Outline(.capsule) }
}

/// The largest circle that fits.
public struct Circle: Shape {
  /// Creates it.
  nonisolated public init() {}

  /// A circle.
  public var _outline: _Outline { _Outline(.ellipse) }
}
