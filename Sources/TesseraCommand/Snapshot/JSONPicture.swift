import Tessera

/// A picture for programs: one JSON object, its rows as lists of runs of cells that look the same.
///
/// `{"columns":80,"rows":24,"cursor":[4,7],"lines":[[{"column":0,"columns":3,"text":"abc","foreground":"#e6e6e6",
/// "background":"#203040","attributes":["bold"]},…],…]}`. The cursor is `null` where it rests nowhere. A colour that is
/// left out is the terminal's own. Half rows are the half blocks that a terminal is sent.
struct JSONPicture {
  let surface: Surface

  /// The object on one line a row.
  var text: String {
    let cursor = surface.cursor.map { "[\($0.column),\($0.row)]" } ?? "null"
    let lines = (0..<surface.size.rows).map { row in
      "[" + CellRun.runs(of: surface, row: row).map(object).joined(separator: ",") + "]"
    }
    return "{\"columns\":\(surface.size.columns),\"rows\":\(surface.size.rows),\"cursor\":\(cursor),\"lines\":[\n"
      + lines.joined(separator: ",\n") + "\n]}\n"
  }

  private func object(_ run: CellRun) -> String {
    var fields = [
      "\"column\":\(run.columns.lowerBound)", "\"columns\":\(run.columns.count)", "\"text\":\(jsonQuoted(run.text))",
    ]
    if let color = run.appearance.foreground.rgb { fields.append("\"foreground\":\"\(color.webText)\"") }
    if let color = run.appearance.background.rgb { fields.append("\"background\":\"\(color.webText)\"") }
    let attributes = Self.names.filter { run.appearance.attributes.contains($0.attribute) }
    if !attributes.isEmpty {
      fields.append("\"attributes\":[" + attributes.map { "\"\($0.name)\"" }.joined(separator: ",") + "]")
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private static let names: [(attribute: CellAttributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
  ]
}

/// A text as a string of JSON, with its quotes.
func jsonQuoted(_ text: String) -> String {
  var result = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case _ where character.value < 0x20:
      let digits = String(character.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: result.unicodeScalars.append(character)
    }
  }
  return result + "\""
}
