import Testing

@testable import Tessera

@Suite struct DrawingScheduleTests {
  let start = ContinuousClock.now

  @Test func firstPictureIsDue() {
    #expect(DrawingSchedule().dueTime(now: start) == start)
  }

  @Test func nothingIsDueAfterAPicture() {
    var schedule = DrawingSchedule()
    schedule.drawn(at: start)
    #expect(schedule.dueTime(now: start) == nil)
  }

  @Test func keysAreAnsweredAtOnce() {
    var schedule = DrawingSchedule()
    schedule.drawn(at: start)
    schedule.drawSoon()
    schedule.drawNow()
    schedule.drawSoon()
    let soon = start + .milliseconds(1)
    #expect(schedule.dueTime(now: soon) == soon)
  }

  @Test func stormIsDrawnOnceAnIntervalAndOnceAfterIt() {
    var schedule = DrawingSchedule()
    var drawn: [Duration] = []
    for millisecond in 0..<300 {
      let now = start + .milliseconds(millisecond)
      if millisecond < 200, millisecond % 4 == 0 { schedule.drawSoon() }
      if let due = schedule.dueTime(now: now), due <= now {
        drawn.append(now - start)
        schedule.drawn(at: now)
      }
    }
    #expect(drawn.count <= 10)
    #expect(drawn.last.map { $0 > .milliseconds(196) } == true)
  }
}
