import Tessera

/// What items there are besides plain ones, gathered as they come in.
struct ItemFeatures {
  /// Whether any has a second line.
  var hasDetails = false
  /// Whether any says how many columns it takes.
  var hasSpans = false
  /// The keys that pick an item.
  var keys: [(press: KeyPress, item: Int)] = []
}

extension PickerModel {
  /// What a first tile says that can't be picked; nil for none.
  var introduction: String? { options.appearance.introduction.flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether tiles begin on a whole row: headings and tiles of one row do.
  var wantsWholeRows: Bool { options.appearance.density == .compact || !items.sections.isEmpty }

  /// How many tiles stand before those of the items.
  var leadingTiles: Int { introduction == nil ? 0 : 1 }

  /// Looks at what items have besides their labels, from one on.
  func noteDetails(from first: Int) {
    for item in first..<items.count {
      guard let detail = items.details[item] else { continue }
      if detail.detail != nil { features.hasDetails = true }
      if detail.span != nil { features.hasSpans = true }
      if let key = detail.key { features.keys.append((key.press, item)) }
    }
  }

  /// The item that a key picks, of those that are shown; the first of several.
  func keyedItem(_ press: KeyPress) -> Int? {
    features.keys.first { $0.press == press && canPick($0.item) && list.position(of: $0.item) != nil }?.item
  }

  /// The sections of what is shown: the position that each begins at, and its heading; none where the best match comes
  /// first, as items of one section don't stand together then.
  var visibleSections: [(position: Int, title: [UInt8])] {
    let sections = items.sections
    guard !sections.isEmpty else { return [] }
    switch list {
    case .all(let count):
      return sections.all.filter { $0.start < count }.map { ($0.start, $0.title ?? []) }
    case .matches(let matches):
      guard !sortsByRank else { return [] }
      var result: [(position: Int, title: [UInt8])] = []
      var last: ItemSections.Section?
      for (position, item) in matches.enumerated() {
        let section = sections.section(of: item)
        if section?.start != last?.start { result.append((position, section?.title ?? [])) }
        last = section
      }
      return result
    }
  }
}
