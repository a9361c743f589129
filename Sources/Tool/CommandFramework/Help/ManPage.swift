import Diagnostics

/// The manual page of the tool, generated from the specifications: text for the `man` macros.
struct ManPage {
    private let localizer: Localizer

    init(_ localizer: Localizer) { self.localizer = localizer }

    /// The page `notchbook.1`.
    func text(of commands: [CommandSpecification]) -> String {
        """
        .TH NOTCHBOOK 1 \(ToolVersion.date) "notchbook \(ToolVersion.text)" "User Commands"
        .SH NAME
        notchbook \\- \(localizer("build a site of notes about iOS layout whose pictures are computed"))
        .SH SYNOPSIS
        .B notchbook
        .I command
        .RI [ options ]
        .SH DESCRIPTION
        \(filled(localizer(Self.purpose))).PP
        \(filled(localizer("'notchbook init' creates a new folder, 'notchbook build' builds a site from it, and 'notchbook serve' previews it while you write.")))\
        .SH COMMANDS
        \(commands.map { section(of: $0) }.joined()).SH OPTIONS OF ALL COMMANDS
        \([OptionSpecification.color, .messageLanguage, .help, .version].map { option($0) }.joined()).SH EXIT STATUS
        \(tagged("0", localizer("Everything is fine; there may be warnings.")))\
        \(tagged("1", localizer("The content has errors, or a file cannot be read or written.")))\
        \(tagged("64", localizer("The arguments are wrong.")))\(tagged("70", localizer("A bug in the tool."))).SH FILES
        \(tagged("content/", localizer("The notes, with pictures and other files that they show.")))\
        \(tagged("content/site.yaml", localizer("What the site is called, its languages, where it is served, its sections.")))\
        \(tagged("content/devices.yaml", localizer("Devices in addition to the built-in ones.")))\
        \(tagged("templates/", localizer("Templates and styles in place of the built-in ones.")))\
        \(tagged("Site/", localizer("The site that is built.")))\
        \(tagged("~/.cache/notchbook/", localizer("Results that later builds reuse; the folder may be deleted at any time.")))
        """
    }

    private static let purpose: Message = """
        Notes are Markdown files in a folder, one for each page. Where a note needs a picture, it contains a scenario: a device, a \
        version of iOS and views. The tool lays the scenario out as UIKit does, draws it, and checks what the note claims.
        """

    private func section(of command: CommandSpecification) -> String {
        let usage = HelpText.synopsis(of: command)
        let operands = command.operands.map { tagged($0.synopsis, localizer("\($0.summary).")) }
        let options = command.options.map { option($0) }
        return """
            .SS \(escaped(command.name))
            \(filled(usage))\
            .PP
            \(filled(localizer("\(command.summary).")))\
            \((operands + options).joined())\(discussion(of: command))\(examples(of: command))
            """
    }

    private func option(_ option: OptionSpecification) -> String {
        tagged(option.synopsis, localizer("\(option.summary)."))
    }

    private func discussion(of command: CommandSpecification) -> String {
        command.discussion == "" ? "" : ".PP\n" + filled(localizer(command.discussion))
    }

    /// Lines without changes.
    private func examples(of command: CommandSpecification) -> String {
        guard !command.examples.isEmpty else { return "" }
        return ".PP\n.EX\n" + command.examples.map { line(escaped($0)) }.joined() + ".EE\n"
    }

    private func tagged(_ tag: String, _ text: String) -> String {
        ".TP\n.B \(escaped(tag))\n" + filled(text)
    }

    /// A text in lines of at most 80 characters, which the reader's width breaks anew.
    private func filled(_ text: some StringProtocol) -> String {
        var lines: [String] = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map({ escaped(String($0)) }) {
            if let last = lines.last, bytes(of: last) + bytes(of: word) < 79 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines.map { line($0) }.joined()
    }

    /// The bytes of a text once letters beyond ASCII are escapes such as `\[u2026]`, as which readers of pages take them.
    private func bytes(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 9) } }

    /// A line that begins with no request.
    private func line(_ text: String) -> String {
        (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
    }

    /// A text whose signs are shown as they are, and whose hyphens can be copied to a command line.
    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "\"": escaped += "\\(dq"
            case "'": escaped += "\\(aq"
            case "~": escaped += "\\(ti"
            default: escaped.append(character)
            }
        }
    }
}
