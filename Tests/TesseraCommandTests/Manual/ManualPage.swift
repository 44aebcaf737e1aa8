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
    return frame.components(separatedBy: "\n").map { line in
      switch line {
      case "@OPTIONS@": options
      case "@ACTIONS@": actions
      default: line
      }
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
      case .optional(let name): " Ns Op = Ns Ar \(escaped(name))"
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
      ".It Li execute Ns ( Ns Ar command Ns )",
      "Run a command with the terminal handed over, and come back.",
      ".It Li execute-silent Ns ( Ns Ar command Ns )",
      "Run a command without showing what it prints.",
      ".El",
    ]
    return lines.joined(separator: "\n")
  }

  private static func sentence(_ clause: String) -> String {
    escaped(clause.prefix(1).uppercased() + clause.dropFirst()) + "."
  }

  private static func escaped(_ text: String) -> String {
    let plain = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "--", with: "\\-\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
