import Diagnostics

/// What a command produced: text or a picture for standard output, and problems for standard error.
struct CommandOutcome: Sendable {
    var output = ""
    /// The bytes of a file that goes to standard output.
    var picture: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    /// The files that the diagnostics point into.
    var sources: [SourceFile] = []
    /// Why the command stopped; nil when it came to its end.
    var error: CommandError?

    init(output: String = "") { self.output = output }

    init(stoppedBy error: CommandError) { self.error = error }

    var exitCode: ExitCode {
        if let error { return error.exitCode }
        return diagnostics.contains { $0.severity == .error } ? .failure : .success
    }

    /// Diagnostics, then what stopped the command, as standard error shows them.
    func report(style: DiagnosticPrinter.Style) -> String {
        DiagnosticPrinter(style: style, files: sources).print(diagnostics) + (error.map { Self.report($0) } ?? "")
    }

    /// "notchbook: …", with the usage line when the arguments are wrong.
    private static func report(_ error: CommandError) -> String {
        let headline = "notchbook: \(error.message)\n"
        guard case .usage(_, let command) = error else { return headline }
        let specification = command.flatMap { Command.specification(named: $0) }
        return headline + (specification.map { HelpText.usage(of: $0) } ?? HelpText.usage) + "\n"
    }
}
