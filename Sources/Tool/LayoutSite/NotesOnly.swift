import Build
import Content
import Diagnostics
import NoteScenarios
import Pages
import ResultStore

/// A content folder with its scenarios and audits, for work that needs no pages.
struct NotesOnly {
    let design: TemplateLoader.Design
    let content: SiteContent
    let blocks: LayoutBlocks
    let sources: [SourceFile]

    init(
        _ configuration: SiteConfiguration, about subject: LayoutSubject, _ cache: Cache = .none,
        in fileSystem: FileSystem, _ diagnostics: inout [Diagnostic]
    ) async throws(FileSystemError) {
        design = try configuration.design(in: fileSystem, cache).unwrap(into: &diagnostics)
        let folder = try await ContentFolder.load(
            configuration.contentFolder, configuration.conditions(design.words), in: fileSystem
        ).unwrap(into: &diagnostics)
        let layout = try subject.layoutFolder(configuration.contentFolder, in: fileSystem).unwrap(into: &diagnostics)
        content = await folder.parse().unwrap(into: &diagnostics)
        blocks = await layout.resolve(content.notes).unwrap(into: &diagnostics)
        sources = folder.sources + layout.sources
    }
}
