import Testing

@testable import TesseraCommand

@Suite struct MarkSetTests {
  @Test func `marks keep the order in which they were made, and know that of the input`() {
    var marks = MarkSet(maximum: .max)
    for item in [7, 200, 3, 64, 63] { marks.insert(item) }
    #expect(marks.inOrderOfMarking == [7, 200, 3, 64, 63])
    #expect(marks.inInputOrder == [3, 7, 63, 64, 200])
    marks.remove(200)
    #expect(marks.inOrderOfMarking == [7, 3, 64, 63])
    #expect(!marks.contains(200) && marks.contains(64) && !marks.contains(100_000))
    marks.removeAll { $0 > 60 }
    #expect(marks.inOrderOfMarking == [7, 3])
  }

  @Test func `no more than the most are marked, and none twice`() {
    var marks = MarkSet(maximum: 2)
    #expect([marks.insert(1), marks.insert(1), marks.insert(2), marks.insert(3)] == [true, false, true, false])
    #expect(marks.isFull && marks.count == 2)
    #expect([marks.remove(3), marks.remove(1), marks.insert(3)] == [false, true, true])
  }
}
