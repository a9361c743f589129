package import Diagnostics
import Markdown
import Packing

/// A part of a note that can be compared with the same part in the other language.
package struct NoteSection: Sendable {
    /// The anchor of its heading, by which the other language has it too; `openingName` for the text before the first heading.
    package let name: String
    /// 1 for the opening.
    package let level: Int
    /// Its own text up to the next heading of any level, the heading included, as indices into the note's blocks.
    package let blocks: Range<Int>
    /// The heading, or the beginning of the file.
    package let span: SourceSpan

    /// The name of the text before all headings. No anchor has brackets, unless it is meant to confuse.
    package static let openingName = "(opening)"

    package var isOpening: Bool { name == Self.openingName }
}

extension Note {
    /// The opening, then a section for each heading below the title, in source order.
    package var sections: [NoteSection] {
        let blocks = document.blocks
        let starts = blocks.indices.filter { index in
            if case .heading(let heading) = blocks[index] { heading.level > 1 } else { false }
        }
        let opening = NoteSection(
            name: NoteSection.openingName, level: 1, blocks: 0..<(starts.first ?? blocks.count),
            span: file.span(0..<0))
        let others = zip(starts, starts.dropFirst() + [blocks.count]).compactMap { start, end -> NoteSection? in
            guard case .heading(let heading) = blocks[start] else { return nil }
            return NoteSection(name: heading.anchor, level: heading.level, blocks: start..<end, span: heading.span)
        }
        return [opening] + others
    }

    /// The checksum of everything that a translator of a section has to follow.
    ///
    /// Scenarios and macros are left out: their results are computed, for both languages. White space is left out too, since
    /// other line breaks do not change the content. The opening includes title and summary. Eight hexadecimal digits: one
    /// change in four thousand million goes unnoticed.
    func fingerprint(of section: NoteSection) -> String {
        var bytes = section.isOpening ? Array((title + summary).utf8) : []
        for range in texts(of: section) { bytes += file.text(in: range).utf8 }
        return String(SHA256.hexadecimal(of: bytes.filter { !$0.isWhiteSpace }).prefix(8))
    }

    /// The UTF-8 offsets of a section without its fences.
    private func texts(of section: NoteSection) -> [Range<Int>] {
        guard let first = document.blocks[section.blocks].first else { return [] }
        let following = section.blocks.upperBound
        let end = following < document.blocks.count ? document.blocks[following].span.range.lowerBound : file.utf8Count
        var start = first.span.range.lowerBound
        var texts: [Range<Int>] = []
        let shown = figureFences.map { $0.span.range }.sorted { $0.lowerBound < $1.lowerBound }
        for fence in shown where fence.lowerBound >= start && fence.upperBound <= end {
            texts.append(start..<fence.lowerBound)
            start = fence.upperBound
        }
        return texts + [start..<end]
    }
}
