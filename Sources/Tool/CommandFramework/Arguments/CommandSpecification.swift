import Content
package import Diagnostics
import Languages

/// The operands and options of a command: the one table behind parsing, help and suggestions.
package struct CommandSpecification: Equatable, Sendable {
    package let name: String
    /// A sentence without a full stop.
    package let summary: Message
    package let operands: [Operand]
    /// Without those that every command has.
    package let options: [OptionSpecification]
    /// Further lines of help; may be empty.
    package let discussion: Message
    /// Command lines that show how it is used.
    package let examples: [String]
    /// The options that earlier versions had.
    package let retired: [String: RetiredName]

    /// An argument that is known by its position.
    package struct Operand: Equatable, Sendable {
        package let placeholder: String
        package let summary: Message
        package let isOptional: Bool
        /// Whether the operand, which is the last one, may be repeated.
        package let isRepeated: Bool
        /// The words that it can be; empty for any text.
        package let choices: [String]

        package init(
            _ placeholder: String, _ summary: Message, isOptional: Bool = false, isRepeated: Bool = false,
            choices: [String] = []
        ) {
            self.placeholder = placeholder
            self.summary = summary
            self.isOptional = isOptional
            self.isRepeated = isRepeated
            self.choices = choices
        }

        /// The operand in usage lines and help: its words where it has some.
        package var synopsis: String { choices.isEmpty ? placeholder : choices.joined(separator: "|") }

        package static let file = Operand(
            "FILE", "A YAML file of scenarios, a note (.md), or - for YAML on standard input")
    }

    package init(
        _ name: String, _ summary: Message, operands: [Operand] = [], options: [OptionSpecification] = [],
        discussion: Message = "", examples: [String] = [], retired: [String: RetiredName] = [:]
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.discussion = discussion
        self.examples = examples
        self.retired = retired
    }

    /// The command's own options and those that every command has. Where it has a language of its own, messages are in that one.
    package var allOptions: [OptionSpecification] {
        let own = options.contains { $0.name == OptionSpecification.messageLanguage.name }
        return options + (own ? [.color, .help] : [.color, .messageLanguage, .help])
    }
}

/// An option of a command: its name, its values, and a line of help.
package struct OptionSpecification: Equatable, Sendable {
    /// With its dashes, such as "--output".
    package let name: String
    package let value: Value
    package let summary: Message
    package let isRequired: Bool

    package enum Value: Equatable, Sendable {
        /// Takes nothing; present or not.
        case flag
        /// Takes any text; the placeholder is shown in help.
        case text(String)
        /// Accepts one of a few words; the placeholder stands for them in help when they are many.
        case choice([String], placeholder: String? = nil)
        /// Accepts words with commas between them. The given words are offered as completions; which others exist depends on
        /// the content, so the command checks them.
        case list([String], String)
        /// Takes a whole number within a range.
        case number(ClosedRange<Int>, String)
    }

    package init(_ name: String, _ value: Value, _ summary: Message, isRequired: Bool = false) {
        self.name = name
        self.value = value
        self.summary = summary
        self.isRequired = isRequired
    }

    /// Name and value as help shows them, such as "--scale 1..3".
    package var synopsis: String {
        switch value {
        case .flag: name
        case .text(let placeholder): "\(name) \(placeholder)"
        case .choice(let words, let placeholder): "\(name) \(placeholder ?? words.joined(separator: "|"))"
        case .number(_, let placeholder), .list(_, let placeholder): "\(name) \(placeholder)"
        }
    }
}

extension OptionSpecification {
    package static let color = OptionSpecification(
        "--color", .choice(ColorChoice.allCases.map { $0.rawValue }), "Colour the diagnostics (default: auto)")
    package static let messageLanguage = OptionSpecification(
        "--language", .choice(Localizer.languages), "Language of the messages (default: en)")
    package static let help = OptionSpecification("--help", .flag, "Show this help")
    package static let version = OptionSpecification("--version", .flag, "Show the version")

    package static let content = OptionSpecification(
        "--content", .text("DIR"), "Folder of the notes (default: content)")
    package static let contentOfFile = OptionSpecification(
        "--content", .text("DIR"), "Folder that adds devices (default: the folder of FILE if it adds any, else content)"
    )
    package static let templates = OptionSpecification(
        "--templates", .text("DIR"),
        "Folder of templates that replace built-in ones (default: templates beside the notes, if it exists)")
    package static let limit = OptionSpecification(
        "--limit", .number(0...1_000_000, "N"),
        "Show at most N problems, errors first and some of every kind; totals count all (default: all; 50 on a terminal)"
    )
    package static let untrusted = OptionSpecification(
        "--untrusted", .flag,
        "Treat the notes as a stranger's: no templates beside them, no attachments that run, no setting of an owner")
    package static let strict = OptionSpecification("--strict", .flag, "Treat warnings as errors")
    package static let scenario = OptionSpecification(
        "--scenario", .text("ID"), "The scenario, if the file contains several")
    package static let language = OptionSpecification(
        "--language", .choice(Localizer.languages),
        "Language of the text and the messages (default: en)")

    /// `--format`, with the words of the formats that a command can print.
    package static let format = OptionSpecification(
        "--format", .choice(OutputFormat.allCases.map { $0.rawValue }), "Format of the output (default: table)")
}

/// The form in which a command prints its results.
package enum OutputFormat: String, CaseIterable, Sendable {
    /// Aligned columns for people.
    case table
    /// For programs.
    case json
}
