/// The number of problems of each kind: the last lines of a long list, which summarize it.
struct DiagnosticTotals {
    private let fileCount: Int
    private let kinds: [Kind]

    /// The problems of one code and severity.
    private struct Kind {
        let severity: Diagnostic.Severity
        let code: String
        let count: Int
    }

    /// - Parameter diagnostics: each once.
    init(_ diagnostics: [Diagnostic]) {
        fileCount = Set(diagnostics.compactMap { $0.span?.file }).count
        kinds = [Diagnostic.Severity.error, .warning].flatMap { severity -> [Kind] in
            var counts: [String: Int] = [:]
            for diagnostic in diagnostics where diagnostic.severity == severity {
                counts[diagnostic.code.description, default: 0] += 1
            }
            return counts.map { Kind(severity: severity, code: $0.key, count: $0.value) }
                .sorted { $0.count != $1.count ? $0.count > $1.count : $0.code < $1.code }
        }
    }

    /// Lines such as "1 error, 12 warnings in 3 files:", then a line for each kind, errors first and the commonest of them
    /// before others.
    func text(_ localize: (Message) -> String) -> String {
        let width = kinds.reduce(0) { max($0, String($1.count).utf8.count) }
        let words = kinds.map { localize($0.severity == .error ? "error" : "warning") }
        let widest = (["error", "warning"] as [Message]).reduce(0) { max($0, TerminalWidth.cells(of: localize($1))) }
        let lines = zip(kinds, words).map { kind, word in
            let number = String(kind.count)
            return "  " + String(repeating: " ", count: width - number.utf8.count) + number + " " + word
                + String(repeating: " ", count: widest - TerminalWidth.cells(of: word)) + " \(kind.code)\n"
        }
        return localize(headline) + "\n" + lines.joined()
    }

    private var headline: Message {
        let counts = [("error", Diagnostic.Severity.error), ("warning", .warning)].map { noun, severity in
            (noun, kinds.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) })
        }
        let problems = counts.filter { $0.1 > 0 }.map { Message.counted($0.1, $0.0) }.joined()
        return fileCount > 0 ? "\(problems) in \(Message.counted(fileCount, "file")):" : "\(problems):"
    }
}
