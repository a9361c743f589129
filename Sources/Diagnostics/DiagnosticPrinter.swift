/// Turns diagnostics into text: the message, the source line with a caret, notes and fix-its.
package struct DiagnosticPrinter: Sendable {
    /// `short` is the first line alone; `ansi` adds colour to `plain` and nothing else.
    package enum Style: Sendable {
        case plain, ansi, short
    }

    private let style: Style
    private let files: [String: SourceFile]

    package init(style: Style, files: [SourceFile]) {
        self.style = style
        var byPath: [String: SourceFile] = [:]
        for file in files where byPath[file.path] == nil { byPath[file.path] = file }
        self.files = byPath
    }

    /// All diagnostics, each (code, span, message) once, sorted by file and offset; those without a span come last.
    package func print(_ diagnostics: [Diagnostic]) -> String {
        Self.sorted(diagnostics).map { print($0) }.joined()
    }

    /// At most so many diagnostics, file by file, and how many there are of each kind where there are several.
    ///
    /// - Parameters:
    ///   - limit: errors come before warnings where not all may be shown; nil shows all.
    ///   - hint: how one gets to see so many, where not all are shown; it stands behind "50 shown".
    package func print(
        _ diagnostics: [Diagnostic], limit: Int?, hint: (_ count: Int) -> String = { _ in "" }
    ) -> String {
        let all = Self.sorted(diagnostics)
        let shown = limit.map { Self.mostImportant($0, of: all) } ?? all
        let totals = all.count > 1 ? DiagnosticTotals(all).text(shown: shown.count, hint: hint(all.count)) : ""
        return shown.map { print($0) }.joined() + totals
    }

    /// The first errors, then the first warnings, in the order of the list.
    private static func mostImportant(_ limit: Int, of diagnostics: [Diagnostic]) -> [Diagnostic] {
        var places = diagnostics.indices.filter { diagnostics[$0].severity == .error }
        places += diagnostics.indices.filter { diagnostics[$0].severity != .error }
        return places.prefix(limit).sorted().map { diagnostics[$0] }
    }

    /// Unique diagnostics in the order in which they are reported.
    package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let unique = diagnostics.filter { seen.insert($0).inserted }
        return unique.enumerated().sorted { first, second in
            let (left, right) = (sortKey(first.element, first.offset), sortKey(second.element, second.offset))
            return left < right
        }.map { $0.element }
    }

    private static func sortKey(_ diagnostic: Diagnostic, _ index: Int) -> (Int, String, Int, Int) {
        guard let span = diagnostic.span else { return (1, "", 0, index) }
        return (0, span.file, span.start, index)
    }

    /// One diagnostic, ending in a line break.
    package func print(_ diagnostic: Diagnostic) -> String {
        var lines = [headline(diagnostic)]
        if style != .short {
            lines += diagnostic.span.map { excerpt($0, label: diagnostic.label) } ?? []
            for note in diagnostic.notes { lines.append(noteLine(note)) }
            for fixIt in diagnostic.fixIts { lines.append("   fix-it: " + TerminalText.visible(fixIt.title)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let location = diagnostic.span.map { self.location(of: $0) + ": " } ?? ""
        let severity = colored(diagnostic.severity.rawValue + ":", diagnostic.severity == .error ? "31" : "33")
        return "\(location)\(severity) \(TerminalText.visible(diagnostic.message)) [\(diagnostic.code)]"
    }

    private func noteLine(_ note: Diagnostic.Note) -> String {
        let location = note.span.map { " (" + self.location(of: $0) + ")" } ?? ""
        return "   note: " + TerminalText.visible(note.message) + location
    }

    private func location(of span: SourceSpan) -> String {
        let path = TerminalText.visible(span.file)
        guard let file = files[span.file] else { return path }
        let position = file.position(of: span.start)
        return "\(path):\(position.line):\(position.column)"
    }

    private func excerpt(_ span: SourceSpan, label: String?) -> [String] {
        guard let file = files[span.file] else { return [] }
        let excerpt = SourceExcerpt(of: span, in: file)
        let carets = "      | " + colored(excerpt.carets, "32")
        return excerpt.lines + [carets + (label.map { " " + TerminalText.visible($0) } ?? "")]
    }

    private func colored(_ text: String, _ color: String) -> String {
        style == .ansi ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
    }
}
