import Content
package import Diagnostics
import Languages
import Markdown
import Templates

extension Page {
    /// The page's parts as they are written in a context, without frame.
    package func body(in context: RenderingContext) -> Diagnosed<String> {
        var diagnostics: [Diagnostic] = []
        let texts = texts.map { $0.html(in: context).unwrap(into: &diagnostics) }
        let writer = PartWriter(page: self, context: context, texts: texts)
        let body = parts.map { writer.html(of: $0).unwrap(into: &diagnostics) }.joined()
        return Diagnosed(body, diagnostics)
    }
}

/// Writes the parts of one page.
private struct PartWriter {
    let page: Page
    let context: RenderingContext
    /// The page's texts, written.
    let texts: [HTMLDocument]

    func html(of part: Part) -> Diagnosed<String> {
        switch part {
        case .anchor(let id):
            return Diagnosed(([id] + context.oldIDs(of: id)).map { anchor(context.id($0)) }.joined() + "\n")
        case .blocks(let text, let range): return Diagnosed(texts[text].blocks[range].joined())
        case .footnotes(let text): return Diagnosed(texts[text].footnotes)
        case .newer(let text, let other): return newer(text, other)
        case .borrowed(let text):
            let fields: TemplateValue.Fields = [
                "contentLang": context.tag(page.texts[text].note.language),
                "notice": notice(.sectionBorrowed, page.texts[text].note.language),
                "heading": .html(texts[text].blocks[0]),
                "html": .html(texts[text].blocks.dropFirst().joined() + texts[text].footnotes),
            ]
            return context.render("borrowed", fields, in: page.language)
        case .columns(let rows):
            var diagnostics: [Diagnostic] = []
            let rows = rows.map { fields(of: $0).unwrap(into: &diagnostics) }
            let html = context.render("both", ["rows": .list(rows)], in: page.language).unwrap(into: &diagnostics)
            return Diagnosed(html, diagnostics)
        case .listing(let listing): return listing.html(in: context, page.language)
        case .chapters(let contents): return contents.html(in: context)
        }
    }

    private func anchor(_ id: String) -> String { "<span id=\"\(HTMLEscaping.escaped(id))\"></span>" }

    private func notice(_ word: Word, _ other: Language) -> TemplateValue {
        .text(context.localization.text(word, in: page.language, of: other))
    }

    private func newer(_ text: Int?, _ other: Language) -> Diagnosed<String> {
        let newer = text.map { text -> TemplateValue in
            .object([
                "lang": context.tag(page.texts[text].note.language), "html": .html(texts[text].html),
            ])
        }
        return context.render(
            "behind",
            [
                "notice": notice(.sectionBehind, other), "summary": notice(.newerText, other),
                "newer": newer ?? .flag(false),
            ], in: page.language)
    }

    private func fields(of row: Part.Row) -> Diagnosed<TemplateValue> {
        var diagnostics: [Diagnostic] = []
        func html(of parts: [Part]) -> TemplateValue {
            .html(parts.map { self.html(of: $0).unwrap(into: &diagnostics) }.joined())
        }
        switch row {
        case .shared: return Diagnosed(.object(["shared": html(of: row.parts), "columns": .list([])]), diagnostics)
        case .pair(let columns):
            let columns = columns.map { column -> TemplateValue in
                .object([
                    "lang": context.tag(column.language), "html": html(of: column.parts),
                    "notice": .text(
                        column.notice.map {
                            context.localization.text($0.word, in: column.language, of: $0.other)
                        } ?? ""),
                ])
            }
            return Diagnosed(.object(["shared": .html(""), "columns": .list(columns)]), diagnostics)
        }
    }
}
