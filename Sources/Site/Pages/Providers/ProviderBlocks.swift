package import Content
package import Diagnostics
package import ResultStore

/// The blocks of all notes from which a provider creates figures.
package protocol ProviderBlocks: Sendable {
    /// The key of everything in the folder besides blocks that decides about figures.
    var key: ResultKey { get }
    var ids: FigureIDs { get }
    /// The places of the blocks that are counted as scenarios.
    var scenarioPlaces: [SourceSpan] { get }
    /// The sources that blocks name.
    var citations: [Citation] { get }
    /// The entries of its tables that have pages of their own where the settings ask for such pages.
    var entries: [TableEntry] { get }

    /// The figure that a fence shows; nil for a fence that could not be read.
    func id(shownBy fence: SourceSpan) -> String?

    /// The fence that a fence asks for and that could not be read, which explains why it shows nothing.
    func brokenFence(usedBy fence: FigureFence) -> SourceSpan?

    /// Evaluates the figures of the selected part of a site.
    ///
    /// - Parameter listener: called for each figure.
    func evaluate(
        _ scope: SiteScope, of content: SiteContent, _ cache: Cache, progress listener: ProgressListener?
    ) async throws(FileSystemError) -> Diagnosed<any ProviderFigures>
}

extension ProviderBlocks {
    package var scenarioPlaces: [SourceSpan] { [] }
    package var citations: [Citation] { [] }
    package var entries: [TableEntry] { [] }

    package func brokenFence(usedBy fence: FigureFence) -> SourceSpan? { nil }
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
