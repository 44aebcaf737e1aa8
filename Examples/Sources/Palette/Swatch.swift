import SwiftUI

/// A colour with its name and the words that people have for it.
struct Swatch: Hashable {
  let name: String
  let color: Color
  let words: [String]

  static let all = [
    Swatch(name: "Red", color: .red, words: ["cherry", "signal", "rust", "ruby"]),
    Swatch(name: "Orange", color: .orange, words: ["amber", "copper", "pumpkin"]),
    Swatch(name: "Yellow", color: .yellow, words: ["lemon", "straw", "gold"]),
    Swatch(name: "Green", color: .green, words: ["moss", "emerald", "lime", "olive"]),
    Swatch(name: "Teal", color: .teal, words: ["lagoon", "sea"]),
    Swatch(name: "Blue", color: .blue, words: ["sky", "navy", "cobalt"]),
    Swatch(name: "Purple", color: .purple, words: ["plum", "violet"]),
    Swatch(name: "Pink", color: .pink, words: ["rose", "salmon"]),
    Swatch(name: "Brown", color: .brown, words: ["chestnut", "umber"]),
  ]
}
