import Testing

@testable import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ProcessWide {
  @Suite struct TerminalSignalsTests {
    func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, milliseconds) > 0
    }

    @Test(arguments: [SIGWINCH, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])
    func signalIsRecordedAndWakes(number: Int32) throws {
      signal(number, SIG_DFL)
      let signals = try TerminalSignals.install()
      defer { signals.restore() }
      #expect(!isReadable(signals.descriptor))
      // To the process: the threads that tests run on hold signals up.
      kill(getpid(), number)
      #expect(isReadable(signals.descriptor, within: 5000))
      #expect(TerminalSignals.pending == SignalSet(number))
      #expect(signals.take() == SignalSet(number))
      #expect(signals.take() == [] && !isReadable(signals.descriptor))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])
    func whatIsIgnoredStaysIgnored(number: Int32) throws {
      signal(number, SIG_IGN)
      defer { signal(number, SIG_DFL) }
      let signals = try TerminalSignals.install()
      kill(getpid(), number)
      #expect(!isReadable(signals.descriptor, within: 50) && signals.take() == [])
      signals.restore()
      #expect(action(of: number) == .ignored)
    }

    @Test func foundActionsArePutBack() throws {
      signal(SIGWINCH, SIG_DFL)
      signal(SIGPIPE, SIG_DFL)
      let signals = try TerminalSignals.install()
      #expect(action(of: SIGWINCH) == .handled && action(of: SIGPIPE) == .ignored && action(of: SIGILL) == .handled)
      signals.restore()
      signals.restore()
      #expect(action(of: SIGWINCH) == .usual && action(of: SIGPIPE) == .usual)
    }

    private enum Action { case usual, ignored, handled }

    private func action(of number: Int32) -> Action {
      // signal() tells the last action; there is no portable name for the member of sigaction that holds it.
      let found = signal(number, SIG_IGN)
      signal(number, found)
      let address = unsafeBitCast(found, to: Int.self)
      return address == 0 ? .usual : address == 1 ? .ignored : .handled
    }
  }
}
