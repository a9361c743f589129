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

    init(of span: SourceSpan, in file: SourceFile) {
        let position = file.position(of: span.start)
        let scalars = Array((file.line(position.line) ?? "").unicodeScalars)
        let column = min(position.column - 1, scalars.count)
        let first = scalars.count > Self.widest ? max(0, column - Self.lead) : 0
        let before = position.line > 1 ? file.line(position.line - 1) : nil
        lines =
            (before.map { [Self.numbered(position.line - 1, Array($0.unicodeScalars), from: 0)] } ?? [])
            + [Self.numbered(position.line, scalars, from: first)]
        let length = Self.length(of: span, on: position.line, in: file)
        carets =
            (first > 0 ? " " : "") + Self.padding(scalars[first..<column])
            + Self.carets(scalars[column...].prefix(min(length, Self.widest - (column - first))))
    }

    /// The scalars of the span on its first line.
    private static func length(of span: SourceSpan, on line: Int, in file: SourceFile) -> Int {
        let lineEnd = file.lineStarts[line - 1] + (file.line(line) ?? "").utf8.count
        return file.text(in: span.start..<max(span.start, min(span.end, lineEnd))).unicodeScalars.count
    }

    private static func numbered(_ number: Int, _ scalars: [Unicode.Scalar], from first: Int) -> String {
        let digits = String(number)
        let shown = scalars[first...].prefix(widest)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: shown)
        return String(repeating: " ", count: max(0, 5 - digits.utf8.count)) + digits + " | "
            + (first > 0 ? "…" : "") + TerminalText.visible(String(text)) + (shown.endIndex < scalars.count ? "…" : "")
    }

    private static func padding(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        scalars.reduce(into: "") { padding, scalar in
            padding += scalar == "\t" ? "\t" : String(repeating: " ", count: TerminalWidth.cells(of: scalar))
        }
    }

    private static func carets(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(repeating: "^", count: max(1, scalars.reduce(0) { $0 + TerminalWidth.cells(of: $1) }))
    }
}
