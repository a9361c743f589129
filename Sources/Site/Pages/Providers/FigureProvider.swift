package import Content
package import Diagnostics
package import Languages
package import Pictures
package import ResultStore

// Figures are made by providers. A provider takes part in each stage of the pipeline, and each answer leads to the next. Load:
// `FigureProvider` reads files of the content folder. Parse: `ProviderFiles` resolve the blocks of notes. Evaluate:
// `ProviderBlocks` become `ProviderFigures`. Draw and assemble: figures get pictures, and become parts of pages (`FigurePart`)
// and quoted values; some bring tables (`TableProvider`). `AllBlocks` and `AllFigures` look up ids, fences, quotations, keys and
// pictures among all providers. The generator passes on the results of one stage to the next and knows nothing of them besides
// ids, keys, places, titles and pictures. Makers that are not trusted come through `BlockProvider`.

/// Makes figures of fences.
package protocol FigureProvider: Sendable {
    /// The fences that it reads, besides those that the settings name, and the pages that it brings.
    var names: ProvidedNames { get }
    /// Everything that it can report of blocks and figures, area by area.
    var codes: [DiagnosticKind] { get }
    /// All other problems that it can report of its files, listed after the settings.
    var codesOfFiles: [DiagnosticKind] { get }
    /// The files and libraries that its pictures depend on besides the tool.
    var renderer: RendererFiles { get }
    /// Whether readers can change its figures in pages.
    var hasLiveFigures: Bool { get }

    /// Whether a file below the content folder is one that it reads, and thus no attachment.
    func owns(_ path: String) -> Bool

    /// Reads its files in a content folder.
    func read(
        _ folder: String, _ cache: Cache, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<ProviderFiles>

    /// Draws the pictures of an app that is installed.
    ///
    /// - Parameters:
    ///   - title: the name of the site.
    ///   - language: of the title.
    func drawIcons(
        _ title: String, in language: Language, with store: BuildStore
    ) throws(DrawingFailure) -> [PictureFile]
}

extension FigureProvider {
    package var names: ProvidedNames { ProvidedNames() }
    package var codes: [DiagnosticKind] { [] }
    package var codesOfFiles: [DiagnosticKind] { [] }
    package var renderer: RendererFiles { RendererFiles(fonts: [], libraries: "") }
    package var hasLiveFigures: Bool { false }

    package func owns(_ path: String) -> Bool { false }

    package func drawIcons(
        _ title: String, in language: Language, with store: BuildStore
    ) throws(DrawingFailure) -> [PictureFile] { [] }
}

/// The files of a provider in a content folder, read.
package struct ProviderFiles: Sendable {
    /// The files that diagnostics can point into.
    package let sources: [SourceFile]
    /// Reads the blocks of notes, which can depend on each other.
    package let blocks: Blocks

    /// - Parameter taken: the ids of other providers' figures.
    package typealias Blocks =
        @Sendable (
            _ content: SiteContent, _ taken: Set<String>
        ) async -> Diagnosed<any ProviderBlocks>

    package init(sources: [SourceFile] = [], blocks: @escaping Blocks) {
        self.sources = sources
        self.blocks = blocks
    }
}
