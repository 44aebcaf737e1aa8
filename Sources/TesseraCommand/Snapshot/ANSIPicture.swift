import Tessera

/// A picture as text with the colour codes of ECMA-48, 24 bits a colour: what `cat` shows on a terminal.
struct ANSIPicture {
  let surface: Surface

  /// A line a row; each ends in the terminal's own colours.
  var text: String {
    var result = ""
    for row in 0..<surface.size.rows {
      var isStyled = false
      for run in CellRun.runs(of: surface, row: row) {
        let codes = codes(of: run.appearance)
        if isStyled || !codes.isEmpty { result += "\u{1B}[" + (["0"] + codes).joined(separator: ";") + "m" }
        isStyled = !codes.isEmpty
        result += run.text
      }
      if isStyled { result += "\u{1B}[0m" }
      result += "\n"
    }
    return result
  }

  private func codes(of appearance: CellAppearance) -> [String] {
    let attributes: [(CellAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    var codes = attributes.filter { appearance.attributes.contains($0.0) }.map(\.1)
    if let color = appearance.foreground.rgb { codes.append("38;2;\(color.red);\(color.green);\(color.blue)") }
    if let color = appearance.background.rgb { codes.append("48;2;\(color.red);\(color.green);\(color.blue)") }
    return codes
  }
}
