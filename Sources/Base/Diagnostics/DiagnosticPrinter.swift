/// Turns diagnostics into text: the message, the source line with a caret, notes and fix-its.
package struct DiagnosticPrinter: Sendable {
    /// `short` is the first line alone; `ansi` adds colour to `plain` and nothing else.
    package enum Style: Sendable {
        case plain, ansi, short
    }

    private let style: Style
    private let files: [String: SourceFile]
    private let translate: @Sendable (String) -> String?

    /// - Parameter translate: translates an English template; templates without a translation stay English.
    package init(
        style: Style, files: [SourceFile], translate: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.style = style
        self.translate = translate
        var byPath: [String: SourceFile] = [:]
        for file in files where byPath[file.path] == nil { byPath[file.path] = file }
        self.files = byPath
    }

    /// All diagnostics, each (code, span, message) once, sorted by file and offset; those without a span come last.
    package func print(_ diagnostics: [Diagnostic]) -> String {
        Self.sorted(diagnostics).map { print($0) }.joined()
    }

    /// Prints at most `limit` diagnostics, file by file, then the number of each kind where there are several, and finally the
    /// number left out.
    ///
    /// - Parameters:
    ///   - limit: the number of diagnostics shown, chosen by ``mostImportant(_:of:)``; nil shows all.
    ///   - hint: how to see the omitted ones, if not all are shown.
    package func print(
        _ diagnostics: [Diagnostic], limit: Int?, hint: (_ count: Int) -> Message = { _ in "" }
    ) -> String {
        let all = Self.sorted(diagnostics)
        let shown = limit.map { Self.mostImportant($0, of: all) } ?? all
        var text = shown.map { print($0) }.joined()
        if all.count > 1 { text += DiagnosticTotals(all).text(localized) }
        if shown.count < all.count {
            text += localized("\(shown.count) of \(all.count) are shown; \(hint(all.count))") + "\n"
        }
        return text
    }

    private func localized(_ message: Message) -> String { message.text(by: translate) ?? message.english }

    /// So many diagnostics in the order of the list: errors before warnings, and of each code one before any has a second, so that
    /// none is hidden by the many of another.
    package static func mostImportant(_ limit: Int, of diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard limit < diagnostics.count else { return diagnostics }
        var seen: [DiagnosticCode: Int] = [:]
        var ranks: [(severity: Int, round: Int, place: Int)] = []
        for (place, diagnostic) in diagnostics.enumerated() {
            let round = seen[diagnostic.code, default: 0]
            seen[diagnostic.code] = round + 1
            ranks.append((diagnostic.severity == .error ? 0 : 1, round, place))
        }
        ranks.sort { $0 < $1 }
        return ranks.prefix(limit).map { $0.place }.sorted().map { diagnostics[$0] }
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

    /// A diagnostic as text, ending in a line break.
    package func print(_ diagnostic: Diagnostic) -> String {
        var lines = [headline(diagnostic)]
        if style != .short {
            lines += diagnostic.span.map { excerpt($0, label: diagnostic.labelWording) } ?? []
            for note in diagnostic.notes { lines.append(noteLine(note)) }
            for fixIt in diagnostic.fixIts { lines.append("   " + TerminalText.visible(localized(line(for: fixIt)))) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let location = diagnostic.span.map { self.location(of: $0) + ": " } ?? ""
        let isError = diagnostic.severity == .error
        let severity = colored(localized(isError ? "error:" : "warning:"), isError ? "31" : "33")
        return "\(location)\(severity) \(TerminalText.visible(localized(diagnostic.wording))) [\(diagnostic.code)]"
    }

    private func line(for fixIt: FixIt) -> Message {
        fixIt.certainty == .certain ? "fix-it: \(fixIt.title)" : "perhaps: \(fixIt.title)"
    }

    private func noteLine(_ note: Diagnostic.Note) -> String {
        let location = note.span.map { " (" + self.location(of: $0) + ")" } ?? ""
        return "   " + TerminalText.visible(localized("note: \(note.wording)")) + location
    }

    private func location(of span: SourceSpan) -> String {
        let path = TerminalText.visible(span.file)
        guard let file = files[span.file] else { return path }
        let position = file.position(of: span.start)
        return "\(path):\(position.line):\(position.column)"
    }

    private func excerpt(_ span: SourceSpan, label: Message?) -> [String] {
        guard let file = files[span.file] else { return [] }
        let excerpt = SourceExcerpt(of: span, in: file)
        let carets = "      | " + colored(excerpt.carets, "32")
        return excerpt.lines + [carets + (label.map { " " + TerminalText.visible(localized($0)) } ?? "")]
    }

    private func colored(_ text: String, _ color: String) -> String {
        style == .ansi ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
    }
}
