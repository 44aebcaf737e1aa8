import Foundation

@testable import TesseraCommand

/// The manual: a frame that people write, with the options and actions of the tables in it.
enum ManualPage {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs")

  /// The page that is checked in and installed.
  static let file = folder.appendingPathComponent("tessera.1")

  /// What the page should be.
  static func text() throws -> String {
    let frame = try String(contentsOf: folder.appendingPathComponent("tessera.1.in"), encoding: .utf8)
    let lines = frame.components(separatedBy: "\n").flatMap { line in
      switch line {
      case "@OPTIONS@": options.components(separatedBy: "\n")
      case "@ACTIONS@": actions.components(separatedBy: "\n")
      default: [line]
      }
    }
    var isLiteral = false
    return lines.flatMap { line -> [String] in
      if line.hasPrefix(".Bd") { isLiteral = true }
      if line.hasPrefix(".Ed") { isLiteral = false }
      return isLiteral || line.hasPrefix(".") ? [line] : wrapped(line)
    }.joined(separator: "\n")
  }

  private static var options: String {
    var lines = [".Sh OPTIONS"]
    for (section, options) in OptionTable.sections {
      lines += [".Ss \(section.rawValue)", ".Bl -tag -width Ds"]
      for option in options { lines += [heading(of: option), sentence(option.help)] }
      lines.append(".El")
    }
    return lines.joined(separator: "\n")
  }

  private static func heading(of option: OptionSpecification) -> String {
    let letter = option.letter.map { "Fl \($0) , " } ?? ""
    let argument =
      switch option.argument {
      case .none: ""
      case .required(let name): " Ns = Ns Ar \(escaped(name))"
      case .optional(let name), .optionalWord(let name): " Ns Op = Ns Ar \(escaped(name))"
      }
    return ".It \(letter)Fl -\(option.name)\(argument)"
  }

  private static var actions: String {
    var lines = [".Bl -tag -width Ds"]
    for action in BoundAction.plain {
      let other = action.synonym.map { " , \($0)" } ?? ""
      lines += [".It Li \(action.name)\(other)", sentence(action.meaning)]
    }
    lines += [
      ".It Li execute Ns Pq Ar command",
      "Run a command with the terminal handed over, and come back.",
      ".It Li execute-silent Ns Pq Ar command",
      "Run a command without showing what it prints.",
      ".El",
    ]
    return lines.joined(separator: "\n")
  }

  private static func sentence(_ clause: String) -> String {
    escaped(clause.prefix(1).uppercased() + clause.dropFirst()) + "."
  }

  /// A line of text as lines of at most 80 bytes, as its lint wants it.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.components(separatedBy: " ") {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > 80 {
        lines.append(line)
        line = word.hasPrefix(".") || word.hasPrefix("'") ? "\\&" + word : word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }

  private static func escaped(_ text: String) -> String {
    let plain = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "--", with: "\\-\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
