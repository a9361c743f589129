import Diagnostics
import Markdown
import Testing

/// A note, its HTML, and `line:column code` of all problems in it.
struct HTMLCase: Sendable, CustomTestStringConvertible {
    let id: String
    let source: String
    let html: String
    let problems: [String]

    var testDescription: String { id }

    init(_ id: String, _ source: String, _ html: String, problems: [String] = []) {
        self.id = id
        self.source = source
        self.html = html
        self.problems = problems
    }

    /// What parsing and writing really make of the note.
    func write(_ options: HTMLOptions = HTMLOptions()) -> (html: String, problems: [String]) {
        let file = SourceFile(path: "note.md", text: source)
        let parsed = MarkdownParser.parse(file, in: 0..<file.utf8Count)
        let written = HTMLWriter(options).write(parsed.value)
        let problems = DiagnosticPrinter.sorted(parsed.diagnostics + written.diagnostics).map { problem in
            let position = file.position(of: problem.span?.start ?? -1)
            return "\(position.line):\(position.column) \(problem.code)"
        }
        return (written.value.html, problems)
    }
}
