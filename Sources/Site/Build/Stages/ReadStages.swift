import Content
import Diagnostics
import Pages
import WordFiles

// Load and parse: the look of the site, the content folder, and the contents of its notes.

extension Pipeline {
    mutating func loadDesign() throws(FileSystemError) -> TemplateLoader.Design {
        let design = try configuration.design(in: fileSystem, cache)
            .unwrap(into: &found.diagnostics)
        found.sources += design.sources
        return design
    }

    mutating func load(with words: WordFiles) async throws(FileSystemError) -> ContentFolder {
        let folder = try await ContentFolder.load(
            configuration.contentFolder, configuration.conditions(words, cache, showsHistory: true), in: fileSystem
        ).unwrap(into: &found.diagnostics)
        found.sources += folder.sources
        found.severities = folder.settings.severities
        let codes = DiagnosticRegistry.all(beside: configuration.providers).map { $0.code.description }
        for rule in found.severities where !codes.contains(rule.code) {
            found.diagnostics.append(SeverityCodes.unknownCode(rule, known: codes))
        }
        return folder
    }

    /// Reads the files of the providers.
    func readFiles() async -> Result<[Diagnosed<ProviderFiles>], FileSystemError> {
        Result { () throws(FileSystemError) in
            try configuration.providers.map { provider throws(FileSystemError) in
                try provider.read(configuration.contentFolder, cache, in: fileSystem)
            }
        }
    }

    /// Takes the files of the providers and their problems into the run.
    mutating func take(
        _ read: Result<[Diagnosed<ProviderFiles>], FileSystemError>
    ) throws(FileSystemError) -> [ProviderFiles] {
        let files = try read.get().map { $0.unwrap(into: &found.diagnostics) }
        found.sources += files.flatMap { $0.sources }
        return files
    }

    mutating func parse(
        _ folder: ContentFolder, _ files: [ProviderFiles], _ design: TemplateLoader.Design
    ) async -> ParsedSite {
        let content = await folder.parse().unwrap(into: &found.diagnostics)
        var all: [any ProviderBlocks] = []
        for files in files {
            let taken = Set(all.flatMap { $0.ids.all })
            all.append(await files.blocks(content, taken).unwrap(into: &found.diagnostics))
        }
        let blocks = AllBlocks(all)
        found.languages = content.editions.languages
        found.coverage = content.coverage
        found.scenarioPlaces = blocks.scenarioPlaces
        found.citations = blocks.citations
        found.counts.notes = content.notes.count
        found.counts.heldBackNotes = content.heldBack.map { $0.path }.sorted()
        found.counts.hiddenFiles = content.hidden.count
        found.counts.dialects = content.dialects
        found.counts.scenarios = blocks.scenarioPlaces.count
        return ParsedSite(design: design, content: content, blocks: blocks)
    }
}
