package import Diagnostics

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

    /// The ids of the figures that the chosen notes show or quote; nil if the run is about everything.
    ///
    /// - Parameter id: the figure that a fence shows.
    package func ids(in content: SiteContent, shownBy id: (SourceSpan) -> String?) -> Set<String>? {
        chosen(from: content.notes).map { notes in
            let shown = notes.flatMap { $0.figureFences }.compactMap { id($0.span) }
            return Set(shown + notes.flatMap { $0.placeholders }.compactMap { FigureQuery($0.text)?.id })
        }
    }

    /// Whether a block at a place is drawn, in a folder of notes.
    package func draws(_ block: SourceSpan, in folder: String) -> Bool {
        notes.map { $0.contains { block.file == folder + "/" + $0 } } ?? true
    }

    /// The edition that is converted from another; single notes are read as they are written.
    package func traditional(of content: SiteContent) -> Edition? { isWhole ? content.editions.traditional : nil }
}
