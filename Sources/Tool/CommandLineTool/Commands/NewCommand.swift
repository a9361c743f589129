package import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import Languages
import LayoutEngine
import LayoutSite
import Reference
import Starter
import WordFiles

/// `new`: creates a note, a scenario or a device.
package enum NewCommand: Subcommand {
    /// The language as it is written; nil for all of the folder.
    case note(name: String, language: String?, content: String)
    case scenario(id: String, note: String, content: String)
    case device(name: String, base: String, content: String)

    /// A kind of thing that can be created.
    enum Kind: String, CaseIterable, Sendable {
        case note, scenario, device
    }

    static let language = OptionSpecification(
        "--language", .text("TAG"), "Create the note in this language only (default: in all languages of the folder)")
    static let note = OptionSpecification("--note", .text("FILE"), "The note that the scenario goes into")
    static let like = OptionSpecification("--like", .text("DEVICE"), "The existing device that the new one is based on")

    package static let specification = CommandSpecification(
        "new", "Create a note, a scenario in a note, or a device",
        operands: [
            .init("KIND", "What to create", choices: Kind.allCases.map { $0.rawValue }),
            .init("NAME", "Name of the note's file, id of the scenario, name of the device"),
        ],
        options: [language, note, like, .content],
        examples: [
            "notchbook new note safe-area", "notchbook new scenario both-bars --note content/safe-area.md",
            "notchbook new device 'iPhone Next' --like 'iPhone 17 Pro'",
        ])
}

extension NewCommand {
    /// The command, with defaults for omitted arguments; an option that another kind has is a mistake.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        let kind = Kind(rawValue: arguments.operands[0]) ?? .note
        let name = arguments.operands[1]
        let content = arguments.text(.content) ?? "content"
        let own: [Kind: OptionSpecification] = [.note: Self.language, .scenario: Self.note, .device: Self.like]
        for (other, option) in own where other != kind && arguments.isSet(option) {
            throw Self.usage(.optionOfOther(option.name, kind: "new " + other.rawValue))
        }
        switch kind {
        case .note: self = .note(name: name, language: arguments.text(Self.language), content: content)
        case .scenario:
            guard let note = arguments.text(Self.note) else { throw Self.usage(.missingOption(Self.note.synopsis)) }
            self = .scenario(id: name, note: note, content: content)
        case .device:
            guard let base = arguments.text(Self.like) else { throw Self.usage(.missingOption(Self.like.synopsis)) }
            self = .device(name: name, base: base, content: content)
        }
    }

    private static func usage(_ problem: UsageProblem) -> CommandError {
        .usage(problem, command: specification.name)
    }

    package func run(on console: Console) async -> CommandOutcome {
        let fileSystem = FileSystem.real
        let words: WordFiles
        let only: Language?
        do throws(CommandError) {
            words = try WordFiles.words(ofContent: content, in: fileSystem)
            only = try language(among: words)
        } catch {
            return CommandOutcome(stoppedBy: error)
        }
        let conditions = SiteConfiguration(subject: LayoutSubject(), extras: console.extras).conditions(words)
        let starter = Starter(in: fileSystem)
        do throws(Starter.Failure) {
            switch self {
            case .note(let name, _, let content):
                let files = try await starter.makeNote(name, language: only, content: content, conditions)
                return CommandOutcome(summary: files.map { "created \($0)" })
            case .scenario(let id, let note, let content):
                try await starter.addScenario(id, to: note, content: content, conditions)
                return CommandOutcome(summary: "added '\(id)' to \(note)")
            case .device(let name, let base, let content):
                let file = try starter.addDevice(name, like: base, content: content, extending: .standard)
                return CommandOutcome(summary: "added '\(name)' to \(file)")
            }
        } catch {
            return CommandOutcome(error, of: Self.specification.name)
        }
    }

    private var content: String {
        switch self {
        case .note(_, _, let content), .scenario(_, _, let content), .device(_, _, let content): content
        }
    }

    /// The only one that a new note is in.
    private func language(among words: WordFiles) throws(CommandError) -> Language? {
        guard case .note(_, let tag?, _) = self else { return nil }
        return try words.languages.map { $0.language }.named(tag, in: Self.language, of: Self.specification)
    }
}

extension CommandOutcome {
    /// The reason why nothing new was created.
    init(_ failure: Starter.Failure, of command: String) {
        self.init()
        switch failure {
        case .fileSystem(let problem): error = CommandError(problem)
        case .existing(let paths): error = .existing(paths)
        case .taken(let name): error = .taken(name)
        case .invalidID(let id): error = .usage(.invalidID(id), command: command)
        case .invalidName(let name): error = .usage(.invalidNoteName(name), command: command)
        case .unknownDevice(let name, let known):
            error = .usage(.unknownDevice(name, known: known), command: command)
        case .faulty(let problems, let file):
            diagnostics = problems
            sources = [file]
            error = .faultyContent
        }
    }
}
