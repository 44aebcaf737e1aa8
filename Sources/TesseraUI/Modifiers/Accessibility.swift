extension View {
  /// Says what the view is, in place of the text that it shows.
  public func accessibilityLabel(_ label: Text) -> some View { described { $0.label = label.plainText } }

  /// Says what the view is, in place of the text that it shows.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(Text(label)) }

  /// Says what the view is, in place of the text that it shows.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

  /// Says what the view is set to.
  public func accessibilityValue(_ value: Text) -> some View { described { $0.value = value.plainText } }

  /// Says what the view is set to.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { accessibilityValue(Text(value)) }

  /// Says what the view is set to.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

  /// Says what selecting the view does.
  public func accessibilityHint(_ hint: Text) -> some View { described { $0.hint = hint.plainText } }

  /// Says what selecting the view does.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { accessibilityHint(Text(hint)) }

  /// Says what selecting the view does.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

  /// Leaves the view out of what is said of the control that it is in.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    wrapped { node, _ in hidden ? SilentNode(node) : node }
  }

  /// The view with a description: of the controls in it, or of itself where it is part of one.
  private func described(_ change: @escaping (inout SpokenDescription) -> Void) -> ModifiedView {
    ModifiedView { context in
      let inner = context.with { change(&$0.description) }
      var own = SpokenDescription()
      change(&own)
      for node in inner.nodes(of: self) { context.append(DescribedNode(node, description: own)) }
    }
  }
}

/// A node that says something else of itself than the text it shows.
package final class DescribedNode: WrapperNode {
  private let description: SpokenDescription

  init(_ child: ViewNode, description: SpokenDescription) {
    self.description = description
    super.init(child)
  }

  package override var shownText: String { description.text(shown: child.shownText) ?? "" }
}

/// A node that says nothing of itself.
package final class SilentNode: WrapperNode {
  package override var shownText: String { "" }
}
