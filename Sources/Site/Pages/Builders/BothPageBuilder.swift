import Content
import Diagnostics
import Languages
import Markdown

/// Builds the content of the page that shows a note in both languages: matching text side by side, figures and code once.
struct BothPageBuilder {
    let resolver: NoteResolver
    let page: PagePlan.NotePage
    let translation: Note

    /// The indices of the two texts on the page.
    private static let (first, second) = (0, 1)

    func content() -> PageContent {
        let alignment = NoteAlignment(page.note.document, translation.document) { resolver.fences.id(shownBy: $0) }
        var result = PageContent()
        result.texts = texts(alignment)
        if let anchor = resolver.openingAnchor(of: page.note) { result.parts.append(.anchor(anchor)) }
        result.parts.append(.columns(rows(alignment, result.texts)))
        let anchors = Set(Outline(page.note.document).entries.map { $0.anchor })
        result.outline = alignment.rows.flatMap { outline(of: $0, beside: anchors) }
        return result
    }

    private func texts(_ alignment: NoteAlignment) -> [NoteText] {
        var position = FenceResolver.Position(
            route: page.route, language: page.note.language, translation: translation.language)
        let first = resolver.fences.parts(of: page.note, at: &position)
        position.language = translation.language
        position.translation = nil
        let second = resolver.fences.parts(of: translation, leavingOut: spansShown(by: alignment), at: &position)
        return [
            resolver.text(of: page.note, on: page, fences: first),
            resolver.text(of: translation, on: page, fences: second, beside: page.note),
        ]
    }

    /// The blocks of the second note that the blocks of the first note represent.
    private func spansShown(by alignment: NoteAlignment) -> Set<SourceSpan> {
        Set(
            alignment.rows.compactMap { row in
                if case .shared(_, let index) = row { translation.document.blocks[index].span } else { nil }
            })
    }

    /// The headings of the first note, and the headings that only the second one has.
    ///
    /// - Parameter anchors: the anchors of the first note.
    private func outline(of row: NoteAlignment.Row, beside anchors: Set<String>) -> [OutlineEntry] {
        func entries(_ range: Range<Int>) -> [OutlineEntry] { resolver.outline(of: page.note, in: range) }
        func others(_ range: Range<Int>) -> [OutlineEntry] {
            resolver.outline(of: translation, in: range, language: translation.language).filter {
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

    private func rows(_ alignment: NoteAlignment, _ texts: [NoteText]) -> [Part.Row] {
        var rows = alignment.rows.map { row(for: $0) }
        let openings = page.notes.map { behindNotice($0, NoteSection.openingName) }
        if openings.contains(where: { $0 != nil }) { rows.insert(pair([], [], notices: openings), at: 0) }
        if texts.contains(where: { !$0.document.usedFootnotes.isEmpty }) {
            rows.append(pair([.footnotes(text: Self.first)], [.footnotes(text: Self.second)]))
        }
        return rows
    }

    private func row(for row: NoteAlignment.Row) -> Part.Row {
        switch row {
        case .shared(let index, _): .shared(text: Self.first, block: index)
        case .pair(let first, let second):
            pair(
                [.blocks(text: Self.first, first)], [.blocks(text: Self.second, second)],
                notices: [behindNotice(page.note, at: first), behindNotice(translation, at: second)])
        case .only(.first, let range):
            pair(
                [.blocks(text: Self.first, range)], [],
                notices: [nil, missingNotice(translation, for: anchor(of: page.note, at: range))])
        case .only(.second, let range):
            pair(
                [], [.blocks(text: Self.second, range)],
                notices: [missingNotice(page.note, for: anchor(of: translation, at: range)), nil])
        }
    }

    /// A row of both columns, each with a notice below it or none.
    private func pair(_ first: [Part], _ second: [Part], notices: [Notice?] = [nil, nil]) -> Part.Row {
        let columns = zip(page.notes, zip([first, second], notices)).map { note, content in
            Part.Column(language: note.language, parts: content.0, notice: content.1)
        }
        return .pair(columns)
    }

    // MARK: - Notices

    private func anchor(of note: Note, at range: Range<Int>) -> String? {
        guard case .heading(let heading)? = note.document.blocks[range].first else { return nil }
        return heading.anchor
    }

    /// A notice that a note lacks a section; nil where it only has it elsewhere.
    private func missingNotice(_ note: Note, for anchor: String?) -> Notice? {
        let isThere = Outline(note.document).entries.contains { $0.anchor == anchor }
        return isThere ? nil : Notice(word: .sectionMissing, other: other(than: note))
    }

    private func other(than note: Note) -> Language {
        note.language == page.note.language ? translation.language : page.note.language
    }

    private func behindNotice(_ note: Note, at range: Range<Int>) -> Notice? {
        anchor(of: note, at: range).flatMap { behindNotice(note, $0) }
    }

    private func behindNotice(_ note: Note, _ section: String) -> Notice? {
        guard page.behind[note.language]?.contains(section) == true else { return nil }
        return Notice(word: .sectionBehind, other: other(than: note))
    }
}
