import Diagnostics

/// The help of the tool and of each command, generated from the specifications.
enum HelpText {
    static let usage: Message = "usage: notchbook <command> [options]"

    /// The output of `notchbook help`.
    static func overview(of commands: Subcommands, in localizer: Localizer) -> String {
        let commands = commands.specifications.map { [$0.name, localizer($0.summary)] }
        let options = [OptionSpecification.color, .messageLanguage, .help, .version].map {
            [$0.synopsis, localizer($0.summary)]
        }
        return """
            \(localizer("notchbook builds a site of notes about iOS layout, whose pictures and numbers are computed."))

            \(localizer(usage))

            \(localizer("commands:"))
            \(list(commands))
            \(localizer("options:"))
            \(list(options))
            \(localizer("Run 'notchbook help COMMAND' for the options of a command."))
            \(localizer("Exit codes: 0 fine, 1 the content has errors or a file cannot be used, 2 something has changed, 64 wrong usage, 70 a bug."))

            """
    }

    /// The output of `notchbook help COMMAND` and `notchbook COMMAND --help`.
    static func help(of specification: CommandSpecification, in localizer: Localizer) -> String {
        var text = "\(localizer("\(specification.summary)."))\n\n\(usage(of: specification, in: localizer))\n"
        if !specification.operands.isEmpty {
            let operands = specification.operands.map { [$0.synopsis, localizer($0.summary)] }
            text += "\n\(localizer("arguments:"))\n" + list(operands)
        }
        text +=
            "\n\(localizer("options:"))\n"
            + list(specification.allOptions.map { [$0.synopsis, localizer($0.summary)] })
        if specification.discussion != "" { text += "\n\(localizer(specification.discussion))\n" }
        if !specification.examples.isEmpty {
            text += "\n\(localizer("examples:"))\n" + list(specification.examples.map { [$0] })
        }
        return text
    }

    /// "usage: notchbook eval FILE [--format table|json]".
    static func usage(of specification: CommandSpecification, in localizer: Localizer) -> String {
        localizer("usage: \(synopsis(of: specification))")
    }

    /// "notchbook eval FILE [--format table|json]".
    static func synopsis(of specification: CommandSpecification) -> String {
        let operands = specification.operands.map { operand in
            let text = operand.synopsis + (operand.isRepeated ? "..." : "")
            return operand.isOptional ? "[\(text)]" : text
        }
        let options = specification.options.map { $0.isRequired ? $0.synopsis : "[\($0.synopsis)]" }
        return (["notchbook \(specification.name)"] + operands + options).joined(separator: " ")
    }

    private static func list(_ rows: [[String]]) -> String {
        TextTable(rows: rows, indentation: 2).text
    }
}
