/// The help of the tool and of each command, made from the specifications.
enum HelpText {
    static let usage = "usage: notchbook <command> [options]"

    /// The output of `notchbook help`.
    static var overview: String {
        let commands = Command.Name.allCases.map { $0.specification }.map { [$0.name, $0.summary] }
        let options = [OptionSpecification.color, .help, .version].map { [$0.synopsis, $0.summary] }
        return """
            notchbook builds a site of notes about iOS layout, whose pictures and numbers are computed.

            \(usage)

            commands:
            \(list(commands))
            options:
            \(list(options))
            Run 'notchbook help COMMAND' for the options of a command.
            Exit codes: 0 fine, 1 the content has errors or a file cannot be used,
            2 something has changed, 64 wrong usage, 70 a bug.

            """
    }

    /// The output of `notchbook help COMMAND` and `notchbook COMMAND --help`.
    static func help(of specification: CommandSpecification) -> String {
        var text = "\(specification.summary).\n\n\(usage(of: specification))\n"
        if !specification.operands.isEmpty {
            text += "\narguments:\n" + list(specification.operands.map { [$0.synopsis, $0.summary] })
        }
        text += "\noptions:\n" + list(specification.allOptions.map { [$0.synopsis, $0.summary] })
        if !specification.discussion.isEmpty { text += "\n\(specification.discussion)\n" }
        if !specification.examples.isEmpty { text += "\nexamples:\n" + list(specification.examples.map { [$0] }) }
        return text
    }

    /// "usage: notchbook eval FILE [--format table|json]".
    static func usage(of specification: CommandSpecification) -> String {
        let operands = specification.operands.map { operand in
            let text = operand.synopsis + (operand.isRepeated ? "..." : "")
            return operand.isOptional ? "[\(text)]" : text
        }
        let options = specification.options.map { $0.isRequired ? $0.synopsis : "[\($0.synopsis)]" }
        return (["usage: notchbook \(specification.name)"] + operands + options).joined(separator: " ")
    }

    private static func list(_ rows: [[String]]) -> String {
        TextTable(rows: rows, indentation: 2).text
    }
}
