import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGRect

extension FuzzTarget {
  /// Elements and a proposal: every layout answers, places each element, and answers the same twice.
  static let layoutEngine = FuzzTarget(name: "layout-engine") { bytes in
    var numbers = NumberSource(bytes)
    let kind = numbers.byte()
    let elements = (0..<Int(numbers.byte() % 9)).map { _ in element(from: &numbers) }
    let proposal = ProposedViewSize(points: numbers.length(), numbers.length())
    let spacing = CGFloat(numbers.length() ?? 8)
    let direction: LayoutDirection = kind & 0x80 == 0 ? .leftToRight : .rightToLeft
    switch kind % 7 {
    case 0: return check(HStackLayout(alignment: .firstTextBaseline, spacing: spacing), elements, proposal, direction)
    case 1: return check(VStackLayout(alignment: .trailing, spacing: spacing), elements, proposal, direction)
    case 2: return check(ZStackLayout(alignment: .bottomTrailing), elements, proposal, direction)
    case 3: return check(WideFirstGrid(minimumColumnWidth: spacing * 8, gap: spacing), elements, proposal, direction)
    case 4: return check(FlowLayout(spacing: spacing), elements, proposal, direction)
    case 5: return check(HStackLayout(), elements, proposal, direction)
    default: return check(AnyLayout(VStackLayout(spacing: spacing)), elements, proposal, direction)
    }
  }

  private static func element(from numbers: inout NumberSource) -> LayoutElement {
    let element = LayoutElement(width: CGFloat(numbers.length() ?? 0), height: CGFloat(numbers.length() ?? 0))
    switch numbers.byte() % 4 {
    case 0: return element.tileSpan(Int(numbers.byte()) - 3)
    case 1: return element.layoutPriority(numbers.length() ?? 0)
    case 2: return element.spacing(CGFloat(numbers.length() ?? 0))
    default: return element
    }
  }

  private static func check(
    _ layout: some Layout, _ elements: [LayoutElement], _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) -> String? {
    let first = layout.arrange(elements, proposal: proposal, layoutDirection: direction)
    guard first.frames.count == elements.count else { return "\(first.frames.count) frames of \(elements.count)" }
    let second = layout.arrange(elements, proposal: proposal, layoutDirection: direction)
    let numbers = { (rect: CGRect) in [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) } }
    let values = first.frames.flatMap(numbers) + [Double(first.size.width), Double(first.size.height)]
    let again = second.frames.flatMap(numbers) + [Double(second.size.width), Double(second.size.height)]
    guard values == again else { return "two answers differ" }
    return values.contains { $0.isNaN } ? "a frame is no number" : nil
  }
}

/// Numbers made of bytes; zeros after their end.
private struct NumberSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A length as layouts meet them, those that are none among them; nil for an unspecified one.
  mutating func length() -> Double? {
    let kind = byte()
    switch kind {
    case 0: return nil
    case 1: return .infinity
    case 2: return .nan
    case 3: return -.infinity
    case 4: return 1e300
    case 5: return -Double(byte())
    case 6: return .leastNonzeroMagnitude
    case 7..<64: return Double(kind) + Double(byte()) / 256
    default: return Double(kind) * 8
    }
  }
}
