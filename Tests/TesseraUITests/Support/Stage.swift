import TesseraLayout

@testable import TesseraUI

/// A view in a window without a terminal: draws at any size, takes keys and the mouse, tells what is seen.
@MainActor
final class Stage<Root: View> {
  let host: ViewHost<Root>
  var size: CellSize
  var traits: ScreenTraits
  private(set) var surface: Surface
  private var now = ContinuousClock.now

  /// Shows a view at once.
  init(
    _ columns: Int, _ rows: Int, traits: ScreenTraits = .coloured, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ root: () -> Root
  ) {
    host = ViewHost(environment: environment, root: root())
    size = CellSize(columns: columns, rows: rows)
    self.traits = traits
    surface = host.draw(size: size, traits: traits)
  }

  /// Draws at another size.
  func resize(_ columns: Int, _ rows: Int) {
    size = CellSize(columns: columns, rows: rows)
    draw()
  }

  /// Draws again.
  func draw() { surface = host.draw(size: size, traits: traits) }

  /// Presses keys one after the other, drawing after each.
  func press(_ keys: KeyEquivalent...) { for key in keys { send(.key(KeyPress(key))) } }

  /// Sends an event and draws.
  func send(_ event: Event, moreInputIsWaiting: Bool = false) {
    host.handle(event, moreInputIsWaiting: moreInputIsWaiting, now: now)
    draw()
  }

  /// Presses the left button over a cell.
  func click(_ column: Int, _ row: Int) {
    send(.mouse(MouseEvent(.press(button: 0), at: CellPosition(column: column, row: row))))
  }

  /// Lets time pass.
  func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    if let deadline = host.deadline, deadline <= now { host.deadlinePassed(now: now) }
    draw()
  }

  /// The lines that are seen as text.
  var lines: [String] { surface.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

extension ScreenTraits {
  /// A screen with colours and half blocks.
  static let coloured = ScreenTraits(colorDepth: .indexed256)
  /// The same without quarters and eighths of a cell, as on a console.
  static let halfBlocks = ScreenTraits(colorDepth: .indexed256, drawsQuadrants: false)
  /// A screen without colours.
  static let uncoloured = ScreenTraits(colorDepth: .none)
  /// A screen without colours and signs.
  static let ascii = ScreenTraits(colorDepth: .none, drawsUnicode: false)
  /// A screen with colours that draws ASCII only.
  static let colouredASCII = ScreenTraits(colorDepth: .indexed256, drawsUnicode: false)
}
