/// Where commands of documents run: small commands in place of the real ones, a home with a few files.
enum Stage {
  private static var folder: String { MarkdownPage.folder(of: #filePath, above: 1) }

  // Into a home of its own, that goes with the shell.
  private static let moving = """
    HOME=$(mktemp -d) && trap 'rm -rf "$HOME"' EXIT && cp -R "$STAGE/home/." "$HOME" && cd "$HOME" || exit 99
    """

  /// Starts a few lines of `sh` on a terminal; what they print is collected.
  static func start(_ code: String) throws -> TerminalSession {
    let program = try Tessera.path().split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try TerminalSession(
      "/bin/sh", ["-c", "\(moving)\n\(code)"],
      environment: ["PATH": "\(folder)/commands:\(program.joined(separator: "/")):/usr/bin:/bin", "STAGE": folder],
      output: .collected)
  }
}
