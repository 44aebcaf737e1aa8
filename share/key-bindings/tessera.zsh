# Key bindings of tessera for zsh: source this file in ~/.zshrc.
#
#   Ctrl-T  files and folders below here, put into the command line
#   Alt-C   folders below here: go to one
#   Ctrl-R  commands of the history, put into the command line
#
# Each is optional: TESSERA_KEYS='files history' before sourcing binds only those (all: files directories history).
# TESSERA_FILES_COMMAND and TESSERA_DIRECTORIES_COMMAND, run by sh, replace the commands that list the choices.

__tessera_list() {
  # Without what is hidden, and without the leading ./, but where a name would look like an option.
  find . -mindepth 1 \( -name '.?*' -prune \) -o "$@" -print 2>/dev/null | sed 's|^\./\([^-]\)|\1|'
}

tessera-files() {
  local picked
  picked=$(
    if [[ -n ${TESSERA_FILES_COMMAND-} ]]; then sh -c "$TESSERA_FILES_COMMAND"; else __tessera_list -true; fi |
      tessera --multi --search --prompt 'File: '
  )
  if [[ $? -eq 0 ]]; then LBUFFER+="${(j: :)${(@q)${(f)picked}}} "; fi
  zle reset-prompt
}

tessera-directories() {
  local picked
  picked=$(
    if [[ -n ${TESSERA_DIRECTORIES_COMMAND-} ]]; then
      sh -c "$TESSERA_DIRECTORIES_COMMAND"
    else
      __tessera_list -type d
    fi | tessera --search --prompt 'Folder: '
  )
  if [[ $? -eq 0 ]]; then builtin cd -- "$picked"; fi
  zle reset-prompt
}

tessera-history() {
  local picked
  # The newest first, each once; entries of several lines stay whole.
  picked=$(
    print -rNC1 -- "${(@u)history}" |
      tessera --read0 --search --no-sort --query "$BUFFER" --prompt 'History: '
  )
  if [[ $? -eq 0 ]]; then
    BUFFER=$picked
    CURSOR=$#BUFFER
  fi
  zle reset-prompt
}

if [[ -o interactive ]]; then
  zmodload zsh/parameter
  for __tessera_key in ${=TESSERA_KEYS-files directories history}; do
    case $__tessera_key in
      files) zle -N tessera-files && bindkey '^T' tessera-files ;;
      directories) zle -N tessera-directories && bindkey '^[c' tessera-directories ;;
      history) zle -N tessera-history && bindkey '^R' tessera-history ;;
      *) print -u2 "tessera.zsh: unknown key \"$__tessera_key\" in TESSERA_KEYS" ;;
    esac
  done
  unset __tessera_key
fi
