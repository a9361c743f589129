package import Build
package import Content
package import Diagnostics
import FoundationEssentials
import Glibc

/// Standard output and standard error of the process.
package struct Console {
    package let style: DiagnosticPrinter.Style
    package let localizer: Localizer
    /// The commands of the tool.
    package let commands: Subcommands
    /// Whether problems go to a terminal.
    private let isTerminal: Bool
    /// Nil if no terminal shows it.
    private let progressLine: TerminalProgress?

    package init(color: ColorChoice, _ localizer: Localizer, _ commands: Subcommands) {
        self.localizer = localizer
        self.commands = commands
        isTerminal = isatty(STDERR_FILENO) == 1
        let environment = ProcessInfo.processInfo.environment
        let isDumb = environment["TERM"] == "dumb"
        progressLine =
            isTerminal && !isDumb
            ? TerminalProgress(in: localizer) { _ = Self.write(Array($0.utf8), to: STDERR_FILENO) } : nil
        style = color.isColored(onTerminal: isTerminal, environment) ? .ansi : .plain
    }

    /// The contributions of the tool's extras to sites.
    package var extras: SiteExtras { commands.extras.ofSites }

    /// The listener that shows how far a long run has come.
    package var progress: BuildProgress.Listener? {
        guard let progressLine else { return nil }
        return { progressLine.show($0) }
    }

    /// Writes an outcome and returns how the run ended: the output, the problems, the summary.
    ///
    /// A reader that has gone away (`notchbook eval x | head -1`) is not an error; a full disk is.
    @discardableResult
    package func show(_ outcome: CommandOutcome) -> ExitCode {
        progressLine?.erase()
        let document = outcome.document(in: localizer)
        let output = document.map { Array($0.utf8) } ?? outcome.output.utf8 + outcome.picture
        let outputError = Self.write(output, to: STDOUT_FILENO)
        var outcome = outcome
        if document != nil { outcome.summary = [] }
        if let outputError, outputError != EPIPE, outcome.error == nil {
            outcome.error = .unwritableStandardOutput(reason: String(cString: strerror(outputError)))
        }
        let report = outcome.report(style: style, onTerminal: isTerminal, in: localizer, commands)
        _ = Self.write(Array(report.utf8), to: STDERR_FILENO)
        _ = Self.write(Array(outcome.summary.map { localizer($0) + "\n" }.joined().utf8), to: STDOUT_FILENO)
        return outcome.exitCode
    }

    /// Bytes that replace standard input, where that is in use otherwise; nil for standard input itself.
    @TaskLocal package static var input: [UInt8]?

    /// The name of standard input in messages and places.
    package static let inputName = "<stdin>"

    /// Reads a file, or standard input to its end where its name is `-`.
    package static func read(_ file: String, in fileSystem: FileSystem) throws(CommandError) -> [UInt8] {
        if file == "-" { return try read() }
        if fileSystem.kind(file) == .folder { throw .isFolder(path: file) }
        do throws(FileSystemError) {
            return try fileSystem.read(file)
        } catch {
            throw CommandError(error)
        }
    }

    /// Reads standard input to its end.
    package static func read() throws(CommandError) -> [UInt8] {
        var bytes: [UInt8] = []
        try readPieces { bytes += $0 }
        return bytes
    }

    /// Reads standard input to its end, piece by piece.
    package static func readPieces(_ take: ([UInt8]) throws(CommandError) -> Void) throws(CommandError) {
        if let input { return try take(input) }
        while true {
            var count = 0
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
                count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                filled = max(count, 0)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw .unreadable(path: "standard input", reason: String(cString: strerror(errno)))
            }
            if count == 0 { return }
            try take(piece)
        }
    }

    /// The descriptor of standard output.
    package static let output = STDOUT_FILENO

    /// Writes all bytes; returns the system's error number when it cannot.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var remaining = bytes[...]
        while !remaining.isEmpty {
            let count = remaining.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            remaining = remaining.dropFirst(count)
        }
        return nil
    }
}

/// When diagnostics are coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
    /// When they go to a terminal and NO_COLOR is absent or empty (no-color.org).
    case auto
    case never, always

    package func isColored(onTerminal isTerminal: Bool, _ environment: [String: String]) -> Bool {
        switch self {
        case .never: false
        case .always: true
        case .auto: isTerminal && environment["NO_COLOR", default: ""].isEmpty
        }
    }
}

/// The way in which a run ended, for the shell.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// The content has errors, or a file cannot be read or written.
    case failure = 1
    /// Something differs from its baseline.
    case changed = 2
    /// The arguments are wrong.
    case usage = 64
    /// A bug of the tool.
    case bug = 70
}
