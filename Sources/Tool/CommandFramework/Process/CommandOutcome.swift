package import Content
package import Diagnostics
import JSON

/// The result of a command: text or a picture for standard output, and problems for standard error.
package struct CommandOutcome: Sendable {
    package var output = ""
    /// The end of standard output, after the problems: the actions, line by line.
    package var summary: [Message] = []
    /// The bytes of a file that goes to standard output.
    package var picture: [UInt8] = []
    package var diagnostics: [Diagnostic] = []
    /// Warnings that the settings silence.
    package var suppressed: [SuppressedDiagnostic] = []
    /// The files that the diagnostics point into.
    package var sources: [SourceFile] = []
    package var listing = Listing.each
    /// Whether a comparison was asked for and found something.
    package var hasChanged = false
    /// The reason why the command stopped; nil when it came to its end.
    package var error: CommandError?

    /// The ways in which problems are shown.
    package enum Listing: Equatable, Sendable {
        /// All problems, one after the other.
        case each
        /// At most a number of problems, and after them the count of each kind. Without a limit all are shown, on a terminal as
        /// text the most important.
        case report(ReportFormat, limit: Int?)

        /// The number of problems that a terminal shows by default.
        static let maxOnTerminal = 50
    }

    package init(output: String = "") { self.output = output }

    package init(stoppedBy error: CommandError) { self.error = error }

    /// An outcome that only reports the actions, in a line or several.
    package init(summary lines: [Message]) { summary = lines }

    package init(summary line: Message) { self.init(summary: [line]) }

    package var exitCode: ExitCode {
        if let error { return error.exitCode }
        if diagnostics.contains(where: { $0.severity == .error }) { return .failure }
        return hasChanged ? .changed : .success
    }

    /// The outcome with problems in a format, wherever the command ended.
    package func reported(as format: ReportFormat, limit: Int?) -> CommandOutcome {
        var outcome = self
        outcome.listing = .report(format, limit: limit)
        return outcome
    }

    /// The text of standard output where problems are reported to programs, instead of all other output; nil where they are not.
    package func document(in localizer: Localizer) -> String? {
        guard case .report(let format, let limit) = listing, format != .text else { return nil }
        let document = ReportDocument(self, limit: limit, in: localizer)
        return (format == .json ? document.json : document.sarif).text + "\n"
    }

    /// Diagnostics, then what stopped the command, as standard error shows them.
    ///
    /// - Parameter commands: those of the tool, for the usage of the one whose arguments are wrong.
    package func report(
        style: DiagnosticPrinter.Style, onTerminal: Bool, in localizer: Localizer, _ commands: Subcommands
    ) -> String {
        let printer = DiagnosticPrinter(style: style, files: sources, translate: localizer.translate)
        let list =
            switch listing {
            case .each: printer.print(diagnostics)
            case .report(_, let limit):
                printer.print(diagnostics, limit: limit ?? (onTerminal ? Listing.maxOnTerminal : nil)) { count in
                    "'\(OptionSpecification.limit.name) \(count)' shows all"
                }
            }
        return (document(in: localizer) == nil ? list : "")
            + (error.map { Self.report($0, in: localizer, commands) } ?? "")
    }

    /// "notchbook: …", with the usage line when the arguments are wrong.
    private static func report(_ error: CommandError, in localizer: Localizer, _ commands: Subcommands) -> String {
        let headline = "notchbook: \(TerminalText.visible(localizer(error.wording)))\n"
        guard case .usage(_, let command) = error else { return headline }
        let specification = commands.specifications.first { $0.name == command }
        return headline + (specification.map { HelpText.usage(of: $0, in: localizer) } ?? localizer(HelpText.usage))
            + "\n"
    }
}

/// A reason why a command cannot do its work, other than problems in the content.
package enum CommandError: Error, Equatable, Sendable {
    /// The arguments are wrong; the command's name decides which usage line is shown.
    case usage(UsageProblem, command: String?)
    case unreadable(path: String, reason: String)
    case isFolder(path: String)
    /// The folder of the notes is not there.
    case noContent(path: String)
    case unwritable(path: String, reason: String)
    case unwritableStandardOutput(reason: String)
    /// The files exist already, and nothing is overwritten.
    case existing([String])
    /// There is already a scenario or device of that name.
    case taken(String)
    /// The file was read without problems and holds no scenario.
    case noScenario(path: String)
    /// The content has errors, which are among the diagnostics.
    case faultyContent
    /// The process may not use as much memory as a run needs; numbers in MB of 1,048,576 bytes.
    case littleMemory(limit: Int, needed: Int)
    /// SOURCE_DATE_EPOCH is not a number of seconds.
    case unusableDate(String)
    /// A reason that one command has, in the words of its file.
    case failed(Message)
    /// Something that never happens unless the tool is wrong.
    case bug(Message)

    /// A sentence in lower case without a full stop.
    package var wording: Message {
        switch self {
        case .usage(let problem, _): problem.wording
        case .unreadable(let path, let reason): "cannot read '\(path)': \(Message(sentence: reason))"
        case .isFolder(let path): "cannot read '\(path)': it is a folder"
        case .noContent(let path):
            "there is no folder '\(path)' with notes; 'notchbook init DIR' creates one"
        case .unwritable(let path, let reason): "cannot write '\(path)': \(Message(sentence: reason))"
        case .unwritableStandardOutput(let reason): "cannot write to standard output: \(Message(sentence: reason))"
        case .existing(let paths):
            paths.count == 1
                ? "nothing was created, because this file exists already: \(paths[0])"
                : "nothing was created, because these files exist already: \(paths.joined(separator: ", "))"
        case .taken(let name): "'\(name)' exists already"
        case .noScenario(let path): "there is no scenario in '\(path)'"
        case .faultyContent: "the content has errors"
        case .littleMemory(let limit, let needed):
            "a process may use \(limit) MB of address space here ('ulimit -v'), but at least \(needed) MB are needed"
        case .unusableDate(let text):
            "invalid SOURCE_DATE_EPOCH '\(text)': expected whole seconds since 1970, up to 253402300799 (the year 9999)"
        case .failed(let reason): reason
        case .bug(let reason): "\(reason); this is a bug in notchbook"
        }
    }

    package var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .bug: .bug
        case .unreadable, .isFolder, .noContent, .unwritable, .unwritableStandardOutput, .existing, .taken, .noScenario,
            .faultyContent, .littleMemory, .unusableDate, .failed:
            .failure
        }
    }
}

extension CommandError {
    /// The reason why a file operation failed.
    package init(_ error: FileSystemError) {
        self =
            error.action == .write
            ? .unwritable(path: error.path, reason: error.reason) : .unreadable(path: error.path, reason: error.reason)
    }
}

extension CommandOutcome {
    /// The outcome of a command that needs notes without a folder of them; nil if there is one.
    package static func withoutContent(_ folder: String, in fileSystem: FileSystem) -> CommandOutcome? {
        fileSystem.kind(folder) == nil ? CommandOutcome(stoppedBy: .noContent(path: folder)) : nil
    }
}

extension CommandOutcome {
    /// Puts a text into a file, whole or not at all; without a file it is the output.
    package mutating func deliver(_ text: String, to file: String?, in fileSystem: FileSystem) {
        guard let file else { return output += text }
        do throws(FileSystemError) {
            try fileSystem.replace(file, with: Array(text.utf8))
            output += "wrote \(file)\n"
        } catch {
            self.error = .unwritable(path: file, reason: error.reason)
        }
    }
}
