import TesseraLayout

/// What a place is counted from.
public enum CoordinateSpace: Hashable {
  /// From the upper left corner of the screen.
  case global
  /// From the view's own upper left corner.
  case local
  /// From that of the nearest view around it that has a name.
  case named(AnyHashable)
}

/// A type that says what a place is counted from.
public protocol CoordinateSpaceProtocol {
  /// What it is counted from.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates it.
  public init() {}

  /// The screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates it.
  public init() {}

  /// The view.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// From the upper left corner of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// From the view's own upper left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// From the upper left corner of the nearest view around it that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Gives the view's space a name, for views in it to ask where they are.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    ModifiedView { context in
      let mark = CoordinateSpaceMark(name: name.name)
      let inner = context.with { $0.coordinateSpaces.append(mark) }
      for node in inner.nodes(of: self) { context.append(CoordinateSpaceNode(node, mark: mark)) }
    }
  }

  /// Gives the view's space a name, for views in it to ask where they are.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { coordinateSpace(.named(name)) }
}

/// A view with a named space: where the plan put it.
package final class CoordinateSpaceMark {
  package let name: AnyHashable

  /// Where it stands on the screen, in points, as its readers know it.
  package fileprivate(set) var place = Rect.zero

  init(name: AnyHashable) { self.name = name }
}

/// A node that notes where it stands before what is in it asks.
package final class CoordinateSpaceNode: WrapperNode {
  private let mark: CoordinateSpaceMark

  init(_ child: ViewNode, mark: CoordinateSpaceMark) {
    self.mark = mark
    super.init(child)
  }

  package override func arrange() {
    mark.place = frame.scrolled(by: plan.scrolledPoints)
    super.arrange()
  }
}
