import Tessera

/// What the line mode prints.
extension LineMode {
  /// What stands above the first page.
  var opening: [String] {
    [options.appearance.header, options.appearance.introduction].compactMap { $0 }.flatMap { Self.lines(of: $0) }
  }

  /// The page: a line an item, the headings of sections, and what is below.
  ///
  /// - Parameter columns: How wide a line may be.
  func page(columns: Int) -> [String] {
    let end = min(listed.count, pageStart + pageLength)
    let digits = String(listed.count).utf8.count
    var lines: [String] = []
    var heading: Int?
    for place in pageStart..<end {
      let index = listed[place]
      if let section = items.sections.section(of: index), section.start != heading {
        heading = section.start
        if let title = section.title { lines.append(Self.clean(title, columns: columns - 1) + ":") }
      }
      lines.append(line(of: index, at: place, digits: digits, columns: columns))
    }
    if hasPages { lines.append(LineStrings.filled(strings.range, "\(pageStart + 1)", "\(end)", "\(listed.count)")) }
    return lines + (options.appearance.footer.map { Self.lines(of: $0) } ?? [])
  }

  /// The question, without a line's end.
  var question: String {
    if let prompt = options.appearance.prompt { return Self.lines(of: prompt).joined(separator: " ") }
    var ways = [isMulti ? strings.numbers : strings.number]
    if hasPages { ways.append(strings.pages) }
    ways.append(strings.narrow)
    let accepted = accepted
    if accepted == preset {
      if !preset.isEmpty { ways.append(strings.preset) }
    } else if let place = accepted.first.flatMap({ listed.firstIndex(of: $0) }) {
      ways.append(LineStrings.filled(strings.first, "\(place + 1)"))
    }
    ways.append(strings.leave)
    return ways.joined(separator: strings.separator) + strings.end
  }

  private func line(of index: Int, at place: Int, digits: Int, columns: Int) -> String {
    let number = items.canPick(index) ? String(place + 1) : "-"
    let mark = preset.contains(index) ? "*" : " "
    let head = mark + String(repeating: " ", count: max(0, digits - number.utf8.count)) + number + ") "
    var text = items.withLabelBytes(of: index) { Array($0) }
    let detail = items.details[index]
    if let icon = detail?.icon { text = icon + [0x20] + text }
    if let more = detail?.detail { text += Array("  ".utf8) + more }
    return head + Self.clean(text, columns: columns - head.utf8.count)
  }

  private static func lines(of text: String) -> [String] {
    OptionText.parts(of: text, around: "\n").map { clean(Array($0.utf8), columns: 1000) }
  }

  /// What may be printed of bytes: cleaned, cut where it is too long.
  private static func clean(_ bytes: [UInt8], columns: Int) -> String {
    let room = max(1, columns)
    let signs: SignSet = TerminalLocale.isUTF8(in: .current()) ? .unicode : .ascii
    let text = CleanText(utf8: bytes, signs: signs, lineBreaks: .mark, maximumColumns: room)
    guard let line = text.truncated(columns: room) else { return "" }
    var scalars = String.UnicodeScalarView()
    for glyph in text.glyphs(on: line) {
      scalars.append(glyph.base)
      scalars.append(contentsOf: glyph.marks)
    }
    return String(scalars)
  }
}
