import Content
import Markdown
import Pages

/// Words that a site treats as equal in a search: the terms of its glossary, and the synonyms of its settings.
enum SiteSynonyms {
    static func groups(of content: SiteContent) -> [[String]] {
        let glossary = content.settings.glossaryName
        let listed = content.notes.filter { $0.slug == glossary }.flatMap { terms(in: $0.document.blocks) }
        return listed + content.settings.synonyms
    }

    /// The terms that the first two cells of each row name, in pairs. Rows that name different numbers of them pair nothing.
    static func terms(in blocks: [Block]) -> [[String]] {
        blocks.flatMap { block -> [[String]] in
            guard case .table(let table) = block else { return [] }
            return table.rows.flatMap { row -> [[String]] in
                let cells = row.cells.prefix(2).map { Glossary.names(in: PlainText.of($0.content)) }
                guard cells.count == 2, cells[0].count == cells[1].count else { return [] }
                return zip(cells[0], cells[1]).map { $0 == $1 ? [] : [$0, $1] }.filter { !$0.isEmpty }
            }
        }
    }
}
