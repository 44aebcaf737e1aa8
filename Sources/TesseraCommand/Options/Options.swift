/// What the command line asks for, by subject.
struct Options: Equatable {
  /// How items come in.
  var input = Input()
  /// What the screen looks like.
  var appearance = Appearance()
  /// How items are filtered.
  var search = Search()
  /// How items are chosen.
  var selection = Selection()
  /// What is printed of the choice.
  var answer = Answer()
  /// What is printed instead of opening a screen.
  var report = Report()

  /// The arguments that are no options, as they came in: the items, where there are any.
  var items: [[UInt8]] = []
}
