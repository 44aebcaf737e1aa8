import struct Foundation.CGFloat
import struct Foundation.CGSize

/// A thing to arrange that is no view: a size for every proposal, with what a view carries for its layout.
///
/// For tests and tools that want a layout's frames without drawing anything.
public struct LayoutElement {
  package let answer: (ProposedViewSize) -> Size
  package private(set) var priorityValue: Double = 0
  package private(set) var spacingValue = ViewSpacing()
  package private(set) var values: [ObjectIdentifier: Any] = [:]
  package private(set) var guides: [AlignmentGuide: (ViewDimensions) -> Double] = [:]

  // A closure that takes or gives the CG structs leaves a reference to their descriptors in the program, and with
  // it all of Foundation, 58 MB instead of 8 in a static one. So those who write such closures compile them.

  /// Creates an element that answers proposals by a function, in points.
  @_alwaysEmitIntoClient
  public init(sizeThatFits: @escaping (ProposedViewSize) -> CGSize) {
    self.init(points: { proposal in
      let size = sizeThatFits(proposal)
      return (size.width.native, size.height.native)
    })
  }

  @usableFromInline
  init(points: @escaping (ProposedViewSize) -> (width: Double, height: Double)) {
    answer = { proposal in
      let size = points(proposal)
      return Size(width: size.width, height: size.height)
    }
  }

  /// Creates an element of one size, in points, whatever is proposed.
  public init(width: CGFloat, height: CGFloat) {
    let size = Size(width: width.native, height: height.native)
    answer = { _ in size }
  }

  /// Who gets room first: higher before lower.
  public func layoutPriority(_ value: Double) -> LayoutElement { with { $0.priorityValue = value } }

  /// Carries a value for the layout.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> LayoutElement {
    with { $0.values[ObjectIdentifier(key)] = value }
  }

  /// Wants distances from its neighbours.
  public func spacing(_ spacing: ViewSpacing) -> LayoutElement { with { $0.spacingValue = spacing } }

  /// Wants the same distance from every neighbour, in points.
  public func spacing(_ distance: CGFloat) -> LayoutElement { spacing(ViewSpacing(distance)) }

  /// Says where an upright line stands in it, in points from its left.
  @_alwaysEmitIntoClient
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutElement {
    line(guide) { computeValue($0).native }
  }

  /// Says where a level line stands in it, in points from its top.
  @_alwaysEmitIntoClient
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutElement {
    line(guide) { computeValue($0).native }
  }

  @usableFromInline
  func line(_ guide: HorizontalAlignment, points: @escaping (ViewDimensions) -> Double) -> LayoutElement {
    with { $0.guides[.horizontal(guide)] = points }
  }

  @usableFromInline
  func line(_ guide: VerticalAlignment, points: @escaping (ViewDimensions) -> Double) -> LayoutElement {
    with { $0.guides[.vertical(guide)] = points }
  }

  /// Whether it carries a value of a kind for its layout.
  package func carries(_ key: any LayoutValueKey.Type) -> Bool { values[ObjectIdentifier(key)] != nil }

  private func with(_ change: (inout LayoutElement) -> Void) -> LayoutElement {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The node of a headless element.
package final class ElementNode: _LayoutRecord, LayoutNode {
  private let element: LayoutElement

  package init(_ element: LayoutElement) {
    self.element = element
    super.init(carriesLayoutValues: !element.values.isEmpty)
  }

  package override func _measure(_ proposal: ProposedViewSize) -> CGSize { element.answer(proposal).cgSize }

  package func explicitAlignment(
    _ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize
  ) -> Double? {
    element.guides[guide].map { $0(ViewDimensions(size: size)) }
  }

  package var spacing: ViewSpacing { element.spacingValue }
  package var priority: Double { element.priorityValue }

  package func layoutValue(for key: any LayoutValueKey.Type) -> Any? {
    element.values[ObjectIdentifier(key)]
  }
}
