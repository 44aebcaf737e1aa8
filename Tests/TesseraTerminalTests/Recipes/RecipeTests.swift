import Testing

extension TerminalTests {
  /// Every block of the page of recipes, run by `sh` with small commands in place of the real ones.
  @Suite struct Recipes {
    /// What a person does in a recipe, and what comes of it.
    struct Case: Sendable, CustomTestStringConvertible {
      var heading: String
      var seen: String
      var keys: [Key]
      var output: String

      var testDescription: String { heading }
    }

    static let cases: [Case] = [
      Case(
        heading: "Switch to a git branch", seen: "feature", keys: [.right, .enter], output: "ran: git switch feature"),
      Case(
        heading: "Attach to a tmux session", seen: "music", keys: [.enter], output: "ran: tmux attach-session -t =work"),
      Case(
        heading: "Log in to a host of the ssh configuration", seen: "gamma", keys: [.text("gam"), .enter],
        output: "ran: ssh gamma"),
      Case(
        heading: "Kill processes", seen: "dreamer", keys: [.text(" "), .right, .text(" "), .enter],
        output: "ran: kill 101 20202"),
      Case(heading: "Make a target", seen: "clean", keys: [.end, .enter], output: "ran: make clean"),
      Case(heading: "Run a script of npm", seen: "watch", keys: [.right, .enter], output: "ran: npm run watch"),
      Case(
        heading: "Put an emoji into the clipboard, or anywhere", seen: "rocket", keys: [.text("5"), .enter],
        output: "🚀"),
      Case(heading: "Choose a colour and see it", seen: "cyan", keys: [.end, .enter], output: "cyan"),
      Case(heading: "Browse files", seen: "music/", keys: [.text("5"), .text("2")], output: "./docs/letter.txt"),
      Case(
        heading: "Look at a service of systemd", seen: "cron.service", keys: [.text("ssh"), .enter],
        output: "ran: systemctl status ssh.service"),
      Case(
        heading: "Open a shell in a container", seen: "database", keys: [.right, .enter],
        output: "ran: docker exec -it beef sh"),
      Case(
        heading: "Run a command of the history again", seen: "echo two", keys: [.text("two"), .enter], output: "two"),
      Case(heading: "Read a manual page", seen: "curses", keys: [.text("curses"), .enter], output: "ran: man curses"),
      Case(heading: "Go to a bookmark", seen: "music", keys: [.right, .enter], output: "/music"),
      Case(heading: "A launcher", seen: "in UTC", keys: [.right, .enter], output: "ran: df -h ."),
      Case(heading: "Ask yes or no", seen: "Really?", keys: [.enter], output: "done"),
      Case(
        heading: "Stage changed files, whatever their names", seen: "a file", keys: [.text(" "), .enter],
        output: "ran: git add -- a file"),
      Case(
        heading: "Choose, or take the default after a while", seen: "rescue", keys: [.text("2")],
        output: "booting testing"),
      Case(
        heading: "Take one of the choices or a new one", seen: "develop", keys: [.text("topic"), .enter],
        output: "branch topic"),
    ]

    @Test func `every recipe has a test`() throws {
      #expect(try MarkdownPage("docs/recipes.md").blocks.map(\.heading) == Self.cases.map(\.heading))
    }

    @Test(arguments: cases) func `a recipe does what it says`(_ recipe: Case) throws {
      let session = try start(recipe)
      for (index, key) in recipe.keys.enumerated() {
        // A recipe that opens the palette again shows other tiles.
        if recipe.heading == "Browse files", index == 1 { try session.wait(forText: "letter") }
        try session.press(key)
      }
      #expect(try session.waitForExit() == .code(0))
      // A command that the palette runs has the terminal.
      let printed =
        recipe.heading == "A launcher"
        ? session.screen.lines : session.outputText.split(separator: "\n").map(String.init)
      #expect(printed.contains { $0.hasSuffix(recipe.output) }, "\(printed)")
    }

    @Test(arguments: cases) func `leaving a recipe keeps the status`(_ recipe: Case) throws {
      let session = try start(recipe)
      // The first Escape may only leave the field that is typed into.
      try session.press(.escape)
      if recipe.seen != "Really?", try isStillOpen(session) { try session.press(.escape) }
      let status = try session.waitForExit()
      // The end of a pipe through xargs is xargs' own.
      if !recipe.heading.hasPrefix("Stage") { #expect(status == .code(1)) }
      #expect(!session.outputText.contains("ran:"))
    }

    private func isStillOpen(_ session: TerminalSession) throws -> Bool {
      try session.waitForSilence(of: .milliseconds(150))
      return session.process.poll() == nil
    }

    private func start(_ recipe: Case) throws -> TerminalSession {
      let code = try #require(try MarkdownPage("docs/recipes.md").blocks.first { $0.heading == recipe.heading }?.code)
      let session = try Stage.start(code)
      try session.wait(forText: recipe.seen)
      return session
    }
  }
}
