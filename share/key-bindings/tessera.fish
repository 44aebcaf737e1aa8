# Key bindings of tessera for fish (3.4 or newer): source this file in ~/.config/fish/config.fish.
#
#   Ctrl-T  files and folders below here, put into the command line
#   Alt-C   folders below here: go to one
#   Ctrl-R  commands of the history, put into the command line
#
# Each is optional: `set TESSERA_KEYS files history` before sourcing binds only those (all: files directories history).
# TESSERA_FILES_COMMAND and TESSERA_DIRECTORIES_COMMAND, run by sh, replace the commands that list the choices.

function __tessera_list
    # Without what is hidden, and without the leading ./, but where a name would look like an option.
    find . -mindepth 1 \( -name '.?*' -prune \) -o $argv -print 2>/dev/null | sed 's|^\./\([^-]\)|\1|'
end

function tessera-files
    if set -q TESSERA_FILES_COMMAND
        sh -c "$TESSERA_FILES_COMMAND"
    else
        __tessera_list -true
    end | tessera --multi --search --prompt 'File: ' | while read -l picked
        commandline -i -- (string escape -- $picked)" "
    end
    commandline -f repaint
end

function tessera-directories
    set -l picked (
        if set -q TESSERA_DIRECTORIES_COMMAND
            sh -c "$TESSERA_DIRECTORIES_COMMAND"
        else
            __tessera_list -type d
        end | tessera --search --prompt 'Folder: ')
    and cd -- $picked
    commandline -f repaint
end

function tessera-history
    # The newest first; entries of several lines stay whole.
    set -l query (commandline)
    set -l picked (history -z | tessera --read0 --print0 --search --no-sort --query "$query" --prompt 'History: ' | string split0)
    and commandline -r -- $picked[1]
    commandline -f repaint
end

if status is-interactive
    set -q TESSERA_KEYS; or set -l TESSERA_KEYS files directories history
    for key in $TESSERA_KEYS
        switch $key
            case files
                bind \ct tessera-files
            case directories
                bind \ec tessera-directories
            case history
                bind \cr tessera-history
            case '*'
                echo "tessera.fish: unknown key \"$key\" in TESSERA_KEYS" >&2
        end
    end
end
