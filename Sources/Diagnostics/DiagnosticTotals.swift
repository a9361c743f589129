/// How many problems there are of each kind: the last lines of a long list, which tell the whole.
struct DiagnosticTotals {
    /// All problems.
    private let count: Int
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
        count = diagnostics.count
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
    ///
    /// - Parameters:
    ///   - shown: how many problems stand above.
    ///   - hint: how one gets to see all, where these are fewer.
    func text(shown: Int, hint: String) -> String {
        let severities = [("error", Diagnostic.Severity.error), ("warning", .warning)]
        let counts = severities.map { noun, severity in
            (noun, kinds.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) })
        }
        let headline = counts.filter { $0.1 > 0 }.map { Self.counted($0.1, $0.0) }.joined(separator: ", ")
        let files = fileCount > 0 ? " in " + Self.counted(fileCount, "file") : ""
        let hidden = shown < count ? "; \(shown) shown" + hint : ""
        let width = kinds.reduce(0) { max($0, String($1.count).utf8.count) }
        let lines = kinds.map { kind in
            let number = String(kind.count)
            let severity = kind.severity == .error ? "error  " : "warning"
            return "  " + String(repeating: " ", count: width - number.utf8.count)
                + "\(number) \(severity) \(kind.code)\n"
        }
        return headline + files + hidden + ":\n" + lines.joined()
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
