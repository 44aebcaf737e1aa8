import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGSize

/// How a view of one shape uses room of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be within the room.
  case fit
  /// As small as it can be without leaving any of the room free.
  case fill
}

extension View {
  /// Offers the view a size of one shape, within the room or around it.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width by height; nil for that of the view's ideal size. A cell is 1 : 2. A ratio that is no
  ///     positive, finite number leaves the offer as it is.
  ///   - contentMode: Whether the shape fits in the room or fills it. Where one length isn't offered, or is endless,
  ///     the other decides; where neither is, the view's ideal size is the room.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    shaped(aspectRatio?.native, contentMode)
  }

  /// Offers the view a size of the shape of another one, within the room or around it.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    shaped(aspectRatio.width.native / aspectRatio.height.native, contentMode)
  }

  /// Keeps the shape of the view's ideal size, as large as it can be within the room.
  public func scaledToFit() -> some View { shaped(nil, .fit) }

  /// Keeps the shape of the view's ideal size, as small as it can be without leaving any of the room free.
  public func scaledToFill() -> some View { shaped(nil, .fill) }

  private func shaped(_ ratio: Double?, _ mode: ContentMode) -> ModifiedView {
    wrapped { node, _ in AspectRatioNode(node, ratio: ratio, mode: mode) }
  }
}
