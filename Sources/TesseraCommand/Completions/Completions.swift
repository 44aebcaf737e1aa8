/// Completions of the command line for shells, made from the option table.
enum Completions {
  /// What a shell reads to know the options.
  static func script(for shell: Options.Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The ways to write an option: its letter and its long name.
  static func spellings(of option: OptionSpecification) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
  }
}
