package import Content
package import Diagnostics
package import ResultStore

/// Makes figures of blocks, one at a time, by a maker that is not trusted. The generator reads the keys that all blocks have, and
/// checks the answers (`BlockFigures`).
package struct BlockProvider: FigureProvider {
    package let names: ProvidedNames
    /// The problems that its maker can report.
    package let codes: [DiagnosticKind]
    private let open: Opening

    /// Prepares a maker for the blocks of the notes.
    package typealias Opening =
        @Sendable (
            _ blocks: [FigureBlock], _ content: SiteContent, _ cache: Cache, _ fileSystem: FileSystem
        ) throws(FileSystemError) -> Diagnosed<FigureMaker>

    /// Reads the fences of some names.
    package init(fences: [String], make: @escaping FigureMaker) {
        names = ProvidedNames(fences: fences.map { FenceKind(ofMaker: $0) })
        codes = []
        open = { _, _, _, _ throws(FileSystemError) in Diagnosed(make) }
    }

    /// Reads the fences that `figures` of site.yaml names.
    ///
    /// - Parameter codes: the problems that the maker can report.
    package init(codes: [DiagnosticKind], open: @escaping Opening) {
        names = ProvidedNames()
        self.codes = codes
        self.open = open
    }

    package func read(
        _ folder: String, _ cache: Cache, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<ProviderFiles> {
        let files = ProviderFiles { [fences = names.fences, open] content, taken in
            let names = fences.isEmpty ? nil : fences.map { $0.name }
            return FigureBlocks.resolve(content, names, taken: taken).map {
                MakerBlocks(blocks: $0, open: open, fileSystem: fileSystem)
            }
        }
        return Diagnosed(files)
    }
}

/// Blocks with their maker.
private struct MakerBlocks: ProviderBlocks {
    let blocks: FigureBlocks
    let open: BlockProvider.Opening
    let fileSystem: FileSystem

    var key: ResultKey { ResultKey("blocks of a maker") }
    var ids: FigureIDs { blocks.ids }

    func id(shownBy fence: SourceSpan) -> String? { blocks.id(shownBy: fence) }

    func evaluate(
        _ scope: SiteScope, of content: SiteContent, _ cache: Cache, progress listener: ProgressListener?
    ) async throws(FileSystemError) -> Diagnosed<any ProviderFigures> {
        var diagnostics: [Diagnostic] = []
        let make = try open(blocks.blocks, content, cache, fileSystem).unwrap(into: &diagnostics)
        let chosen = scope.ids(in: content, shownBy: id(shownBy:))
        let languages = content.editions.languages
        let entries = await concurrentMap(blocks.blocks.filter { chosen?.contains($0.id) ?? true }) { block in
            BlockFigures.Entry(block, make(block, languages), languages)
        }
        return Diagnosed(BlockFigures(entries), diagnostics + entries.flatMap { $0.problems + $0.failures })
    }
}
