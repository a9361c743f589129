import Content
import Diagnostics
import Markdown

/// The alignment of two notes: the blocks that both have in the same order, and the blocks between them.
///
/// Headings are recognised by their anchors, figures and audits by their ids, code by its text. The longest common sequence of
/// these decides, a heading counting for more than all the figures of a section; prose fills the gaps.
struct NoteAlignment {
    /// The rows in reading order; each block of both notes is in exactly one.
    let rows: [Row]

    /// Blocks that belong together, as indices into the two documents.
    enum Row: Hashable {
        /// A figure, an audit or a piece of code that is the same in both, so that one is enough.
        case shared(Int, Int)
        /// Blocks beside each other; a side is empty where a note has none.
        case pair(Range<Int>, Range<Int>)
        /// A heading with what is below it, which the other note does not have here.
        case only(Side, Range<Int>)
    }

    /// A side: either of the two notes.
    enum Side: Hashable, CaseIterable {
        case first, second
    }

    /// The identity of a block, by which the other note can have the same one.
    enum Mark: Hashable {
        case heading(anchor: String)
        case figure(id: String)
        case code(language: String, text: String)

        /// The anchor of a heading; nil for other blocks.
        var anchor: String? { if case .heading(let anchor) = self { anchor } else { nil } }
    }

    /// - Parameter id: the figure that a fence shows, by the fence's span.
    init(_ first: MarkdownDocument, _ second: MarkdownDocument, id: (SourceSpan) -> String?) {
        let documents = [first, second]
        let isRaw = documents.contains { $0.blocks.contains { if case .html = $0 { true } else { false } } }
        let marks = documents.map { $0.blocks.map { Self.mark(of: $0, id: id) } }
        let anchors = marks.map { Set($0.compactMap { $0?.anchor }) }
        let isUnrelated = !anchors.contains { $0.isEmpty } && anchors[0].isDisjoint(with: anchors[1])
        guard !isRaw, !isUnrelated else {
            // Raw tags may open in one block and close in another. And where no section has the same id in both notes, none was
            // given, so that nothing indicates which sections belong together, or are missing.
            rows = [.pair(first.blocks.indices, second.blocks.indices)]
            return
        }
        let matches = CommonSequence.matches(marks[0], marks[1]) { $0.anchor == nil ? 1 : 1000 }
        var rows: [Row] = []
        var position = (0, 0)
        for match in matches + [(first.blocks.count, second.blocks.count)] {
            let gaps = (position.0..<match.0, position.1..<match.1)
            rows += Self.rows(between: gaps, first.blocks, second.blocks)
            position = (match.0 + 1, match.1 + 1)
            guard match.0 < first.blocks.count else { continue }
            if case .heading = marks[0][match.0] {
                rows.append(.pair(match.0..<match.0 + 1, match.1..<match.1 + 1))
            } else {
                rows.append(.shared(match.0, match.1))
            }
        }
        self.rows = rows
    }

    private static func mark(of block: Block, id: (SourceSpan) -> String?) -> Mark? {
        switch block {
        case .heading(let heading): heading.level > 1 ? .heading(anchor: heading.anchor) : nil
        case .codeBlock(let code):
            id(code.span).map { .figure(id: $0) } ?? .code(language: code.language, text: code.text)
        default: nil
        }
    }

    // MARK: - Gaps

    /// The rows of blocks between two matches: prose beside prose, then sections that only one note has.
    private static func rows(
        between gaps: (Range<Int>, Range<Int>), _ first: [Block], _ second: [Block]
    ) -> [Row] {
        let ends = (proseEnd(of: gaps.0, first), proseEnd(of: gaps.1, second))
        let prose = (gaps.0.lowerBound..<ends.0, gaps.1.lowerBound..<ends.1)
        return pairs(prose, first, second)
            + sections(in: ends.0..<gaps.0.upperBound, first).map { .only(.first, $0) }
            + sections(in: ends.1..<gaps.1.upperBound, second).map { .only(.second, $0) }
    }

    /// Sections of blocks that begin with a heading, divided where one is not below the heading before.
    private static func sections(in range: Range<Int>, _ blocks: [Block]) -> [Range<Int>] {
        var sections: [Range<Int>] = []
        var level = 0
        for index in range {
            if case .heading(let heading) = blocks[index], heading.level > 1, heading.level <= level || level == 0 {
                sections.append(index..<index)
                level = heading.level
            }
            sections[sections.count - 1] = sections[sections.count - 1].lowerBound..<index + 1
        }
        return sections
    }

    private static func proseEnd(of gap: Range<Int>, _ blocks: [Block]) -> Int {
        gap.first { if case .heading(let heading) = blocks[$0] { heading.level > 1 } else { false } } ?? gap.upperBound
    }

    /// Pairs of single blocks where both sides have the same kinds of blocks, else one pair of all.
    private static func pairs(
        _ gaps: (Range<Int>, Range<Int>), _ first: [Block], _ second: [Block]
    ) -> [Row] {
        guard !gaps.0.isEmpty || !gaps.1.isEmpty else { return [] }
        let isSame =
            gaps.0.count == gaps.1.count
            && zip(gaps.0, gaps.1).allSatisfy { kind(of: first[$0]) == kind(of: second[$1]) }
        guard isSame else { return [.pair(gaps.0, gaps.1)] }
        return zip(gaps.0, gaps.1).map { .pair($0..<$0 + 1, $1..<$1 + 1) }
    }

    private static func kind(of block: Block) -> Int {
        switch block {
        case .heading: 0
        case .paragraph: 1
        case .list: 2
        case .quote: 3
        case .codeBlock: 4
        case .html: 5
        case .table: 6
        case .thematicBreak: 7
        case .aside: 8
        case .tabs: 9
        }
    }
}
