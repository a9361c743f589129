import Content
import Diagnostics
import Languages
import Markdown

/// The terms that a note of the site explains: the rows of its tables, each with an id, by the names in their first two columns.
package struct Glossary: Sendable {
    /// The name of the note.
    let slug: String
    /// Its rows by their spans.
    private let rows: [SourceSpan: String]
    private let names: [(name: String, id: String)]
    /// The terms in texts; nil where they are not marked.
    let finder: TermFinder?

    /// - Parameter marks: whether notes show where they use a term first.
    init(_ slug: String, of notes: [Note], marks: Bool) {
        self.slug = slug
        var rows: [SourceSpan: String] = [:]
        var names: [(name: String, id: String)] = []
        // The columns of another language may be in the opposite order: a row has the id of the first with one of its names.
        var known: [String: String] = [:]
        for note in notes where note.slug == slug {
            var taken: Set<String> = []
            for row in Self.rows(in: note.document.blocks) {
                let terms = row.cells.prefix(2).map { Self.names(in: PlainText.of($0.content)) }
                guard let first = terms.first?.first else { continue }
                let id =
                    terms.joined().lazy.compactMap { known[$0] }.first ?? "term-" + MarkdownDocument.anchor(of: first)
                guard taken.insert(id).inserted else { continue }
                rows[row.span] = id
                for name in terms.joined() where known[name] == nil {
                    known[name] = id
                    names.append((name, id))
                }
            }
        }
        self.rows = rows
        self.names = names
        finder = marks ? TermFinder(names) : nil
    }

    /// The part that is included in the key of all pages.
    var key: [String] { finder == nil ? [] : [slug] + names.flatMap { [$0.name, $0.id] } }

    func id(of row: TableBlock.Row) -> String? { rows[row.span] }

    /// The ids of rows among blocks.
    func ids(in blocks: [Block]) -> [String] { Self.rows(in: blocks).compactMap { id(of: $0) } }

    private static func rows(in blocks: [Block]) -> [TableBlock.Row] {
        blocks.flatMap { block -> [TableBlock.Row] in
            guard case .table(let table) = block else { return [] }
            return table.rows
        }
    }

    /// The terms that a cell lists, without texts in brackets.
    package static func names(in cell: String) -> [String] {
        var text = ""
        var depth = 0
        for letter in cell {
            if "(（".contains(letter) { depth += 1 }
            if depth == 0 { text.append(letter) }
            if ")）".contains(letter) { depth = max(0, depth - 1) }
        }
        return text.split { ",，、".contains($0) }.map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
    }
}
