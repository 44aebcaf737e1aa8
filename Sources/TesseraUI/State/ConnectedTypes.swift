@_spi(Reflection) import Swift

/// Connects dynamic properties, and remembers where each type has them.
@MainActor
package final class ConnectedTypes {
  /// A dynamic property of a type.
  private struct Property {
    /// Where it lies in a value, in bytes.
    let offset: Int
    let kind: Kind
  }

  private enum Kind {
    /// One that lasts.
    case lasting(any ConnectableProperty.Type)
    /// One that the program wrote, with those in it.
    case composed(any DynamicProperty.Type, [Property])
  }

  // A list: programs have few types of views, and the first picture makes no table for them.
  private var known: [(type: ObjectIdentifier, properties: [Property])] = []

  package init() {}

  /// Connects each dynamic property of a value in place, those inside of others too, in the order they are written.
  ///
  /// The properties of a class are left alone: views, modifiers, styles and apps are values. A type is reflected on
  /// once.
  package func connect<Holder>(_ holder: inout Holder, at context: _ViewContext) {
    // What lasts is reached through references: a type of plain bits has none.
    guard !_isPOD(Holder.self) else { return }
    let properties = properties(of: Holder.self)
    guard !properties.isEmpty else { return }
    var slot = 0
    withUnsafeMutablePointer(to: &holder) { pointer in
      connect(properties, at: UnsafeMutableRawPointer(pointer), slot: &slot, context: context)
    }
  }

  private func properties(of holder: Any.Type) -> [Property] {
    let type = ObjectIdentifier(holder)
    if let entry = known.first(where: { $0.type == type }) { return entry.properties }
    let properties = Self.reflectedProperties(of: holder)
    known.append((type, properties))
    return properties
  }

  private static func reflectedProperties(of holder: Any.Type) -> [Property] {
    var properties: [Property] = []
    _ = _forEachField(of: holder) { _, offset, type, _ in
      if let property = type as? any ConnectableProperty.Type {
        properties.append(Property(offset: offset, kind: .lasting(property)))
      } else if let property = type as? any DynamicProperty.Type {
        properties.append(Property(offset: offset, kind: .composed(property, reflectedProperties(of: type))))
      }
      return true
    }
    return properties
  }

  /// Connects the properties of a value that lies at an address, which must hold a value of their type.
  private func connect(
    _ properties: [Property], at address: UnsafeMutableRawPointer, slot: inout Int, context: _ViewContext
  ) {
    for property in properties {
      switch property.kind {
      case .lasting(let type): connect(type, at: address + property.offset, slot: slot, context: context)
      case .composed(let type, let inner):
        connect(inner, at: address + property.offset, slot: &slot, context: context)
        update(type, at: address + property.offset)
      }
      // Also for one without properties that last: it may do something in `update`.
      slot += 1
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
