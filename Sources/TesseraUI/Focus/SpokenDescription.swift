/// What a view says of itself to somebody who doesn't see it.
package struct SpokenDescription: Equatable {
  /// What it is; nil for the text that it shows.
  package var label: String?
  /// What it is set to.
  package var value: String?
  /// What selecting it does.
  package var hint: String?

  package init() {}

  /// The parts there are, in the order in which screen readers speak them.
  package func text(shown: String) -> String? {
    let parts = [label ?? shown, value, hint].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
