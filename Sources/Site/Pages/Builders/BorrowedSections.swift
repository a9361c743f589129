import Content
import Diagnostics
import Languages
import Markdown

/// The texts that a page in one language takes over from the other language: sections that its note lacks, and the newer texts
/// of sections that have not followed a change, each with a notice.
struct BorrowedSections {
    /// The insertions in the order of the blocks that they are before.
    private(set) var insertions: [Insertion] = []

    private let page: PagePlan.NotePage
    private let resolver: NoteResolver

    /// A text inserted among the blocks of the note.
    struct Insertion {
        /// The index of the block that it is before; the number of blocks is the end.
        let block: Int
        let kind: Kind
        /// The headings that it brings.
        var outline: [OutlineEntry] = []

        enum Kind {
            /// The newer text of the other language; nil where nothing but figures is new.
            case newer(NoteText?, Language)
            case borrowed(NoteText)
        }

        var texts: [NoteText] {
            switch kind {
            case .newer(let text, _): [text].compactMap { $0 }
            case .borrowed(let text): [text]
            }
        }

        /// The parts that show its texts, which are at an index of the page's texts.
        func parts(behind index: Int) -> [Part] {
            switch kind {
            case .newer(let text, let other): [.newer(text: text == nil ? nil : index, other)]
            case .borrowed: [.borrowed(text: index)]
            }
        }
    }

    /// The borrowed of a page; an empty one for a page that needs none.
    ///
    /// - Parameter position: the count of the page's figures so far.
    init(for page: PagePlan.NotePage, at position: FenceResolver.Position, with resolver: NoteResolver) {
        self.page = page
        self.resolver = resolver
        guard let other = page.counterpart else { return }
        var position = position
        let found = newerTexts(of: other) + missingSections(of: other, at: &position)
        // Those of one block stay in this order.
        insertions = found.enumerated().sorted { ($0.element.block, $0.offset) < ($1.element.block, $1.offset) }
            .map { $0.element }
    }

    // MARK: - Sections that are behind

    private func newerTexts(of other: Note) -> [Insertion] {
        guard let behind = page.behind[page.note.language], !behind.isEmpty else { return [] }
        let theirs = other.sections
        return page.note.sections.filter { behind.contains($0.name) }.compactMap { section in
            theirs.first { $0.name == section.name }.map { newer in
                let block = section.isOpening ? 0 : section.blocks.lowerBound + 1
                return Insertion(block: block, kind: .newer(words(of: newer, in: other), other.language))
            }
        }
    }

    /// The other language's words, without figures, which are on the page already.
    private func words(of section: NoteSection, in other: Note) -> NoteText? {
        let figures = Set(other.figureFences.map { $0.span })
        let words = other.document.blocks[section.blocks].filter { block in
            if case .heading = block { false } else { !figures.contains(block.span) }
        }
        return words.isEmpty ? nil : resolver.text(of: other, words, on: page, fences: [:], beside: page.note)
    }

    // MARK: - Sections that are missing

    private func missingSections(of other: Note, at position: inout FenceResolver.Position) -> [Insertion] {
        let known = Set(page.note.sections.map { $0.name })
        guard !other.sections.allSatisfy({ known.contains($0.name) }) else { return [] }
        let alignment = NoteAlignment(page.note.document, other.document) { resolver.fences.id(shownBy: $0) }
        var found: [Insertion] = []
        var block = 0
        for row in alignment.rows {
            switch row {
            case .shared(let index, _): block = index + 1
            case .pair(let range, _), .only(.first, let range): block = range.upperBound
            case .only(.second, let range):
                guard case .heading(let heading) = other.document.blocks[range.lowerBound],
                    !known.contains(heading.anchor)
                else { continue }
                let text = section(range, of: other, at: &position)
                let outline = resolver.outline(of: other, in: range, language: other.language)
                found.append(Insertion(block: block, kind: .borrowed(text), outline: outline))
            }
        }
        return found
    }

    /// A section with its figures.
    private func section(
        _ range: Range<Int>, of other: Note, at position: inout FenceResolver.Position
    ) -> NoteText {
        let blocks = Array(other.document.blocks[range])
        let elsewhere = Set(other.figureFences.map { $0.span }).subtracting(blocks.map { $0.span })
        let fences = resolver.fences.parts(of: other, leavingOut: elsewhere, at: &position)
        return resolver.text(of: other, blocks, on: page, fences: fences, beside: page.note)
    }
}
