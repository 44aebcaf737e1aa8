import TesseraLayout

import struct Foundation.CGRect
import struct Foundation.CGSize

/// The room that a ``GeometryReader`` got, in points.
public struct GeometryProxy {
  private let bounds: Rect
  private let scrolled: Point
  private let spaces: [CoordinateSpaceMark]
  private let metrics: CellMetrics

  /// - Parameters:
  ///   - bounds: The frame in the content of the innermost scroll view.
  ///   - scrolled: How far the scroll views around it have moved it to the left and up.
  ///   - spaces: The coordinate spaces around it, inner after outer.
  ///   - metrics: How large cells are.
  package init(bounds: Rect, scrolled: Point, spaces: [CoordinateSpaceMark], metrics: CellMetrics) {
    self.bounds = bounds
    self.scrolled = scrolled
    self.spaces = spaces
    self.metrics = metrics
  }

  /// Its size in points.
  public var size: CGSize { bounds.size.cgSize }

  /// The part of the room at each side that something else covers: none, a terminal has no notch.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a coordinate space, in points; x counts from the left, also from right to left.
  ///
  /// In a scroll view the place on the screen is that of the picture before, as how far this one is scrolled is
  /// decided when everything has its place. A name that nothing around the reader has counts as the screen.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame in a coordinate space; see ``frame(in:)-(CoordinateSpaceProtocol)``.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    var result = bounds
    switch coordinateSpace {
    case .local: result.origin = .zero
    case .global: result = result.scrolled(by: scrolled)
    case .named(let name):
      result = result.scrolled(by: scrolled)
      if let space = spaces.last(where: { $0.name == name }) {
        result.origin.x -= space.place.origin.x
        result.origin.y -= space.place.origin.y
      }
    }
    return result.cgRect
  }

  /// Its width in points.
  package var width: Double { bounds.width }

  /// Its size in whole cells.
  package var cellSize: CellSize {
    CellSize(columns: metrics.wholeColumns(in: bounds.width), rows: metrics.wholeRows(in: bounds.height))
  }
}

extension Rect {
  /// The rectangle as it is seen when its content is moved to the left and up.
  package func scrolled(by points: Point) -> Rect {
    Rect(origin: Point(x: minX - points.x, y: minY - points.y), size: size)
  }
}
