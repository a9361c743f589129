import Diagnostics
import Languages

/// The form in which a command reports problems.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// For people, on standard error.
    case text
    /// For programs, on standard output: this tool's own form, or the one of OASIS that code reviews take.
    case json, sarif
}

extension OptionSpecification {
    package static let reportFormat = OptionSpecification(
        "--format", .choice(ReportFormat.allCases.map { $0.rawValue }),
        "Format of the report; json and sarif go to standard output (default: text)")
}

/// Problems as programs read them.
struct ReportDocument {
    /// The diagnostics, each once, in the order of files, at most as many as requested.
    let diagnostics: [Diagnostic]
    /// Warnings that the settings silence; all of them, as they are counted and not shown.
    let suppressed: [SuppressedDiagnostic]
    /// The number of errors among all problems.
    let errorCount: Int
    let warningCount: Int
    let files: [String: SourceFile]
    let localizer: Localizer
    /// The reason why the command stopped, and how it ended.
    let stop: Message?
    let exitCode: ExitCode

    /// - Parameter limit: nil for all.
    init(_ outcome: CommandOutcome, limit: Int?, in localizer: Localizer) {
        let all = DiagnosticPrinter.sorted(outcome.diagnostics)
        diagnostics = limit.map { DiagnosticPrinter.mostImportant($0, of: all) } ?? all
        suppressed = outcome.suppressed
        errorCount = all.count { $0.severity == .error }
        warningCount = all.count - errorCount
        files = Dictionary(outcome.sources.map { ($0.path, $0) }) { first, _ in first }
        stop = outcome.error?.wording
        exitCode = outcome.exitCode
        self.localizer = localizer
    }

    /// A sentence about when a code is reported and how to fix it; nil for a code without one.
    func explanation(of code: DiagnosticCode) -> String? {
        let key = code.explanationKey
        return localizer.words.has(key) ? localizer.words[key] : nil
    }

    /// Line and columns of an offset, each from 1; nil in a file that is not known.
    func position(of offset: Int, in path: String) -> (line: Int, scalars: Int, utf16: Int)? {
        guard let file = files[path] else { return nil }
        let position = file.position(of: offset)
        let start = file.lineStarts[position.line - 1]
        let before = file.text(in: start..<min(max(start, offset), file.utf8Count))
        return (position.line, position.column, before.utf16.count + 1)
    }
}
