import CNcurses

/// A terminal type of the terminfo database: what has to be known of it besides what ncurses does.
package struct TerminalType: Equatable, Sendable {
  /// Its name, as ncurses is to be given it.
  package let name: String

  /// The number of its colours; less than 8 for none.
  package let colors: Int

  /// Whether its colour numbers above 7 are RGB values.
  package let isDirectColor: Bool

  /// Whether it names colours above 15 by number in xterm's way, `ESC [ 38 ; 5 ; N m` and with 48.
  package let sendsColorNumbers: Bool

  /// What shows the cursor, ends all attributes, lets the whole screen scroll and leaves it, in this order.
  package let leaveBytes: [UInt8]

  /// What enters the screen, before the first picture; empty where the type has no screen of its own for programs.
  package let enterBytes: [UInt8]

  /// What shows the cursor and ends all attributes, where no screen is left.
  package let plainLeaveBytes: [UInt8]

  /// Whether a part of the screen can be drawn without knowing where it is: moves, erasing and scrolling are those of
  /// ECMA-48, and a cursor behind the last column waits there.
  package let allowsInline: Bool

  /// What gives every colour of the palette its original value; empty where the type can't.
  package let paletteResetBytes: [UInt8]

  /// Looks up the type that the environment names, or a better one of the same terminal.
  ///
  /// `descriptor` is the terminal's. Never prints, never ends the program.
  package init(environment: TerminalEnvironment, descriptor: Int32) throws(TerminalError) {
    guard let term = environment.term, !term.isEmpty else { throw .typeNotSet }
    guard term != "dumb" else { throw .typeIsDumb }
    for candidate in ColorSupport.typeCandidates(term: term, environment: environment) where candidate != term {
      do {
        try self.init(looking: candidate, descriptor: descriptor)
        return
      } catch {
        // A database needn't have the sister; the type itself is looked for next.
      }
    }
    try self.init(looking: term, descriptor: descriptor)
  }

  private init(looking name: String, descriptor: Int32) throws(TerminalError) {
    // Of a name longer than any, ncurses says that there is no database.
    guard name.utf8.count < 256 else { throw .unknownType(name) }
    switch tessera_terminfo_open(name, descriptor) {
    case tessera_terminfo_found: break
    case tessera_terminfo_hardcopy: throw .incapableType(name)
    case tessera_terminfo_no_database: throw .noTypeDatabase
    default: throw .unknownType(name)
    }
    defer { tessera_terminfo_close() }
    guard Self.string("cup") != nil, Self.string("clear") != nil else { throw .incapableType(name) }
    self.name = name
    colors = Int(tigetnum("colors"))
    isDirectColor = tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || Self.string("RGB") != nil
    sendsColorNumbers = Self.contains("38;5;%p1%d%;m", in: "setaf") && Self.contains("48;5;%p1%d%;m", in: "setab")
    paletteResetBytes = Self.string("oc") ?? []
    enterBytes = Self.string("smcup") ?? []
    plainLeaveBytes = ["cnorm", "sgr0"].flatMap { Self.string($0) ?? [] }
    allowsInline =
      tigetflag("am") > 0 && tigetflag("xenl") > 0 && Self.begins("cup", with: "\u{1B}[%i%p1%d;%p2%dH")
      && Self.begins("el", with: "\u{1B}[K") && Self.begins("ed", with: "\u{1B}[J")
      && (Self.string("vpa") == nil || Self.begins("vpa", with: "\u{1B}[%i%p1%dd"))
    // A picture that was cut may have left a region that scrolls. Setting it moves the cursor home: where no screen is
    // left, to the last row then.
    let region = Self.begins("csr", with: "\u{1B}[%i%p1%d;%p2%dr") ? Array("\u{1B}[r\u{1B}[999;1H".utf8) : []
    leaveBytes = plainLeaveBytes + region + (Self.string("rmcup") ?? [])
  }

  private static func contains(_ part: String, in capability: String) -> Bool {
    // Looked for without Foundation: the part stands at the end wherever it stands at all.
    tessera_terminfo_string(capability).map { String(cString: $0).hasSuffix(part) } ?? false
  }

  private static func begins(_ capability: String, with text: String) -> Bool {
    string(capability)?.starts(with: Array(text.utf8)) ?? false
  }

  private static func string(_ capability: String) -> [UInt8]? {
    guard let found = tessera_terminfo_string(capability) else { return nil }
    return TerminfoString.bytes(String(cString: found).utf8)
  }
}
