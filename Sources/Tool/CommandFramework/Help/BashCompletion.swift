/// Completion for bash: one function that looks for the command, then at the word before.
enum BashCompletion {
    static func script(of commands: [CommandSpecification]) -> String {
        let options = commands.flatMap { $0.allOptions }
        let valued = Set(options.filter { CompletedValue(of: $0) != nil }.map { $0.name }).sorted()
        let first = commands.map { $0.name } + ["--color", "--help", "--version"]
        return """
            # Completion of notchbook for bash, made by 'notchbook completion bash'.

            _notchbook_reply() { # ARGUMENT...: what compgen finds, which may have spaces
                mapfile -t COMPREPLY < <(compgen "$@")
            }

            _notchbook() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                local command='' operands=0 i
                if [[ $word == = ]]; then word=''; fi
                if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
                for ((i = 1; i < COMP_CWORD; i += 1)); do
                    case ${COMP_WORDS[i]} in
                    \(valued.joined(separator: "|"))) ((i += 1)) ;;
                    -*|=) ;;
                    *) if [[ -z $command ]]; then command=${COMP_WORDS[i]}; else ((operands += 1)); fi ;;
                    esac
                done
                COMPREPLY=()
                case $command,$previous in
            \(commands.flatMap { values(of: $0) }.joined())    ,--color) \(reply(.words(ColorChoice.allCases.map { $0.rawValue }))) ;;
                *)
                    case $command,$operands,$word in
            \(commands.flatMap { places(of: $0, among: commands) }.joined())        ,*) \(reply(.words(first))) ;;
                    esac ;;
                esac
            }

            complete -F _notchbook notchbook

            """
    }

    /// The cases of the options that take a value.
    private static func values(of command: CommandSpecification) -> [String] {
        command.allOptions.compactMap { option in
            CompletedValue(of: option).map { "    \(command.name),\(option.name)) \(reply($0)) ;;\n" }
        }
    }

    /// The cases of options and of operands.
    private static func places(
        of command: CommandSpecification, among commands: [CommandSpecification]
    ) -> [String] {
        let options = "        \(command.name),*,-*) \(reply(.words(command.allOptions.map { $0.name }))) ;;\n"
        let operands = command.operands.enumerated().map { number, operand in
            let place = operand.isRepeated ? "*" : "\(number)"
            return "        \(command.name),\(place),*) \(reply(CompletedValue(of: operand, among: commands))) ;;\n"
        }
        return [options] + operands
    }

    private static func reply(_ value: CompletedValue) -> String {
        switch value {
        case .nothing: ":"
        case .folder: "compopt -o filenames; _notchbook_reply -d -- \"$word\""
        case .file: "compopt -o filenames; _notchbook_reply -f -- \"$word\""
        case .words(let words): "_notchbook_reply -W \(shellQuoted(words.joined(separator: " "))) -- \"$word\""
        }
    }
}
