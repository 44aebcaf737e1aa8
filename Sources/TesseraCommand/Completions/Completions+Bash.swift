extension Completions {
  /// A function for bash 3 and later, which needs no other package.
  static var bash: String {
    var cases: [String] = []
    for option in OptionTable.all {
      switch option.argument {
      case .required, .optionalWord: break
      case .none, .optional: continue
      }
      let pattern = spellings(of: option).joined(separator: " | ")
      switch option.completion {
      case .nothing: cases.append("    \(pattern)) return ;;")
      case .file: cases.append("    \(pattern)) COMPREPLY=($(compgen -f -- \"$word\")) && return ;;")
      case .words(let words):
        cases.append(
          "    \(pattern)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")) && return ;;")
      }
    }
    let names = OptionTable.all.map { option in
      if case .required = option.argument { "--\(option.name)=" } else { "--\(option.name)" }
    }
    return """
      # Completion of tessera for bash: made by `tessera --completion bash`.
      _tessera() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        # bash splits --option=value at the sign.
        if [[ $word == = ]]; then
          word=
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $before in
      \(cases.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$word"))
          [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
        fi
      }
      complete -F _tessera tessera

      """
  }
}
