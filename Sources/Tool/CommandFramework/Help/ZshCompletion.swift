import Diagnostics

/// Completion for zsh: specifications for its `_arguments`.
struct ZshCompletion {
    let localizer: Localizer

    func script(of commands: [CommandSpecification]) -> String {
        let names = commands.map { "        " + shellQuoted($0.name + ":" + escaped($0.summary.english)) + "\n" }
        return """
            #compdef notchbook
            # Completion of notchbook for zsh, made by 'notchbook completion zsh'.

            _notchbook() {
                local state line
                local -a commands
                commands=(
            \(names.joined())    )
                _arguments -C \\
                    \(specification(of: .color)) \\
                    \(specification(of: .help)) \\
                    \(specification(of: .version)) \\
                    '1:command:->command' '*::argument:->arguments'
                case $state in
                command) _describe command commands ;;
                arguments)
                    case $line[1] in
            \(commands.map { arguments(of: $0, among: commands) }.joined())        esac ;;
                esac
            }

            if [[ $funcstack[1] == _notchbook ]]; then _notchbook "$@"; else compdef _notchbook notchbook; fi

            """
    }

    private func arguments(of command: CommandSpecification, among commands: [CommandSpecification]) -> String {
        let options = command.allOptions.map { specification(of: $0) }
        let operands = command.operands.enumerated().map { number, operand in
            let place = operand.isRepeated ? "*" : "\(number + 1)"
            let value = action(CompletedValue(of: operand, among: commands))
            return shellQuoted("\(place):\(escaped(operand.placeholder)):\(value)")
        }
        let all = (options + operands).map { " \\\n                " + $0 }
        return "        \(command.name))\n            _arguments\(all.joined()) ;;\n"
    }

    private func specification(of option: OptionSpecification) -> String {
        let summary = "[" + escaped(localizer(option.summary)) + "]"
        guard let value = CompletedValue(of: option) else { return shellQuoted(option.name + summary) }
        // The value of a long option may also come after "=".
        let name = option.name.hasPrefix("--") ? option.name + "=" : option.name
        return shellQuoted("\(name)\(summary):value:\(action(value))")
    }

    private func action(_ value: CompletedValue) -> String {
        switch value {
        case .nothing: " "
        case .folder: "_files -/"
        case .file: "_files"
        case .words(let words): "(" + words.map { escaped($0) }.joined(separator: " ") + ")"
        }
    }

    /// Colons and brackets end the parts of a specification.
    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += ("[]:\\".contains($1) ? "\\" : "") + String($1) }
    }
}
