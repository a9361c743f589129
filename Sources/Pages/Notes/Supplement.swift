import Languages
import Content
import Diagnostics
import Markdown
import Templates

/// What a page in one language takes over from the other: sections that its note lacks, and the newer texts of those
/// that have not followed a change, each with a notice.
struct Supplement {
    /// The headings that it brings, by the block that they stand before; the number of blocks is the end.
    private(set) var outline: [Int: [Page.OutlineEntry]] = [:]
    private var html: [Int: String] = [:]
    private var diagnostics: [Diagnostic] = []

    private let page: PagePlan.NotePage
    private let notes: NoteRenderer

    /// The supplement of a page; an empty one for a page that needs none.
    ///
    /// - Parameter place: where the figures of the page have been counted so far.
    static func make(
        for page: PagePlan.NotePage, at place: inout FenceRenderer.Place, with notes: NoteRenderer
    ) -> Diagnosed<Supplement> {
        var supplement = Supplement(page: page, notes: notes)
        if let other = page.counterpart {
            supplement.addNewerTexts(of: other)
            supplement.addMissingSections(of: other, at: &place)
        }
        return Diagnosed(supplement, supplement.diagnostics)
    }

    private init(page: PagePlan.NotePage, notes: NoteRenderer) {
        self.page = page
        self.notes = notes
    }

    /// The page's blocks with everything in its place.
    func inserted(into blocks: [String]) -> String {
        blocks.indices.map { (html[$0] ?? "") + blocks[$0] }.joined() + (html[blocks.count] ?? "")
    }

    // MARK: - Sections that are behind

    private mutating func addNewerTexts(of other: Note) {
        guard let behind = page.behind[page.note.language], !behind.isEmpty else { return }
        let theirs = other.sections
        for section in page.note.sections where behind.contains(section.name) {
            guard let newer = theirs.first(where: { $0.name == section.name }) else { continue }
            let place = section.isOpening ? 0 : section.blocks.lowerBound + 1
            html[place, default: ""] += newerText(newer, of: other)
        }
    }

    /// A notice with the other language's words; figures stand on the page already.
    private mutating func newerText(_ section: NoteSection, of other: Note) -> String {
        let figures = Set((other.fences + other.macroFences).map { $0.span })
        let words = other.document.blocks[section.blocks].filter { block in
            if case .heading = block { false } else { !figures.contains(block.span) }
        }
        let text = write(words, of: other, fences: [:])
        let newer: TemplateValue = .object(["lang": .text(other.language.tag), "html": .html(text.html)])
        return render(
            "behind",
            .object([
                "words": Word.values(in: page.language), "lang": .text(page.language.tag),
                "newer": text.html.isEmpty ? .flag(false) : newer,
            ]))
    }

    // MARK: - Sections that are missing

    private mutating func addMissingSections(of other: Note, at place: inout FenceRenderer.Place) {
        let known = Set(page.note.sections.map { $0.name })
        guard !other.sections.allSatisfy({ known.contains($0.name) }) else { return }
        let alignment = NoteAlignment(page.note.document, other.document) { notes.fences.id(shownBy: $0) }
        var position = 0
        for row in alignment.rows {
            switch row {
            case .shared(let index, _): position = index + 1
            case .pair(let range, _), .only(.first, let range): position = range.upperBound
            case .only(.second, let range):
                guard case .heading(let heading) = other.document.blocks[range.lowerBound],
                    !known.contains(heading.anchor)
                else { continue }
                html[position, default: ""] += missing(range, of: other, at: &place)
                outline[position, default: []] += notes.outline(of: other, in: range, language: other.language)
            }
        }
    }

    /// A section in the other language, with a notice below its heading.
    private mutating func missing(
        _ range: Range<Int>, of other: Note, at place: inout FenceRenderer.Place
    ) -> String {
        let blocks = Array(other.document.blocks[range])
        let elsewhere = Set((other.fences + other.macroFences).map { $0.span }).subtracting(blocks.map { $0.span })
        let figures = notes.fences.html(of: other, leavingOut: elsewhere, at: &place).unwrap(into: &diagnostics)
        let text = write(blocks, of: other, fences: figures)
        return render(
            "borrowed",
            .object([
                "words": Word.values(in: page.language), "lang": .text(page.language.tag),
                "contentLang": .text(other.language.tag), "heading": .html(text.blocks[0]),
                "html": .html(text.blocks.dropFirst().joined() + text.footnotes),
            ]))
    }

    // MARK: - Writing

    private mutating func write(_ blocks: [Block], of other: Note, fences: [SourceSpan: String]) -> HTMLDocument {
        notes.html(of: other, blocks, on: page, fences: fences, beside: page.note).unwrap(into: &diagnostics)
    }

    private mutating func render(_ template: String, _ fields: TemplateValue) -> String {
        notes.templates.render(template, fields).unwrap(into: &diagnostics)
    }
}
