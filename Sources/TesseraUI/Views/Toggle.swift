import TesseraLayout

/// Something that is on or off, as in SwiftUI: `[x]` or `[ ]` before what it is; Return, Space and clicks turn it.
public struct Toggle<Label> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a label made of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View where Label: View {
  /// A box and the label.
  public var body: some View {
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(verbatim: isOn.wrappedValue ? "[x]" : "[ ]")
        label
      }
    }
    .buttonStyle(.plain)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that shows a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle that shows a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
