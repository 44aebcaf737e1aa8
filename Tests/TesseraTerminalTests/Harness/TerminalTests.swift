import Testing

/// Everything that needs a terminal; one test at a time, as each has a deadline and a machine has few processors.
@Suite(.serialized) enum TerminalTests {}
