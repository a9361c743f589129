/// A span as shown to people: the line before, the line itself, and carets below the span.
///
/// Long lines are cut to the part around the span, with "…" where something is left out.
struct SourceExcerpt {
    /// Lines with their numbers in a margin of five columns.
    let lines: [String]
    /// Spaces up to the span, tabs kept, then one caret per cell of the span's part on its first line.
    let carets: String

    /// Scalars of a line that are shown at most.
    private static let widest = 160
    /// Scalars that are shown before a span in a long line.
    private static let lead = 60

    /// The cost does not grow with the length of the line, as each of many problems on it is shown.
    init(of span: SourceSpan, in file: SourceFile) {
        let number = file.position(of: span.start).line
        let line = (file.line(number) ?? "").unicodeScalars
        let place = min(file.text(in: file.lineStarts[number - 1]..<max(span.start, 0)).endIndex, line.endIndex)
        let isLong = line.index(line.startIndex, offsetBy: Self.widest + 1, limitedBy: line.endIndex) != nil
        let lead = line.index(place, offsetBy: -Self.lead, limitedBy: line.startIndex) ?? line.startIndex
        let first = isLong ? lead : line.startIndex
        let before = number > 1 ? file.line(number - 1) : nil
        lines =
            (before.map { [Self.numbered(number - 1, $0.unicodeScalars, from: $0.startIndex)] } ?? [])
            + [Self.numbered(number, line, from: first)]
        let lineEnd = file.lineStarts[number - 1] + (file.line(number) ?? "").utf8.count
        let marked = file.text(in: span.start..<max(span.start, min(span.end, lineEnd))).unicodeScalars
        let room = Self.widest - line[first..<place].count
        carets =
            (first > line.startIndex ? " " : "") + Self.padding(line[first..<place])
            + Self.carets(marked.prefix(max(0, room)))
    }

    private static func numbered(
        _ number: Int, _ scalars: Substring.UnicodeScalarView, from first: String.Index
    ) -> String {
        let digits = String(number)
        let shown = scalars[first...].prefix(widest)
        return String(repeating: " ", count: max(0, 5 - digits.utf8.count)) + digits + " | "
            + (first > scalars.startIndex ? "…" : "") + TerminalText.visible(Substring(shown))
            + (shown.endIndex < scalars.endIndex ? "…" : "")
    }

    private static func padding(_ scalars: Substring.UnicodeScalarView) -> String {
        scalars.reduce(into: "") { padding, scalar in
            padding += scalar == "\t" ? "\t" : String(repeating: " ", count: TerminalWidth.cells(of: scalar))
        }
    }

    private static func carets(_ scalars: Substring.UnicodeScalarView) -> String {
        String(repeating: "^", count: max(1, scalars.reduce(0) { $0 + TerminalWidth.cells(of: $1) }))
    }
}
