import TesseraLayout

import struct Foundation.CGFloat

/// The node of a lazy container: it makes and measures only views that are near what is seen.
///
/// These are: what the enclosing scroll view shows, a page before and after it, a page around what has the focus and
/// around what the program wants to scroll to, and at both ends as much as holds a view that can have the focus, but a
/// page at most. So every key finds its goal, and a page key or the wheel leads to views that are there in the next
/// plan. Where other views stand is estimated by the length of the first line. Without a scroll view it goes by the
/// screen. Linear in the lines near what is seen and in those that were ever measured, with a small factor.
package final class LazyNode: ViewNode {
  private let style: LazyStyle
  private let content: LazyContent
  private let context: _ViewContext
  private let memory: LazyMemory
  // By element: offered another width, a line may hold others.
  private var elements: [Int: [ViewNode]] = [:]

  // Views are made on the main actor, which the protocol of layouts can't say; a function made there may.
  private var answer: (Double?) -> Size = { _ in .zero }
  private var arrangements: [(offered: Double?, arrangement: LazyArrangement)] = []

  // More lines than any screen shows three times: lines of no length never end a page.
  private static let mostLines = 2000

  @MainActor
  init(_ style: LazyStyle, content: LazyContent, context: _ViewContext) {
    self.style = style
    if case .grid = style.columns { self.content = content.flattened() } else { self.content = content }
    self.context = context
    memory =
      context.plan.states.cell(identity: context.identity, slot: -1, initialValue: LazyMemory()).value
    super.init(plan: context.plan)
    // What is made is what is seen, and what is near to the focus.
    context.plan.followMoves()
    answer = { [unowned self] in arrangement(for: $0).size }
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    answer(proposal[style.axis.cross])
  }

  package override var spacing: ViewSpacing { ViewSpacing() }

  // MARK: Making and measuring

  @MainActor
  private func arrangement(for offered: Double?) -> LazyArrangement {
    for known in arrangements where known.offered?.bitPattern == offered?.bitPattern { return known.arrangement }
    var columns = LazyColumns(style, offered: offered, count: content.count)
    var arrangement = LazyArrangement(style: style, columns: columns, lines: LazyLines(count: 0, gap: 0, estimate: 0))
    if content.count > 0 {
      let count = (content.count + columns.count - 1) / columns.count
      let gap = gap(columns)
      let first = measuredLength(of: 0, columns, gap: gap)
      let isSame = memory.viewsPerLine == columns.count
      var lines = LazyLines(
        count: count, gap: gap, estimate: isSame ? memory.estimate ?? first : first,
        measured: isSame ? memory.measured : [])
      lines.update([(0, first)])
      measure(near(in: lines, columns), columns, in: &lines)
      columns.widen(to: elements.values.flatMap { $0 }.map { $0.size(for: columns.proposal(0)) })
      arrangement = LazyArrangement(style: style, columns: columns, lines: lines)
    }
    arrangements.append((offered, arrangement))
    return arrangement
  }

  /// Starts of pages that are needed, in points.
  @MainActor
  private func near(in lines: LazyLines, _ columns: LazyColumns) -> [Range<Double>] {
    let page = memory.viewport ?? plan.screenSize[style.axis]
    var pages: [Range<Double>] = []
    func add(around line: Int) {
      let start = lines.start(of: line)
      pages.append(start - page..<start + lines.extent(of: line) + page)
    }
    let top = scrolledPoints - memory.origin
    pages.append(top - page..<top + 2 * page)
    // As far as the first and the last view that can have the focus, but no more than a page.
    let head = memory.linesToFirstRegion.map { lines.start(of: min($0, lines.count)) } ?? page
    pages.append(0..<min(head, page))
    let tail = memory.linesToLastRegion.map { lines.start(of: max(0, lines.count - $0)) } ?? 0
    pages.append(max(tail, lines.total - page)..<max(tail, lines.total))
    if let focused = plan.previouslyFocused, let known = memory.regions.first(where: { $0.identity == focused }) {
      add(around: min(known.line, lines.count - 1))
    }
    if let request = plan.scrollStore.request, context.environment.scrollReaders.contains(request.reader),
      let index = content.index(of: request.id)
    {
      add(around: index / columns.count)
    }
    return pages
  }

  @MainActor
  private var scrolledPoints: Double {
    guard let scroll = context.environment.enclosingScrolls[style.axis] else { return 0 }
    let offset = Double(plan.scrollStore[scroll][style.axis].offset)
    return offset * (style.axis == .vertical ? plan.metrics.cellHeightPoints : plan.metrics.cellWidthPoints)
  }

  /// Measures the lines of some pages, and the last line; their own lengths tell where a page ends.
  @MainActor
  private func measure(_ pages: [Range<Double>], _ columns: LazyColumns, in lines: inout LazyLines) {
    var lengths: [Int: Double] = [:]
    func length(of line: Int) -> Double {
      if let known = lengths[line] { return known }
      let length = measuredLength(of: line, columns, gap: lines.gap)
      lengths[line] = length
      return length
    }
    for page in pages {
      var line = lines.line(at: page.lowerBound)
      var start = lines.start(of: line)
      let end = min(lines.count, line + Self.mostLines)
      while line < end, start < page.upperBound {
        start += length(of: line) + lines.gap
        line += 1
      }
    }
    _ = length(of: lines.count - 1)
    lines.update(lengths.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// The nodes of a line, each made once.
  @MainActor
  private func nodes(of line: Int, perLine: Int) -> [ViewNode] {
    let first = line * perLine
    return (first..<min(content.count, first + perLine)).flatMap { index in
      if let known = elements[index] { return known }
      let nodes = inElement(index) { single(content.nodes(at: index)) }
      elements[index] = nodes
      return nodes
    }
  }

  /// The lines that hold views that were made, in order.
  private func madeLines(perLine: Int) -> [Int] { Set(elements.keys.map { $0 / perLine }).sorted() }

  /// One node of the views of an element, or none.
  @MainActor
  private func single(_ nodes: [ViewNode]) -> [ViewNode] {
    guard nodes.count > 1 else { return nodes }
    let spacing = style.spacing.map { CGFloat($0) }
    guard case .one(let alignment) = style.columns else {
      return [ContainerNode(VStackLayout(spacing: spacing), children: nodes, context: context)]
    }
    return style.axis == .vertical
      ? [
        ContainerNode(
          VStackLayout(alignment: alignment.horizontal, spacing: spacing), children: nodes, context: context)
      ]
      : [
        ContainerNode(HStackLayout(alignment: alignment.vertical, spacing: spacing), children: nodes, context: context)
      ]
  }

  /// Does something with the views of an element, whose state is kept as long as the element is there.
  @MainActor
  private func inElement<Result>(_ index: Int, _ body: () -> Result) -> Result {
    guard let identity = content.identity(at: index) else { return body() }
    return plan.states.making(identity, of: context.identity, at: index, body)
  }

  @MainActor
  private func measuredLength(of line: Int, _ columns: LazyColumns, gap: Double) -> Double {
    let nodes = nodes(of: line, perLine: columns.count)
    // An element without a view takes no room and no gap.
    guard !nodes.isEmpty else { return -gap }
    return nodes.enumerated().reduce(0) { most, item in
      max(most, length(item.element.size(for: columns.proposal(item.offset))[style.axis]))
    }
  }

  @MainActor
  private func gap(_ columns: LazyColumns) -> Double {
    let wish: Double
    if let spacing = style.spacing {
      wish = spacing
    } else if case .one = style.columns, let first = nodes(of: 0, perLine: columns.count).first {
      wish = first.preferredSpacing.points(to: first.preferredSpacing, along: style.axis)
    } else {
      wish = ViewSpacing.standardDistance
    }
    return style.axis == .vertical ? LayoutSubviews([], rowQuantum: heightQuantum).verticalGap(wish) : wish
  }

  // MARK: Placing and drawing

  private var arranged: LazyArrangement?

  package override func arrange() {
    let arrangement = arrangement(for: (placedProposal ?? .unspecified)[style.axis.cross])
    arranged = arrangement
    memory.estimate = arrangement.lines.estimate
    memory.measured = arrangement.lines.known
    memory.viewsPerLine = arrangement.columns.count
    memory.regions = []
    for line in madeLines(perLine: arrangement.columns.count) where line < arrangement.lines.count {
      let before = plan.regions.count
      place(line, arrangement)
      for region in plan.regions[before...] { memory.regions.append((region.identity, line)) }
    }
    memory.linesToFirstRegion = memory.regions.first.map { $0.line + 1 } ?? 1
    memory.linesToLastRegion = memory.regions.last.map { arrangement.lines.count - $0.line } ?? 1
    noteViewport()
    keepStates()
  }

  /// Where the container begins in its scroll view, and how much of it can be seen: for the next plan.
  @MainActor
  private func noteViewport() {
    var scroll = plan.currentScroll
    while let inner = scroll, !inner.scrolls(along: style.axis) { scroll = inner.outer }
    guard let scroll else { return }
    if style.axis == .horizontal, scroll.isMirrored {
      memory.origin = scroll.frame.maxX - frame.maxX
    } else {
      memory.origin = frame.origin[style.axis] - scroll.frame.origin[style.axis]
    }
    memory.viewport = scroll.viewportLength(along: style.axis)
  }

  @MainActor
  private func place(_ line: Int, _ arrangement: LazyArrangement) {
    for (column, node) in nodes(of: line, perLine: arrangement.columns.count).enumerated() {
      let proposal = arrangement.columns.proposal(column)
      var position = arrangement.position(of: node, line: line, column: column, in: frame.size)
      if context.environment.layoutDirection == .rightToLeft {
        position.x = frame.width - position.x - node.size(for: proposal).bounded.width
      }
      node.place(
        at: Point(x: frame.minX + position.x, y: frame.minY + position.y), anchor: .topLeading, proposal: proposal)
      inElement(line * arrangement.columns.count + column) { node.arrange() }
    }
  }

  /// State of views that aren't made now lasts as long as their elements are there.
  @MainActor
  private func keepStates() {
    var identities: Set<ViewIdentity>?
    plan.states.keepElements(of: context.identity) { identity, index in
      if content.identity(at: index) == identity { return true }
      // The elements have moved: they are looked through once.
      let all = identities ?? Set((0..<content.count).compactMap { content.identity(at: $0) })
      identities = all
      return all.contains(identity)
    }
  }

  package override func draw(on canvas: inout Canvas) {
    guard let arrangement = arranged, arrangement.lines.count > 0 else { return }
    let visible = canvas.visiblePoints(along: style.axis)
    var range = visible.lowerBound - frame.origin[style.axis]..<visible.upperBound - frame.origin[style.axis]
    if style.axis == .horizontal, context.environment.layoutDirection == .rightToLeft {
      range = frame.width - range.upperBound..<frame.width - range.lowerBound
    }
    let first = arrangement.lines.line(at: range.lowerBound)
    let last = arrangement.lines.line(at: range.upperBound)
    for line in first...max(first, min(last, first + Self.mostLines)) {
      // Something may have brought it into view that no plan could know of.
      if elements[line * arrangement.columns.count] == nil { place(line, arrangement) }
      for (column, node) in nodes(of: line, perLine: arrangement.columns.count).enumerated() {
        inElement(line * arrangement.columns.count + column) { node.draw(on: &canvas) }
      }
    }
  }
}
