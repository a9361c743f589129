package import Content
package import Diagnostics
import Languages
package import Pictures
package import ResultStore
package import WordFiles

/// The blocks of all providers. Ids and fences are looked up here.
package struct AllBlocks: Sendable {
    private let all: [any ProviderBlocks]

    package init(_ all: [any ProviderBlocks]) { self.all = all }

    package var keys: [ResultKey] { all.map { $0.key } }
    package var scenarioPlaces: [SourceSpan] { all.flatMap { $0.scenarioPlaces } }
    package var citations: [Citation] { all.flatMap { $0.citations } }
    package var entries: [TableEntry] { all.flatMap { $0.entries } }

    package func id(shownBy fence: SourceSpan) -> String? { all.lazy.compactMap { $0.id(shownBy: fence) }.first }

    func brokenFence(usedBy fence: FigureFence) -> SourceSpan? {
        all.lazy.compactMap { $0.brokenFence(usedBy: fence) }.first
    }

    /// Evaluates the figures of the selected part of a site.
    package func evaluate(
        _ scope: SiteScope, of content: SiteContent, _ cache: Cache, progress listener: ProgressListener?
    ) async throws(FileSystemError) -> Diagnosed<AllFigures> {
        var diagnostics: [Diagnostic] = []
        var figures: [any ProviderFigures] = []
        for blocks in all {
            figures.append(
                try await blocks.evaluate(scope, of: content, cache, progress: listener).unwrap(into: &diagnostics))
        }
        return Diagnosed(AllFigures(figures, all.map { $0.ids }), diagnostics)
    }
}

/// The figures of all providers. Quotations, keys, parts and pictures are looked up here.
package struct AllFigures: Sendable {
    private let all: [any ProviderFigures]
    /// The ids of each provider's blocks.
    private let ids: [FigureIDs]

    init(_ all: [any ProviderFigures], _ ids: [FigureIDs]) {
        self.all = all
        self.ids = ids
    }

    package var count: Int { all.reduce(0) { $0 + $1.count } }
    package var claimCount: Int { all.reduce(0) { $0 + $1.claimCount } }
    package var citations: [Citation] { all.flatMap { $0.citations } }
    package var pictures: [Picture] { all.flatMap { $0.pictures } }
    package var liveFigures: LiveFigures? { first { $0.liveFigures } }
    var tables: (any TableProvider)? { first { $0.tables } }

    func emblem(in language: Language) -> FigureEmblem? { first { $0.emblem(in: language) } }

    private func first<Found>(_ look: (any ProviderFigures) -> Found?) -> Found? {
        for figures in all { if let found = look(figures) { return found } }
        return nil
    }

    // MARK: - Drawing

    package func draw(
        _ drawing: FigureDrawing, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<AllFigures> {
        var diagnostics: [Diagnostic] = []
        var drawn: [any ProviderFigures] = []
        for figures in all { drawn.append(try await figures.draw(drawing, with: store).unwrap(into: &diagnostics)) }
        return Diagnosed(AllFigures(drawn, ids), diagnostics)
    }

    package func draw(
        _ cards: [TitleCard], words: WordFiles, _ key: ResultKey, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<[PictureFile]> {
        var diagnostics: [Diagnostic] = []
        var drawn: [PictureFile] = []
        for figures in all {
            drawn += try await figures.draw(cards, words: words, key, with: store).unwrap(into: &diagnostics)
        }
        return Diagnosed(drawn, diagnostics)
    }

    // MARK: - Pages

    /// The figures with the quotations from the notes.
    func quoted(in content: SiteContent) -> Diagnosed<AllFigures> {
        var diagnostics: [Diagnostic] = []
        let quoted = all.indices.map { index in
            let others = ids.indices.filter { $0 != index }.map { ids[$0] }
            return all[index].quoted(in: content, besides: FigureIDs(others)).unwrap(into: &diagnostics)
        }
        return Diagnosed(AllFigures(quoted, ids), diagnostics)
    }

    func quotation(_ placeholder: NoteReferences.Reference, in language: Language) -> QuotedValue? {
        first { $0.quotation(placeholder, in: language) }
    }

    package func problems(quotedIn notes: [Note], words: WordFiles) -> [Diagnostic] {
        all.flatMap { $0.problems(quotedIn: notes, words: words) }
    }

    func key(of id: String) -> ResultKey? { first { $0.key(of: id) } }

    func part(of id: String, at place: FigurePlace) -> (any FigurePart)? { first { $0.part(of: id, at: place) } }

    func problems(of id: String) -> [Diagnostic] { all.flatMap { $0.problems(of: id) } }
}
