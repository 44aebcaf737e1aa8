# Key bindings of tessera for bash (4 or newer): source this file in ~/.bashrc.
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

__tessera_files() {
  local picked line word words=
  picked=$(
    if [[ -n ${TESSERA_FILES_COMMAND-} ]]; then sh -c "$TESSERA_FILES_COMMAND"; else __tessera_list -true; fi |
      tessera --multi --search --prompt 'File: '
  ) || return 0
  while IFS= read -r line; do
    printf -v word '%q' "$line"
    words+="$word "
  done <<<"$picked"
  READLINE_LINE=${READLINE_LINE:0:READLINE_POINT}$words${READLINE_LINE:READLINE_POINT}
  READLINE_POINT=$((READLINE_POINT + ${#words}))
}

__tessera_directories() {
  local picked
  # The key after this one in the macro: it shows the new prompt, where that loses no text.
  bind '"\C-x\C-]": redraw-current-line'
  picked=$(
    if [[ -n ${TESSERA_DIRECTORIES_COMMAND-} ]]; then
      sh -c "$TESSERA_DIRECTORIES_COMMAND"
    else
      __tessera_list -type d
    fi | tessera --search --prompt 'Folder: '
  ) || return 0
  builtin cd -- "$picked" || return 0
  [[ -n $READLINE_LINE ]] || bind '"\C-x\C-]": accept-line'
}

__tessera_history() {
  local picked
  # Entries of several lines stay whole: a tab begins each. The newest first, each once.
  picked=$(
    builtin fc -lnr -2147483647 2>/dev/null |
      awk '
        function flush() { if (entry != "" && !(entry in seen)) { seen[entry]; printf "%s%c", entry, 0 } }
        /^\t/ { flush(); entry = substr($0, 2); sub(/^[* ]/, "", entry); next }
        { entry = entry "\n" $0 }
        END { flush() }' |
      tessera --read0 --search --no-sort --query "$READLINE_LINE" --prompt 'History: '
  ) || return 0
  READLINE_LINE=$picked
  READLINE_POINT=${#picked}
}

if [[ $- == *i* ]]; then
  for __tessera_key in ${TESSERA_KEYS-files directories history}; do
    case $__tessera_key in
      files) bind -x '"\C-t": __tessera_files' ;;
      directories)
        bind -x '"\C-x\C-_": __tessera_directories'
        bind '"\ec": "\C-x\C-_\C-x\C-]"'
        ;;
      history) bind -x '"\C-r": __tessera_history' ;;
      *) printf 'tessera.bash: unknown key "%s" in TESSERA_KEYS\n' "$__tessera_key" >&2 ;;
    esac
  done
  unset __tessera_key
fi
