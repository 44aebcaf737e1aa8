import struct Foundation.CGRect
import struct Foundation.CGSize

/// What a layout made of its elements: its own size and a frame for each.
public struct LayoutArrangement {
  package let arrangedSize: Size
  package let arrangedFrames: [Rect]

  package init(size: Size, frames: [Rect]) {
    arrangedSize = size
    arrangedFrames = frames
  }

  /// The size that the layout answered, in points.
  public var size: CGSize { arrangedSize.cgSize }

  /// One frame an element, in their order, in points: where it was placed, with the size that it answered there.
  public var frames: [CGRect] { arrangedFrames.map(\.cgRect) }
}
