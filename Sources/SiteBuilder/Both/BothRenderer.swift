import Diagnostics
import Markdown
import Templates

/// Makes the page that shows a note in both languages: side by side what says the same, figures and code once.
struct BothRenderer {
    let notes: NoteRenderer
    let page: PagePlan.NotePage
    let translation: Note

    /// Both notes as HTML, a piece per block.
    private struct Columns {
        let first: HTMLDocument
        let second: HTMLDocument
    }

    /// The page, ready for its frame.
    func render() -> Diagnosed<Page> {
        var diagnostics: [Diagnostic] = []
        let alignment = NoteAlignment(page.note.document, translation.document) { notes.fences.id(shownBy: $0) }
        let columns = columns(alignment).unwrap(into: &diagnostics)
        let fields = fields(alignment, columns)
        var result = Page(
            route: page.route, language: page.language, title: page.note.title,
            body: notes.openingAnchor(of: page.note)
                + notes.library.render("both", fields).unwrap(into: &diagnostics))
        result.summary = page.note.summary
        result.translation = Page.Translation(
            language: translation.language, title: translation.title, summary: translation.summary)
        result.outline = outline
        notes.describe(&result, of: page)
        return Diagnosed(result, diagnostics)
    }

    private func columns(_ alignment: NoteAlignment) -> Diagnosed<Columns> {
        var diagnostics: [Diagnostic] = []
        var place = FenceRenderer.Place(
            route: page.route, language: page.note.language, translation: translation.language)
        let first = notes.fences.html(of: page.note, at: &place).unwrap(into: &diagnostics)
        place.language = translation.language
        place.translation = nil
        let second = notes.fences.html(
            of: translation, leavingOut: spansShown(by: alignment), at: &place
        ).unwrap(into: &diagnostics)
        let columns = Columns(
            first: notes.html(of: page.note, on: page, fences: first).unwrap(into: &diagnostics),
            second: notes.html(of: translation, on: page, fences: second, idPrefix: translation.language.tag + "-")
                .unwrap(into: &diagnostics))
        return Diagnosed(columns, diagnostics)
    }

    /// The blocks of the second note that the first one's stand for.
    private func spansShown(by alignment: NoteAlignment) -> Set<SourceSpan> {
        Set(
            alignment.rows.compactMap { row in
                if case .shared(_, let index) = row { translation.document.blocks[index].span } else { nil }
            })
    }

    /// The headings of the first note, then those that only the second one has.
    private var outline: [Page.OutlineEntry] {
        let known = anchors
        let others = notes.outline(of: translation).filter { !known.contains($0.id) }
        return notes.outline(of: page.note)
            + others.map {
                Page.OutlineEntry(level: $0.level, id: $0.id, title: $0.title, language: translation.language)
            }
    }

    private var anchors: Set<String> { Set(Outline(page.note.document).entries.map { $0.anchor }) }

    // MARK: - Rows

    /// What the template "both" is filled with.
    private func fields(_ alignment: NoteAlignment, _ columns: Columns) -> TemplateValue {
        var rows = alignment.rows.map { row(for: $0, columns) }
        if !(columns.first.footnotes + columns.second.footnotes).isEmpty {
            rows.append(pair(columns.first.footnotes, columns.second.footnotes))
        }
        return .object(["rows": .list(rows)])
    }

    private func row(for row: NoteAlignment.Row, _ columns: Columns) -> TemplateValue {
        switch row {
        case .shared(let index, _):
            return .object(["shared": .html(columns.first.blocks[index]), "anchor": .text(""), "columns": .list([])])
        case .pair(let first, let second):
            return pair(columns.first.blocks[first].joined(), columns.second.blocks[second].joined())
        case .only(.first, let range):
            return pair(columns.first.blocks[range].joined(), "", missing: translation.language)
        case .only(.second, let range):
            return pair(
                "", columns.second.blocks[range].joined(), missing: page.note.language, anchor: anchor(at: range))
        }
    }

    /// A row of both columns; an empty one of a missing section says so.
    private func pair(
        _ first: String, _ second: String, missing: Language? = nil, anchor: String = ""
    ) -> TemplateValue {
        let columns = [(page.note.language, first), (translation.language, second)].map { language, html in
            let notice = language == missing ? Word.sectionMissing.text(in: language) : ""
            return TemplateValue.object([
                "lang": .text(language.tag), "html": .html(html), "notice": .text(notice),
            ])
        }
        return .object(["shared": .html(""), "anchor": .text(anchor), "columns": .list(columns)])
    }

    /// The anchor of a section that only the second note has: links of both languages lead to it without a prefix.
    private func anchor(at range: Range<Int>) -> String {
        guard case .heading(let heading) = translation.document.blocks[range.lowerBound],
            !anchors.contains(heading.anchor)
        else { return "" }
        return heading.anchor
    }
}
