import Tessera

extension PickerModel {
  /// Does what a key is bound to.
  func perform(_ action: BoundAction) {
    switch action {
    case .accept: accept()
    case .acceptNonEmpty: if focusedItem != nil || !marks.isEmpty { accept() }
    case .printQuery: chooseQuery()
    case .abort: outcome = .cancelled
    case .ignore: break
    case .up: moveFocus(.up)
    case .down: moveFocus(.down)
    case .left: moveFocus(.left)
    case .right: moveFocus(.right)
    case .first: moveFocus(.first)
    case .last: moveFocus(.last)
    case .pageUp: moveFocus(.pageUp)
    case .pageDown: moveFocus(.pageDown)
    case .next: moveFocus(.next)
    case .previous: moveFocus(.previous)
    case .select: if let item = focusedItem { mark(item) }
    case .deselect: if let item = focusedItem { unmark(item) }
    case .toggle: if let item = focusedItem { toggleMark(item) }
    case .selectAll: markAll()
    case .deselectAll: unmarkAll()
    case .toggleAll: toggleAllMarks()
    case .search: zone = .filter
    case .tiles: zone = .tiles
    case .toggleSort: toggleSort()
    case .preview(let move): preview?.scroll(move)
    case .togglePreview: hidesPreview.toggle()
    case .help: showsKeys.toggle()
    case .execute(let command): run(command, isSilent: false)
    case .executeSilently(let command): run(command, isSilent: true)
    default: editQuery(action)
    }
  }

  private func editQuery(_ action: BoundAction) {
    edit { query in
      switch action {
      case .beginningOfLine: query.moveToStart()
      case .endOfLine: query.moveToEnd()
      case .backwardChar: query.moveBack()
      case .forwardChar: query.moveForward()
      case .backwardWord: query.moveWordBack()
      case .forwardWord: query.moveWordForward()
      case .backwardDeleteChar: query.deleteBack()
      case .deleteChar: query.deleteForward()
      case .backwardKillWord: query.deleteWordBack()
      case .killWord: query.deleteWordForward()
      case .unixLineDiscard: query.deleteToStart()
      case .killLine: query.deleteToEnd()
      case .clearQuery: query.clear()
      default: break
      }
    }
  }

  private func run(_ command: CommandTemplate, isSilent: Bool) {
    guard let item = focusedItem else { return }
    let arguments = arguments(of: command, item: item)
    if isSilent {
      ChildProcess.run(arguments, on: .nothing)
    } else {
      handOver { ChildProcess.run(arguments, on: .terminal) }
    }
  }

  /// A command with an item, the marked ones, the query and the number put in.
  func arguments(of command: CommandTemplate, item: Int) -> [[UInt8]] {
    func bytes(_ item: Int) -> [UInt8] { items.withAnswerBytes(of: item) { Array($0) } }
    let marked = marks.isEmpty ? [item] : marks.inInputOrder
    return command.arguments(
      CommandTemplate.Values(
        item: bytes(item), items: marked.map(bytes), query: Array(query.text.utf8), number: item + 1))
  }
}
