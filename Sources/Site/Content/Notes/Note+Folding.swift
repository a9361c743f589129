import Markdown

extension Note {
    /// The sections that its page shows folded, heading and text, as indices into the note's blocks; none lies in another.
    ///
    /// Where a named section has smaller ones below it, each of these is folded. One with raw HTML stays open, since its tags may
    /// end elsewhere.
    package var foldedSections: [Range<Int>] {
        guard !folded.isEmpty else { return [] }
        let headings = document.blocks.indices.compactMap { index -> Part? in
            guard case .heading(let heading) = document.blocks[index], heading.level > 1 else { return nil }
            return Part(anchor: heading.anchor, level: heading.level, start: index)
        }
        var sections: [Range<Int>] = []
        for (place, heading) in headings.enumerated() where folded.contains(heading.anchor) {
            let below = headings[(place + 1)...].prefix { $0.level > heading.level }
            let level = below.map { $0.level }.min()
            let parts = level.map { level in below.filter { $0.level == level } } ?? [heading]
            for part in parts {
                let end = headings.first { $0.start > part.start && $0.level <= part.level }?.start
                let section = part.start..<(end ?? document.blocks.count)
                let isRaw = document.blocks[section].contains { if case .html = $0 { true } else { false } }
                if !isRaw, section.count > 1, !sections.contains(where: { $0.overlaps(section) }) {
                    sections.append(section)
                }
            }
        }
        return sections
    }

    private struct Part {
        let anchor: String
        let level: Int
        /// The block of its heading.
        let start: Int
    }
}
