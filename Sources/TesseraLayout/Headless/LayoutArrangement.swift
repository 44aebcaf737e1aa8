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
  @_alwaysEmitIntoClient
  public var frames: [CGRect] { (0..<frameCount).map { frame(at: $0) } }

  @usableFromInline
  var frameCount: Int { arrangedFrames.count }

  @usableFromInline
  func frame(at index: Int) -> CGRect { arrangedFrames[index].cgRect }
}
