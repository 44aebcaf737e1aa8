import TesseraLayout
import TesseraUI

/// A part of an app's user interface, as in SwiftUI. A terminal shows one window.
@MainActor @preconcurrency
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  /// Appends the nodes of the scene's window. Scenes that have a ``body`` don't write it.
  func _makeNodes(in context: _ViewContext)
}

extension Scene {
  /// Appends the nodes of the body.
  public func _makeNodes(in context: _ViewContext) {
    let inner = context.descending(into: 0)
    var connected = self
    inner.plan.connect(&connected, at: inner)
    connected.body._makeNodes(in: inner)
  }
}

extension Never: Scene {
  /// There is nothing to append.
  public func _makeNodes(in context: _ViewContext) {}
}

/// Makes a scene.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
  /// A scene written in a builder.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The window that shows an app's views: the whole terminal.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window of a kind that the program names.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates a window with a title, which a terminal has no place for.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates a window of a kind that the program names, with a title, which a terminal has no place for.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title, which a terminal has no place for.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates a window of a kind that the program names, with a title, which a terminal has no place for.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// A window draws itself.
  public var body: Never { fatalError("A scene that draws itself has no body.") }

  /// Appends the nodes of the content.
  public func _makeNodes(in context: _ViewContext) { content._makeNodes(in: context.descending(into: 0)) }
}
