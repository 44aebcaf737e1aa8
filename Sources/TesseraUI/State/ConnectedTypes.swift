@_spi(Reflection) import Swift

/// Connects dynamic properties, and remembers which types have none.
@MainActor
package final class ConnectedTypes {
  // A list: programs have few types of views, and the first picture makes no table for them.
  private var withoutProperties: [ObjectIdentifier] = []

  package init() {}

  /// Connects each dynamic property of a value in place, those inside of others too, in the order they are written.
  ///
  /// The properties of a class are left alone: views, modifiers, styles and apps are values.
  package func connect<Holder>(_ holder: inout Holder, at context: _ViewContext) {
    let type = ObjectIdentifier(Holder.self)
    // What lasts is reached through references: a type of plain bits has none.
    guard !_isPOD(Holder.self), !withoutProperties.contains(type) else { return }
    var slot = 0
    withUnsafeMutablePointer(to: &holder) { pointer in
      connectFields(of: Holder.self, at: UnsafeMutableRawPointer(pointer), slot: &slot, context: context)
    }
    if slot == 0 { withoutProperties.append(type) }
  }

  /// Connects the fields of a value that lies at an address, which must hold a value of the type.
  private func connectFields(
    of holder: Any.Type, at address: UnsafeMutableRawPointer, slot: inout Int, context: _ViewContext
  ) {
    _ = _forEachField(of: holder) { _, offset, type, _ in
      if let property = type as? any ConnectableProperty.Type {
        connect(property, at: address + offset, slot: slot, context: context)
        slot += 1
      } else if let property = type as? any DynamicProperty.Type {
        connectFields(of: type, at: address + offset, slot: &slot, context: context)
        update(property, at: address + offset)
        // It may do something in `update` without having properties that last.
        slot += 1
      }
      return true
    }
  }

  private func connect<Property: ConnectableProperty>(
    _: Property.Type, at address: UnsafeMutableRawPointer, slot: Int, context: _ViewContext
  ) {
    address.assumingMemoryBound(to: Property.self).pointee.connect(slot: slot, context: context)
  }

  private func update<Property: DynamicProperty>(_: Property.Type, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Property.self).pointee.update()
  }
}
