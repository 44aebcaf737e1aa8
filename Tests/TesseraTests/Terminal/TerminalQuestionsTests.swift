import Testing

@testable import Tessera
@testable import TesseraUI

@Suite struct TerminalQuestionsTests {
  private let place = TerminalAnswer.cursor(CellPosition(column: 0, row: 3))

  /// What is made of some answers, after some questions.
  private func accepted(_ answers: [TerminalAnswer], cursors: Int = 0, backgrounds: Int = 0) -> [Bool] {
    var questions = TerminalQuestions()
    for _ in 0..<cursors { _ = questions.askForCursor(at: .now) }
    for _ in 0..<backgrounds { _ = questions.askForBackground(at: .now) }
    return answers.map { questions.accept($0) }
  }

  @Test func onlyWhatWasAskedIsAnsweredAndOnce() {
    let ground = TerminalAnswer.background(RGB(0))
    #expect(accepted([place, ground]) == [false, false])
    #expect(accepted([place, ground, ground], backgrounds: 1) == [false, true, false])
  }

  @Test func theAnswerToAnEarlierQuestionIsVoid() {
    #expect(accepted([place, place, place], cursors: 2) == [false, true, false])
  }

  @Test func waitingHasAnEnd() {
    var questions = TerminalQuestions()
    #expect(questions.deadline == nil)
    let now = ContinuousClock.now
    _ = questions.askForBackground(at: now)
    #expect(questions.deadline == now + TerminalQuestions.patience)
    questions.giveUp()
    #expect(questions.deadline == nil)
  }
}
