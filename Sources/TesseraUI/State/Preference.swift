/// A value that views hand to the views around them, as in SwiftUI.
public protocol PreferenceKey {
  /// What is handed up.
  associatedtype Value

  /// The value where no view set one.
  static var defaultValue: Value { get }

  /// Puts the value of a view together with that of the next one, in the order in which views are placed.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// None.
  public static var defaultValue: Value { nil }
}

/// Puts the values of a key together that views report while they are placed.
package class PreferenceCollector {
  let key: ObjectIdentifier

  fileprivate init(key: ObjectIdentifier) { self.key = key }
}

private final class ValueCollector<Key: PreferenceKey>: PreferenceCollector {
  var value: Key.Value?

  init() { super.init(key: ObjectIdentifier(Key.self)) }

  func report(_ next: Key.Value) {
    guard var sum = value else { return value = next }
    Key.reduce(value: &sum, nextValue: { next })
    value = sum
  }
}

extension View {
  /// Hands a value to the views around, in place of what views in this one hand up.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    ModifiedView { context in
      let collectors = context.environment.preferences.compactMap { $0 as? ValueCollector<Key> }
      let inner = context.descending(into: 0).with { environment in
        if !collectors.isEmpty { environment.preferences.removeAll { $0 is ValueCollector<Key> } }
      }
      var isFirst = true
      context.sink.collect {
        _makeNodes(in: inner)
      } wrap: { node in
        guard isFirst, !collectors.isEmpty else { return node }
        isFirst = false
        return ReportingNode(node) { for collector in collectors { collector.report(value) } }
      }
    }
  }

  /// Does something when what the views in this one hand up differs from the picture before; at first, from the default.
  ///
  /// What it changes is seen in the picture that shows the change first. Views that aren't placed, such as those of a
  /// lazy container far from what is seen, hand up nothing.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    inContext { context in
      let collector = ValueCollector<Key>()
      context.environment.preferences.append(collector)
      let known = context.plan.states.cell(
        identity: context.identity, slot: StateStore.changeSlot, initialValue: Key.defaultValue)
      context.plan.add(onceArranged: { plan in
        let new = collector.value ?? Key.defaultValue
        guard new != known.value else { return }
        known.setQuietly(new)
        plan.add(afterwards: { action(new) })
      })
    }
  }
}

/// A node that tells when it has its place.
package final class ReportingNode: WrapperNode {
  private let report: @MainActor () -> Void

  init(_ child: ViewNode, report: @escaping @MainActor () -> Void) {
    self.report = report
    super.init(child)
  }

  package override func arrange() {
    super.arrange()
    report()
  }
}
