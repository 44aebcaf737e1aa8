extension Options {
  /// Reads a command line.
  ///
  /// - Parameter arguments: The program's name and its arguments, as the system gave them, each without a NUL.
  init(arguments: [[UInt8]]) throws(OptionError) {
    try read(arguments: arguments)
    try check()
  }

  /// Reads words as options and items; what is said again overrules what was said before.
  ///
  /// The first of `arguments` is the program's name.
  mutating func read(arguments: [[UInt8]]) throws(OptionError) {
    // Without arguments the table isn't made, which would take a tenth of the time to the first picture. A program may
    // be started without even a name.
    guard arguments.count > 1 else { return }
    var reader = OptionReader(arguments: arguments, specifications: OptionTable.accepted)
    while let (specification, argument) = try reader.next() { try specification.apply(&self, argument) }
    items += reader.operands
  }

  /// Refuses what only makes sense together with what isn't there.
  func check() throws(OptionError) {
    if report.planItems != nil, report.plan == nil { throw .needs(option: "items", other: "plan") }
    if !report.keys.isEmpty, report.snapshot == nil { throw .needs(option: "keys", other: "snapshot") }
  }
}
