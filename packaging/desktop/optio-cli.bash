# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of optio-cli for bash. Commands, options and their values come from what the program itself prints for --help.

# _optio_cli_say WHAT [NAME]: of the help on standard input: "commands"; "options"; "values NAME", what follows an option (a list in
# braces as words, else its name such as FILE); "positional N", the name of the Nth argument.
_optio_cli_say() {
    awk -v what="$1" -v name="$2" '
        /^[A-Z][a-z ]*:$/ { part = $0; count = 0; next }
        what == "commands" && part == "Subcommands:" && /^  [^ ]/ { print $1 }
        what == "positional" && part == "Positionals:" && /^  [^ ]/ && ++count == name { print $1 }
        part == "Options:" && /^  -/ {
            if (what == "options") { gsub(",", "\n", $1); print $1 }
            if (what == "values" && index("," $1 ",", "," name ",") && $0 ~ /^  [^ ]+ [A-Z]/) {
                if (match($2, /\{.*\}/)) { list = substr($2, RSTART + 1, RLENGTH - 2); gsub(",", "\n", list); print list }
                else print $2
            }
        }'
}

_optio_cli() {
    local cur prev words cword split=false # true where the word is --option=value: then cur is the value and prev the option
    _init_completion -s || return
    local program=${words[0]} help word value path=() arguments=0 skip=
    help=$("$program" --help 2>/dev/null) || return
    for word in "${words[@]:1:cword-1}"; do
        if [ -n "$skip" ]; then
            skip=
        elif [[ $word == -* ]]; then
            skip=$(_optio_cli_say values "$word" <<<"$help")
        elif [ $arguments -eq 0 ] && _optio_cli_say commands <<<"$help" | grep -qxF -- "$word"; then
            path+=("$word")
            help=$("$program" "${path[@]}" --help 2>/dev/null) || return
        else
            arguments=$((arguments + 1))
        fi
    done
    [ "$split" = true ] && skip=$(_optio_cli_say values "$prev" <<<"$help")
    if [ -n "$skip" ]; then
        case $skip in
            FILE | PATH) _filedir ;;
            DIR) _filedir -d ;;
            [A-Z]*) ;;
            *) mapfile -t COMPREPLY < <(compgen -W "$skip" -- "$cur") ;;
        esac
    elif [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_optio_cli_say options <<<"$help")" -- "$cur")
    elif value=$(_optio_cli_say commands <<<"$help") && [ -n "$value" ] && [ $arguments -eq 0 ]; then
        mapfile -t COMPREPLY < <(compgen -W "$value" -- "$cur")
    elif [ "$(_optio_cli_say positional $((arguments + 1)) <<<"$help")" = RULESET ]; then
        value=$("$program" rulesets 2>/dev/null | sed -n 's/^ *"id": "\(.*\)",\{0,1\}$/\1/p')
        mapfile -t COMPREPLY < <(compgen -W "$value" -- "$cur")
    else
        _filedir
    fi
}
complete -F _optio_cli optio-cli
