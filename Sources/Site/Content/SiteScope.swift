package import Diagnostics
package import FigureProviders

/// The part of a site that a run is about: all of it, or some notes as they are written, with the figures that they show or
/// quote.
package struct SiteScope: Sendable {
    /// The paths of the notes below the content folder; nil for all.
    private let notes: Set<String>?

    package static let whole = SiteScope(notes: nil)

    package init(notes: Set<String>?) { self.notes = notes }

    package var isWhole: Bool { notes == nil }

    /// The notes that a run is about by themselves; nil if it is about everything.
    package func chosen(from all: [Note]) -> [Note]? {
        notes.map { notes in all.filter { notes.contains($0.path) } }
    }

    /// The blocks of providers whose figures are created.
    package func figureBlocks(of content: SiteContent) -> [FigureBlock] {
        guard let chosen = chosen(from: content.notes) else { return content.figureBlocks.blocks }
        let shown = chosen.flatMap { $0.providedFences }.compactMap { content.figureBlocks.id(shownBy: $0.span) }
        let ids = Set(shown + chosen.flatMap { $0.placeholders }.compactMap { FigureQuery($0.text)?.id })
        return content.figureBlocks.blocks.filter { ids.contains($0.id) }
    }

    /// Whether a block at a place is drawn, in a folder of notes.
    package func draws(_ block: SourceSpan, in folder: String) -> Bool {
        notes.map { $0.contains { block.file == folder + "/" + $0 } } ?? true
    }

    /// The edition that is converted from another; single notes are read as they are written.
    package func traditional(of content: SiteContent) -> Edition? { isWhole ? content.editions.traditional : nil }
}
