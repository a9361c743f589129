import Content
import Diagnostics
import JSON
import Review
import RunningApps

/// The result of a command: text or a picture for standard output, and problems for standard error.
struct CommandOutcome: Sendable {
    var output = ""
    /// The end of standard output, after the problems: the actions, line by line.
    var summary: [Message] = []
    /// The bytes of a file that goes to standard output.
    var picture: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    /// Warnings that the settings silence.
    var suppressed: [SuppressedDiagnostic] = []
    /// The files that the diagnostics point into.
    var sources: [SourceFile] = []
    var listing = Listing.each
    /// Whether a comparison was asked for and found something.
    var hasChanged = false
    /// The reason why the command stopped; nil when it came to its end.
    var error: CommandError?

    /// The ways in which problems are shown.
    enum Listing: Equatable, Sendable {
        /// All problems, one after the other.
        case each
        /// At most a number of problems, and after them the count of each kind. Without a limit all are shown, on a terminal as
        /// text the most important.
        case report(ReportFormat, limit: Int?)

        /// The number of problems that a terminal shows by default.
        static let maxOnTerminal = 50
    }

    init(output: String = "") { self.output = output }

    init(stoppedBy error: CommandError) { self.error = error }

    /// An outcome that only reports the actions, in a line or several.
    init(summary lines: [Message]) { summary = lines }

    init(summary line: Message) { self.init(summary: [line]) }

    var exitCode: ExitCode {
        if let error { return error.exitCode }
        if diagnostics.contains(where: { $0.severity == .error }) { return .failure }
        return hasChanged ? .changed : .success
    }

    /// The outcome with problems in a format, wherever the command ended.
    func reported(as format: ReportFormat, limit: Int?) -> CommandOutcome {
        var outcome = self
        outcome.listing = .report(format, limit: limit)
        return outcome
    }

    /// The text of standard output where problems are reported to programs, instead of all other output; nil where they are not.
    func document(in localizer: Localizer) -> String? {
        guard case .report(let format, let limit) = listing, format != .text else { return nil }
        let document = ReportDocument(self, limit: limit, in: localizer)
        return (format == .json ? document.json : document.sarif).text + "\n"
    }

    /// Diagnostics, then what stopped the command, as standard error shows them.
    func report(style: DiagnosticPrinter.Style, onTerminal: Bool, in localizer: Localizer) -> String {
        let printer = DiagnosticPrinter(style: style, files: sources, translate: localizer.translate)
        let list =
            switch listing {
            case .each: printer.print(diagnostics)
            case .report(_, let limit):
                printer.print(diagnostics, limit: limit ?? (onTerminal ? Listing.maxOnTerminal : nil)) { count in
                    "'\(OptionSpecification.limit.name) \(count)' shows all"
                }
            }
        return (document(in: localizer) == nil ? list : "") + (error.map { Self.report($0, in: localizer) } ?? "")
    }

    /// "notchbook: …", with the usage line when the arguments are wrong.
    private static func report(_ error: CommandError, in localizer: Localizer) -> String {
        let headline = "notchbook: \(TerminalText.visible(localizer(error.wording)))\n"
        guard case .usage(_, let command) = error else { return headline }
        let specification = Subcommands.specifications.first { $0.name == command }
        return headline + (specification.map { HelpText.usage(of: $0, in: localizer) } ?? localizer(HelpText.usage))
            + "\n"
    }
}

/// A reason why a command cannot do its work, other than problems in the content.
enum CommandError: Error, Equatable, Sendable {
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
    /// The file or folder was read without problems and holds no block of macros.
    case noMacros(path: String)
    /// The text was read and holds no report of contradicting constraints.
    case noConflict(path: String)
    /// The text was read and holds neither view nor controller nor value of a running app.
    case noDump(path: String)
    /// A pasted text in which nothing is known.
    case noPaste
    /// The content has errors, which are among the diagnostics.
    case faultyContent
    /// No folder is named, and there is no home where one would be.
    case noCacheFolder
    case brokenCache(folder: String, reason: String)
    /// Some results of a cache had broken bytes and were removed.
    case brokenResults(folder: String, count: Int, of: Int)
    /// The picture cannot be drawn on this machine or at all: a font or a character is missing, for example.
    case undrawable(reason: String)
    /// The process may not use as much memory as a run needs; numbers in MB of 1,048,576 bytes.
    case littleMemory(limit: Int, needed: Int)
    /// No server can be started, or a folder cannot be watched.
    case unservable(reason: Message)
    /// The base of a comparison is neither a file nor a folder nor a revision.
    case unknownBase(String)
    /// The file is not a snapshot; the line is the first that cannot be read.
    case noSnapshot(path: String, line: Int)
    /// The file is a snapshot in another version of the format.
    case otherSnapshot(path: String, version: String)
    /// The settings have no list of changes that an entry can be added to.
    case noChangeList(path: String)
    /// So many causes of changes that the snapshot does not know.
    case unannounced(Int, path: String)
    /// SOURCE_DATE_EPOCH is not a number of seconds.
    case unusableDate(String)
    /// The drawing library refused valid input.
    case drawingFailed(reason: String)

    /// A sentence in lower case without a full stop.
    var wording: Message {
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
        case .noMacros(let path): "there is no block of macros in '\(path)'"
        case .noConflict(let path):
            "there is no constraint in '\(path)': expected lines such as '<NSLayoutConstraint:0x… UIView:0x….width == 40 (active)>'"
        case .noPaste: PastedText.nothing
        case .noDump(let path):
            "'\(path)' contains nothing from a running app: expected lines such as '<UIView: 0x…; frame = (0 0; 390 844); …>', '<UINavigationController 0x…>, state: appeared, view: …' or 'view.safeAreaInsets: UIEdgeInsets(top: 47, …)'"
        case .faultyContent: "the content has errors"
        case .noCacheFolder: "there is no home folder; name the cache with '\(StoreOptions.folder.synopsis)'"
        case .brokenCache(let folder, let reason): "cannot use the cache '\(folder)': \(Message(sentence: reason))"
        case .brokenResults(let folder, let count, let all):
            count == 1
                ? "1 of \(Message.counted(all, "result")) in '\(folder)' was broken and removed"
                : "\(count) of \(Message.counted(all, "result")) in '\(folder)' were broken and removed"
        case .unknownBase(let name): "'\(name)' is not a file, a folder or a git revision"
        case .noSnapshot(let path, let line): "'\(path)' is not a snapshot that this version can read: line \(line)"
        case .otherSnapshot(let path, let version):
            """
            '\(path)' is a snapshot in version \(version) of the format, but this notchbook reads version \(SiteSnapshot.version); recreate \
            it with 'notchbook snapshot' from the notes as they were at that time
            """
        case .noChangeList(let path):
            "'\(path)' has no list of changes to add to; start one with a line 'changes:' and an entry below it"
        case .unannounced(let count, let path):
            "'\(path)' does not include the changes from \(Message.counted(count, "cause")); run 'notchbook review \(path)' to accept them"
        case .undrawable(let reason): Message(sentence: reason)
        case .unservable(let reason): reason
        case .littleMemory(let limit, let needed):
            "a process may use \(limit) MB of address space here ('ulimit -v'), but at least \(needed) MB are needed"
        case .unusableDate(let text):
            "invalid SOURCE_DATE_EPOCH '\(text)': expected whole seconds since 1970, up to 253402300799 (the year 9999)"
        case .drawingFailed(let reason): "\(Message(sentence: reason)); this is a bug in notchbook"
        }
    }

    var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .drawingFailed: .bug
        case .unreadable, .isFolder, .noContent, .unwritable, .unwritableStandardOutput, .existing, .taken, .noScenario,
            .noMacros, .noConflict, .noDump, .noPaste, .faultyContent, .unknownBase, .noSnapshot, .otherSnapshot,
            .noChangeList,
            .unannounced, .noCacheFolder,
            .brokenCache,
            .brokenResults, .undrawable, .littleMemory, .unservable, .unusableDate:
            .failure
        }
    }
}

extension CommandError {
    /// The reason why a file operation failed.
    init(_ error: FileSystemError) {
        self =
            error.action == .write
            ? .unwritable(path: error.path, reason: error.reason) : .unreadable(path: error.path, reason: error.reason)
    }
}

extension CommandOutcome {
    /// The outcome of a command that needs notes without a folder of them; nil if there is one.
    static func withoutContent(_ folder: String, in fileSystem: FileSystem) -> CommandOutcome? {
        fileSystem.kind(folder) == nil ? CommandOutcome(stoppedBy: .noContent(path: folder)) : nil
    }
}
