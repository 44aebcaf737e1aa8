/// How buttons look, and what makes them act, as in SwiftUI.
///
/// What the style shows gets the clicks, such as by ``View/onTapGesture(count:perform:)``. With Return and Space the
/// button acts without the style.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button is made of.
  associatedtype Body: View

  /// The button that is to be styled.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  /// The one node of a styled button.
  func node(_ configuration: Configuration, in context: _ViewContext) -> ViewNode {
    var connected = self
    context.plan.connect(&connected, at: context)
    return context.node(of: connected.makeBody(configuration: configuration))
  }
}

/// A button that is to be styled, with what it does.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public typealias Label = ButtonStyleConfiguration.Label

  /// What the button means.
  public let role: ButtonRole?

  /// What the button shows.
  public let label: Label

  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}
