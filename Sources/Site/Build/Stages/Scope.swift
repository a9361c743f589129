import Audits
import Content
import Diagnostics
import FigureProviders
import Figures
import ResultStore
import ScenarioLanguage

/// The part of a site that is looked at: all of it, or some notes as they are written, with the figures that they show or quote.
struct Scope {
    /// The paths of the notes below the content folder; nil for all.
    private let notes: Set<String>?

    static let whole = Scope(notes: nil)

    init(notes: Set<String>?) { self.notes = notes }

    /// The chosen notes, and the ids of the blocks that they show or quote; nil where everything is looked at.
    private func chosen(of content: SiteContent) -> (files: Set<String>, ids: Set<String>)? {
        guard let notes else { return nil }
        let chosen = content.notes.filter { notes.contains($0.path) }
        let fences = chosen.flatMap { $0.fences }.compactMap { content.scenarios.id(shownBy: $0.span) }
        let quoted = chosen.flatMap { $0.placeholders }.compactMap { placeholder in
            ValueQuery.parse(placeholder.text, at: placeholder.span).value?.scenario
        }
        return (Set(chosen.map { $0.file.path }), Set(fences + quoted))
    }

    func scenarios(of content: SiteContent) -> [Scenario] {
        guard let (_, ids) = chosen(of: content) else { return content.scenarios.scenarios }
        return content.scenarios.scenarios.filter { ids.contains($0.id) }
    }

    func audits(of content: SiteContent) -> [MacroAudit] {
        guard let (files, ids) = chosen(of: content) else { return content.audits.audits }
        return content.audits.audits.filter { ids.contains($0.id) || files.contains($0.span.file) }
    }

    /// The blocks of providers whose figures are made.
    func figureBlocks(of content: SiteContent) -> [FigureBlock] {
        guard let notes else { return content.figureBlocks.blocks }
        let chosen = content.notes.filter { notes.contains($0.path) }
        let shown = chosen.flatMap { $0.providedFences }.compactMap { content.figureBlocks.id(shownBy: $0.span) }
        let ids = Set(shown + chosen.flatMap { $0.placeholders }.compactMap { FigureQuery($0.text)?.id })
        return content.figureBlocks.blocks.filter { ids.contains($0.id) }
    }

    /// Whether a block at a place is drawn, in a folder of notes.
    func draws(_ block: SourceSpan, in folder: String) -> Bool {
        notes.map { $0.contains { block.file == folder + "/" + $0 } } ?? true
    }

    /// The displays of the devices that have pages.
    func displays(of content: SiteContent, _ cache: Cache) -> DisplayFigures {
        notes == nil ? DisplayFigures(of: content, cache) : DisplayFigures()
    }

    /// The edition that is converted from another; single notes are looked at as they are written.
    func traditional(of content: SiteContent) -> Edition? { notes == nil ? content.editions.traditional : nil }
}
