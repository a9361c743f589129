package import Build
package import Content
package import Diagnostics
package import NoteScenarios
package import Pages
package import ResultStore

/// A content folder with its scenarios and audits, for work that needs no pages.
package struct NotesOnly {
    package let design: TemplateLoader.Design
    package let content: SiteContent
    package let blocks: LayoutBlocks
    package let sources: [SourceFile]

    package init(
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
