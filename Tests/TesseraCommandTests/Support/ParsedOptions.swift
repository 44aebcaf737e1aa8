@testable import TesseraCommand

/// The options that a command line gives.
///
/// On the main actor, since getopt has state of its own that two parsings must not share.
@MainActor
func parse(_ words: [String]) throws(OptionError) -> Options {
  try Options(arguments: (["tessera"] + words).map { Array($0.utf8) })
}

/// The usual options but for some.
func options(_ change: (inout Options) -> Void) -> Options {
  var options = Options()
  change(&options)
  return options
}
