/// A value that a view carries for the layout that holds it.
public protocol LayoutValueKey {
  /// What is carried.
  associatedtype Value

  /// The value of a view that carries none.
  static var defaultValue: Value { get }
}
