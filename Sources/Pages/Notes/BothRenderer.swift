import Languages
import Content
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
                + notes.templates.render("both", fields).unwrap(into: &diagnostics))
        result.summary = page.note.summary
        result.translation = Page.Translation(
            language: translation.language, title: translation.title, summary: translation.summary)
        let anchors = Set(Outline(page.note.document).entries.map { $0.anchor })
        result.outline = alignment.rows.flatMap { outline(of: $0, beside: anchors) }
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
            second: notes.html(of: translation, on: page, fences: second, beside: page.note)
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

    /// The headings of the first note, and those that only the second one has.
    ///
    /// - Parameter anchors: those of the first note.
    private func outline(of row: NoteAlignment.Row, beside anchors: Set<String>) -> [Page.OutlineEntry] {
        func entries(_ range: Range<Int>) -> [Page.OutlineEntry] { notes.outline(of: page.note, in: range) }
        func others(_ range: Range<Int>) -> [Page.OutlineEntry] {
            notes.outline(of: translation, in: range, language: translation.language).filter {
                !anchors.contains($0.id)
            }
        }
        return switch row {
        case .shared: []
        case .pair(let first, let second): entries(first) + others(second)
        case .only(.first, let range): entries(range)
        case .only(.second, let range): others(range)
        }
    }

    // MARK: - Rows

    /// What the template "both" is filled with.
    private func fields(_ alignment: NoteAlignment, _ columns: Columns) -> TemplateValue {
        var rows = alignment.rows.map { row(for: $0, columns) }
        let openings = page.notes.map { behindNotice($0, NoteSection.openingName) }
        if openings != ["", ""] { rows.insert(pair("", "", notices: openings), at: 0) }
        if !(columns.first.footnotes + columns.second.footnotes).isEmpty {
            rows.append(pair(columns.first.footnotes, columns.second.footnotes))
        }
        return .object(["rows": .list(rows)])
    }

    private func row(for row: NoteAlignment.Row, _ columns: Columns) -> TemplateValue {
        switch row {
        case .shared(let index, _):
            return .object(["shared": .html(columns.first.blocks[index]), "columns": .list([])])
        case .pair(let first, let second):
            return pair(
                columns.first.blocks[first].joined(), columns.second.blocks[second].joined(),
                notices: [behindNotice(page.note, at: first), behindNotice(translation, at: second)])
        case .only(.first, let range):
            let notice = missingNotice(translation, for: anchor(of: page.note, at: range))
            return pair(columns.first.blocks[range].joined(), "", notices: ["", notice])
        case .only(.second, let range):
            let notice = missingNotice(page.note, for: anchor(of: translation, at: range))
            return pair("", columns.second.blocks[range].joined(), notices: [notice, ""])
        }
    }

    /// A row of both columns, each with a notice below it or none.
    private func pair(_ first: String, _ second: String, notices: [String] = ["", ""]) -> TemplateValue {
        let columns = zip(page.notes, zip([first, second], notices)).map { note, content in
            TemplateValue.object([
                "lang": .text(note.language.tag), "html": .html(content.0), "notice": .text(content.1),
            ])
        }
        return .object(["shared": .html(""), "columns": .list(columns)])
    }

    // MARK: - Notices

    private func anchor(of note: Note, at range: Range<Int>) -> String? {
        guard case .heading(let heading)? = note.document.blocks[range].first else { return nil }
        return heading.anchor
    }

    /// That a note lacks a section; empty where it only has it elsewhere.
    private func missingNotice(_ note: Note, for anchor: String?) -> String {
        let isThere = Outline(note.document).entries.contains { $0.anchor == anchor }
        return isThere ? "" : Word.sectionMissing.text(in: note.language)
    }

    private func behindNotice(_ note: Note, at range: Range<Int>) -> String {
        anchor(of: note, at: range).map { behindNotice(note, $0) } ?? ""
    }

    private func behindNotice(_ note: Note, _ section: String) -> String {
        page.behind[note.language]?.contains(section) == true ? Word.sectionBehind.text(in: note.language) : ""
    }
}
