package import Content
package import Diagnostics
package import Languages
package import Pictures
package import ResultStore
package import WordFiles

/// Figures of blocks, evaluated, and drawn on request.
package protocol ProviderFigures: Sendable {
    /// The number of figures that are counted.
    var count: Int { get }
    var claimCount: Int { get }
    /// The sources named in blocks that only the results reveal.
    var citations: [Citation] { get }
    /// All pictures of the site in all languages; none before they are drawn.
    var pictures: [Picture] { get }
    /// The files with which readers change figures; nil where they cannot.
    var liveFigures: LiveFigures? { get }
    var tables: (any TableProvider)? { get }

    /// Draws the pictures of these figures.
    func draw(
        _ drawing: FigureDrawing, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<any ProviderFigures>

    /// The pictures of cards, which may show a figure each.
    ///
    /// - Parameter key: of the words.
    func draw(
        _ cards: [TitleCard], words: WordFiles, _ key: ResultKey, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<[PictureFile]>

    /// The figure that represents the whole site, with its picture in a language; nil where there is no figure.
    func emblem(in language: Language) -> FigureEmblem?

    // MARK: - Pages

    /// The figures with the quotations from the notes.
    ///
    /// - Parameter others: the figures of other providers, which look up their values themselves.
    func quoted(in content: SiteContent, besides others: FigureIDs) -> Diagnosed<any ProviderFigures>

    /// The value that a placeholder quotes; nil for one that quotes none of these figures.
    ///
    /// - Parameter language: of the note.
    func quotation(_ placeholder: NoteReferences.Reference, in language: Language) -> QuotedValue?

    /// The doubtful quotations of the notes, which pages show as they are.
    ///
    /// - Parameter words: the words of the tool, by which sentences are understood.
    func problems(quotedIn notes: [Note], words: WordFiles) -> [Diagnostic]

    /// The key of all that a page shows of a figure; nil for an id that is no figure's.
    func key(of id: String) -> ResultKey?

    /// The part of a page that shows a figure; nil for an id that is no figure's.
    func part(of id: String, at place: FigurePlace) -> (any FigurePart)?

    /// The reasons why a block has no figure, where they are not at its place.
    func problems(of id: String) -> [Diagnostic]
}

extension ProviderFigures {
    package var citations: [Citation] { [] }
    package var pictures: [Picture] { [] }
    package var liveFigures: LiveFigures? { nil }
    package var tables: (any TableProvider)? { nil }

    package func draw(
        _ drawing: FigureDrawing, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<any ProviderFigures> { Diagnosed(self) }

    package func draw(
        _ cards: [TitleCard], words: WordFiles, _ key: ResultKey, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<[PictureFile]> { Diagnosed([]) }

    package func emblem(in language: Language) -> FigureEmblem? { nil }

    package func problems(quotedIn notes: [Note], words: WordFiles) -> [Diagnostic] { [] }

    package func problems(of id: String) -> [Diagnostic] { [] }
}

/// A request for the pictures of figures.
package struct FigureDrawing: Sendable {
    package let scope: SiteScope
    package let content: SiteContent
    /// The words of the tool in each language of the site.
    package let words: [Words]
    /// The key of the words.
    package let wordsKey: ResultKey
    /// Pixels for each point of PNGs; nil for none.
    package let pngScale: Int?
    /// Hears of each picture.
    package let listener: ProgressListener?

    package init(
        scope: SiteScope, content: SiteContent, words: [Words], wordsKey: ResultKey, pngScale: Int?,
        listener: ProgressListener?
    ) {
        self.scope = scope
        self.content = content
        self.words = words
        self.wordsKey = wordsKey
        self.pngScale = pngScale
        self.listener = listener
    }
}
