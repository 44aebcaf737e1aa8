import Tessera

/// The picker as a conversation: a numbered list in pages, and a question; for terminals without a screen, and for
/// people who listen rather than look.
///
/// It knows no terminal: replies go in, lines to print come out.
@MainActor
struct LineMode {
  /// What comes of a reply.
  enum Step: Equatable {
    /// The page is shown again, below a remark.
    case show(remark: String?)
    /// Only the question is asked again, below a remark.
    case ask(remark: String)
    /// Something was picked.
    case picked(PickerAnswer)
    /// Nothing was.
    case left
  }

  let items: ItemStore
  let options: Options
  let strings: LineStrings

  /// What is listed: items by their index, in the order of their numbers.
  private(set) var listed: [Int]

  /// The word that the list is narrowed by.
  private(set) var query: String

  /// The number, from 0, at which the page begins.
  private(set) var pageStart = 0

  /// How many items a page has.
  let pageLength: Int

  /// What `.` stands for: the marked items, or else the one to begin at.
  let preset: [Int]

  /// Begins with the whole list, or what `--query` leaves of it, on the page of the item to begin at.
  ///
  /// - Parameter pageLength: How many items are listed at once, at least one.
  init(items: ItemStore, options: Options, strings: LineStrings = .english, pageLength: Int) {
    self.items = items
    self.options = options
    self.strings = strings
    self.pageLength = max(1, pageLength)
    query = options.search.query ?? ""
    listed = Command.matches(of: query, options: options, in: items)
    preset = Self.preset(items: items, options: options)
    if let first = preset.first, let place = listed.firstIndex(of: first) {
      pageStart = place / self.pageLength * self.pageLength
    }
  }

  /// Whether several items can be picked.
  var isMulti: Bool { options.selection.maximumMarks != nil }

  /// Whether the list has more than one page.
  var hasPages: Bool { listed.count > pageLength }

  /// What Enter alone picks, as on a screen: what is marked; else the item to begin at, or the first where that isn't
  /// listed. Empty where nothing can be picked.
  var accepted: [Int] {
    if !preset.isEmpty, isMulti || preset.contains(where: listed.contains) { return preset }
    return listed.first { items.canPick($0) }.map { [$0] } ?? []
  }

  /// Takes a reply; nil for the end of the input.
  mutating func take(_ line: String?) -> Step {
    guard let line else { return .left }
    switch LineReply(line, count: listed.count) {
    case .leave: return .left
    case .accept: return accepted.isEmpty ? .left : pick(accepted)
    case .nextPage: return turn(by: pageLength)
    case .previousPage: return turn(by: -pageLength)
    case .preset: return preset.isEmpty ? .ask(remark: strings.nothingMarked) : pick(preset)
    case .unknownNumber(let word):
      return .ask(remark: LineStrings.filled(strings.unknownNumber, printable(word), "\(listed.count)"))
    case .numbers(let numbers): return pick(numbers.map { listed[$0 - 1] })
    case .filter(let word): return narrow(by: word)
    }
  }

  private mutating func turn(by distance: Int) -> Step {
    let start = pageStart + distance
    guard start < listed.count, start >= 0 else {
      return .ask(remark: distance > 0 ? strings.lastPage : strings.firstPage)
    }
    pageStart = start
    return .show(remark: nil)
  }

  private mutating func narrow(by word: String) -> Step {
    let found = Command.matches(of: word, options: options, in: items)
    guard !found.isEmpty else {
      if options.selection.allowsNew {
        return .picked(PickerAnswer(newText: Array(word.utf8), query: word))
      }
      return .ask(remark: LineStrings.filled(strings.noMatch, printable(word)))
    }
    query = word
    listed = found
    pageStart = 0
    return .show(remark: nil)
  }

  private func pick(_ picked: [Int]) -> Step {
    if let disabled = picked.first(where: { !items.canPick($0) }), let place = listed.firstIndex(of: disabled) {
      return .ask(remark: LineStrings.filled(strings.disabled, "\(place + 1)"))
    }
    let most = options.selection.maximumMarks ?? 1
    guard picked.count <= most else {
      return .ask(remark: most == 1 ? strings.onlyOne : LineStrings.filled(strings.atMost, "\(most)"))
    }
    let order = options.selection.keepsMarkingOrder ? picked : picked.sorted()
    return .picked(PickerAnswer(items: order, query: query))
  }

  private static func preset(items: ItemStore, options: Options) -> [Int] {
    let selection = options.selection
    let all = (0..<items.count).lazy.filter { items.canPick($0) }
    if let most = selection.maximumMarks, !selection.preselected.isEmpty || !items.details.isEmpty {
      let marked = all.filter { index in
        items.details[index]?.isSelected == true || selection.preselected.contains { items.isItem(index, equalTo: $0) }
      }
      if !marked.isEmpty { return Array(marked.prefix(most)) }
    }
    guard let start = selection.startValue else { return [] }
    return all.first { items.isItem($0, equalTo: start) }.map { [$0] } ?? []
  }
}
