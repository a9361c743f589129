import Diagnostics
import Markdown
import Testing

/// A note, its HTML, and `line:column code` of all problems in it.
struct HTMLCase: Sendable, CustomTestStringConvertible {
    let id: String
    let source: String
    let html: String
    let problems: [String]
    let dialects: Set<Dialect>

    var testDescription: String { id }

    init(
        _ id: String, _ source: String, _ html: String, problems: [String] = [],
        as dialects: Set<Dialect> = Set(Dialect.allCases)
    ) {
        self.id = id
        self.source = source
        self.html = html
        self.problems = problems
        self.dialects = dialects
    }

    /// Options with words for screen readers, which the library itself has none of.
    static var labelled: HTMLOptions {
        var options = HTMLOptions()
        options.backLinkLabel = "Back to the text"
        return options
    }

    /// The HTML that parsing and writing really make of the note, and the problems.
    func write(_ options: HTMLOptions = labelled) -> (html: String, problems: [String]) {
        let file = SourceFile(path: "note.md", text: source)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count, as: dialects)
        let written = HTMLWriter(options).write(parsed.value)
        let problems = DiagnosticPrinter.sorted(parsed.diagnostics + written.diagnostics).map { problem in
            let position = file.position(of: problem.span?.start ?? -1)
            return "\(position.line):\(position.column) \(problem.code)"
        }
        return (written.value.html, problems)
    }
}
