import Foundation
import Testing

/// One case of the oracle: an input, and the frames that a browser engine computed for it.
struct OracleCase: Decodable, CustomTestStringConvertible {
  let id: String
  let kind: String
  let input: Input
  let columns: Int?
  let frames: [[Double]]
  let size: [Double]

  var testDescription: String { id }

  struct Input: Decodable {
    var width: Double?
    var minimumColumnWidth: Double?
    var gap: Double?
    var heights: [Double]?
    var spans: [Int]?
    var direction: String?
    var proposal: String?
    var spacing: Double?
    var sizes: [[Double?]]?
    var columns: [Column]?
    var rowSpacing: Double?
    var alignment: String?
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
    var rows: [Row]?
  }

  /// A column of a lazy grid: a kind and its lengths.
  struct Column: Decodable {
    let kind: String
    let lengths: [Double]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      kind = try container.decode(String.self)
      var lengths: [Double] = []
      while !container.isAtEnd { lengths.append(try container.decode(Double.self)) }
      self.lengths = lengths
    }
  }

  struct Cell: Decodable {
    let size: [Double]
    let columns: Int?
  }

  /// A row of an explicit grid: cells, or one view outside any row.
  enum Row: Decodable {
    case cells([Cell])
    case view(Cell)

    init(from decoder: any Decoder) throws {
      if let cells = try? [Cell](from: decoder) {
        self = .cells(cells)
      } else {
        self = .view(try Cell(from: decoder))
      }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id = "case"
    case kind, input, columns, frames, size
  }

  private struct File: Decodable {
    let tolerance: Double
    let cases: [OracleCase]
  }

  /// All cases of some kinds, from the file beside this one.
  static func cases(_ kinds: String...) throws -> [OracleCase] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("cases.json")
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: path))
    return file.cases.filter { kinds.contains($0.kind) }
  }

  /// How far a number may be off: the browser keeps lengths in 1/64 of a point.
  static let tolerance = 1.0 / 32
}
