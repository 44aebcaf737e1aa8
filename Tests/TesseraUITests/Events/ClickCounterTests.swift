import Testing

@testable import TesseraUI

@Suite struct ClickCounterTests {
  @Test(
    arguments: [
      ([(0, 1, 0), (400, 1, 0)], [1, 2]), ([(0, 1, 0), (401, 1, 0)], [1, 1]), ([(0, 1, 0), (100, 2, 0)], [1, 1]),
      ([(0, 1, 0), (100, 1, 2)], [1, 1]), ([(0, 1, 0), (300, 1, 0), (600, 1, 0)], [1, 2, 3]),
    ] as [([(Int, Int, Int)], [Int])])
  func pressesInQuickSuccessionCount(presses: [(Int, Int, Int)], counts: [Int]) {
    var counter = ClickCounter()
    let start = ContinuousClock.now
    let told = presses.map { time, column, button in
      let event = MouseEvent(.press(button: button), at: CellPosition(column: column, row: 0))
      return counter.counted(event, at: start + .milliseconds(time)).clickCount
    }
    #expect(told == counts)
  }

  @Test func theReleaseBelongsToItsPress() {
    var counter = ClickCounter()
    let place = CellPosition(column: 3, row: 3)
    let now = ContinuousClock.now
    for _ in 0..<2 { _ = counter.counted(MouseEvent(.press(button: 0), at: place), at: now) }
    #expect(counter.counted(MouseEvent(.release(button: 0), at: place), at: now).clickCount == 2)
    #expect(counter.counted(MouseEvent(.scrollUp, at: place), at: now).clickCount == 1)
  }
}
