import Tessera

/// A picture as one `pre` of HTML, half rows as half blocks.
struct HTMLPicture {
  let surface: Surface
  let theme: Theme

  /// The fragment.
  var text: String {
    let lines = (0..<surface.size.rows).map { row in
      CellRun.runs(of: surface, row: row).map(span).joined()
    }
    return "<pre style=\"color:\(theme.labels[0].webText);background:\(theme.ground.webText);padding:1ch;"
      + "line-height:1.2;font-family:monospace\">\n" + lines.joined(separator: "\n") + "\n</pre>\n"
  }

  private func span(_ run: CellRun) -> String {
    let text = markupEscaped(run.text)
    let colors = PictureColors(run.appearance, theme: theme)
    var style: [String] = []
    if colors.foreground != theme.labels[0], !run.isBlank { style.append("color:\(colors.foreground.webText)") }
    if let background = colors.background { style.append("background:\(background.webText)") }
    if run.appearance.attributes.contains(.bold) { style.append("font-weight:bold") }
    if run.appearance.attributes.contains(.italic) { style.append("font-style:italic") }
    if run.appearance.attributes.contains(.underline) { style.append("text-decoration:underline") }
    // Fonts draw wide characters a little wider or narrower than two columns.
    if run.isWide { style.append("display:inline-block;width:2ch") }
    return style.isEmpty ? text : "<span style=\"\(style.joined(separator: ";"))\">\(text)</span>"
  }
}
