package import Content
package import Diagnostics
package import FigureProviders
package import Languages
package import Pictures
package import ResultStore
package import WordFiles

// A site's subject reaches the generator through these protocols, one for each stage that it takes part in. Load: `SiteSubject`
// reads files of the content folder that belong to the subject. Parse: `SubjectFolder` resolves the blocks of notes. Evaluate and
// draw: `SubjectBlocks` become `SubjectFigures`. Assemble: figures become parts of pages (`ShownFigures`), and tables pages of
// their own (`TableProvider`). The generator passes on the results of one stage to the next and knows nothing of it besides ids,
// keys, places, titles and pictures. Figures of other programs come through `FigureProvider`.

/// The subject of a site.
package protocol SiteSubject: Sendable {
    /// Everything that it can report of blocks and figures, area by area.
    var codes: [DiagnosticKind] { get }
    /// All other problems that it can report of its files, listed after the settings.
    var codesOfFiles: [DiagnosticKind] { get }
    /// Makers of figures of other fences than its own.
    var providers: [any FigureProvider] { get }
    /// The files and libraries that its pictures depend on besides the tool.
    var renderer: RendererFiles { get }
    /// Whether readers can change figures in pages.
    var hasLiveFigures: Bool { get }

    /// Whether a file below the content folder is one that it reads, and thus no attachment.
    func owns(_ path: String) -> Bool

    /// Reads its files in a content folder.
    func read(
        _ folder: String, _ cache: Cache, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<any SubjectFolder>

    /// Draws the pictures of an app that is installed.
    ///
    /// - Parameters:
    ///   - title: the name of the site.
    ///   - language: of the title.
    func drawIcons(
        _ title: String, in language: Language, with store: BuildStore
    ) throws(DrawingFailure) -> [PictureFile]
}

/// The files of a content folder that are of the subject.
package protocol SubjectFolder: Sendable {
    /// The files that diagnostics can point into.
    var sources: [SourceFile] { get }

    /// Reads the blocks of notes, which can depend on each other.
    func blocks(of notes: [Note], _ cache: Cache) async -> Diagnosed<any SubjectBlocks>
}

/// The blocks of all notes from which the subject creates figures.
package protocol SubjectBlocks: Sendable {
    /// The key of everything in the folder besides blocks that decides about figures.
    var key: ResultKey { get }
    /// The ids of all blocks, each once.
    var ids: [String] { get }
    /// The places of the blocks that are counted as scenarios.
    var scenarioPlaces: [SourceSpan] { get }
    /// The sources that blocks name.
    var citations: [Citation] { get }
    /// The entries of its tables that have pages of their own where the settings ask for such pages.
    var entries: [TableEntry] { get }

    /// The figure that a fence shows; nil for a fence that could not be read.
    func id(shownBy fence: SourceSpan) -> String?

    /// The fence that a fence asks for and that could not be read, which explains why it shows nothing.
    func brokenFence(usedBy fence: ScenarioFence) -> SourceSpan?

    /// Evaluates the figures of the selected part of a site.
    ///
    /// - Parameter listener: called for each figure.
    func evaluate(
        _ scope: SiteScope, of content: SiteContent, _ cache: Cache, progress listener: ProgressListener?
    ) async -> Diagnosed<any SubjectFigures>
}

/// A source that an author names for a block's statements.
package struct Citation: Hashable, Sendable {
    package let source: String
    /// The file of the note.
    package let file: String
    /// The block that names it, or a part of one.
    package let place: String

    package init(source: String, file: String, place: String) {
        self.source = source
        self.file = file
        self.place = place
    }
}

/// Figures of blocks, evaluated, and drawn on request.
package protocol SubjectFigures: Sendable {
    /// The number of figures that are counted.
    var count: Int { get }
    var claimCount: Int { get }
    /// The sources named in blocks that only the results reveal.
    var citations: [Citation] { get }
    /// All pictures of the site in all languages; none before they are drawn.
    var pictures: [Picture] { get }
    /// The files with which readers change figures; nil where they cannot.
    var liveFigures: LiveFigures? { get }
    var tables: any TableProvider { get }

    /// Draws the pictures of these figures.
    func draw(_ drawing: FigureDrawing, with store: BuildStore) async throws(DrawingFailure) -> Diagnosed<
        any SubjectFigures
    >

    /// The pictures of cards, which may show a figure each.
    ///
    /// - Parameter key: of the words.
    func draw(
        _ cards: [TitleCard], words: WordFiles, _ key: ResultKey, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<[PictureFile]>

    /// The figures as pages show them, with the quotations from the notes.
    func shown(in content: SiteContent) -> Diagnosed<any ShownFigures>

    /// The figure that represents the whole site, with its picture in a language; nil where there is no figure.
    func emblem(in language: Language) -> FigureEmblem?
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

/// The figure that represents a site on its first page.
package struct FigureEmblem: Sendable {
    package let id: String
    package let title: LocalizedText
    /// Whether readers can change it.
    package let isLive: Bool
    package let picture: Picture?
    /// The choices that readers have beside the picture; empty for none.
    package let choices: [FigureChoice]

    package init(id: String, title: LocalizedText, isLive: Bool, picture: Picture?, choices: [FigureChoice] = []) {
        self.id = id
        self.title = title
        self.isLive = isLive
        self.picture = picture
        self.choices = choices
    }
}

/// A choice that readers have in a figure: the property that a control of the page sets, and the values to choose from.
package struct FigureChoice: Sendable {
    /// The control with which readers choose.
    package enum Control: Sendable {
        case list, row
        /// A box to tick: the first value, else the second.
        case box
    }

    package let property: String
    package let control: Control
    package let values: [String]
    package let present: String
    /// The name of the choice, by the words of a language.
    package let title: @Sendable (Words) -> String

    package init(
        _ property: String, as control: Control, _ values: [String], present: String,
        title: @escaping @Sendable (Words) -> String
    ) {
        self.property = property
        self.control = control
        self.values = values
        self.present = present
        self.title = title
    }
}
