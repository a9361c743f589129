package import Diagnostics
package import LayoutEngine

// A content folder becomes values: `ContentFolder` reads its files, `SiteContent` is what they say. Notes are Markdown
// with front matter and fences (Notes), which are resolved to scenarios and audits (Scenarios); `site.yaml` holds the
// settings (Settings), `languages.yaml` what was compared in both languages (Comparisons). Routes names the site's
// languages, editions and pages; Files is the outside world, through which alone the tool reads and writes.
// Nothing here knows a picture, a tag of HTML or a field of a template.

/// The files of a content folder, as they were read.
package struct ContentFolder: Sendable {
    /// As it was given, relative to where the tool was started.
    package let path: String
    let files: ContentLoader.Content
    /// The known devices, then those of the folder.
    package let catalog: DeviceCatalog
    package let settings: SiteSettings
    let compared: ComparedSections
    /// The files that diagnostics can point into.
    package let sources: [SourceFile]
    /// Where the pictures of the notes are looked into.
    let fileSystem: FileSystem

    /// Reads a folder and what its YAML files say.
    ///
    /// - Parameter catalog: the devices that `devices.yaml` of the folder adds to.
    package static func load(
        _ path: String, extending catalog: DeviceCatalog, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<ContentFolder> {
        var diagnostics: [Diagnostic] = []
        let files = try ContentLoader(folder: path, fileSystem: fileSystem).load().unwrap(into: &diagnostics)
        let devices = try ContentDevices(folder: path, extending: catalog, in: fileSystem)
        let site = try ContentSettings(folder: path, slugs: files.slugs, in: fileSystem)
        let comparisons = try ContentComparisons(folder: path, in: fileSystem)
        diagnostics += devices.diagnostics + site.diagnostics + comparisons.diagnostics
        let folder = ContentFolder(
            path: path, files: files, catalog: devices.catalog, settings: site.settings, compared: comparisons.compared,
            sources: files.notes.map { $0.file } + devices.sources + site.sources + comparisons.sources,
            fileSystem: fileSystem)
        return Diagnosed(folder, diagnostics)
    }

    /// Parses the notes, compares their languages and resolves their fences.
    package func parse() async -> Diagnosed<SiteContent> {
        var diagnostics: [Diagnostic] = []
        let notes = await concurrentMap(files.notes) { NoteParser.parse($0) }.map { $0.unwrap(into: &diagnostics) }
        let sections = SectionCheck(notes, compared: compared)
        diagnostics += sections.problems
        let scenarios = ScenarioIndex.resolve(notes, catalog: catalog).unwrap(into: &diagnostics)
        let audits = AuditIndex.resolve(notes, scenarios: scenarios.scenarios, catalog: catalog)
            .unwrap(into: &diagnostics)
        var attachments = Attachments(paths: Set(files.attachments))
        attachments.readImageSizes(in: notes, folder: path, fileSystem)
        let content = SiteContent(
            folder: path, notes: notes, attachments: attachments, catalog: catalog,
            settings: settings, coverage: sections.coverage, behind: sections.behind, scenarios: scenarios,
            audits: audits)
        return Diagnosed(content, diagnostics)
    }
}

/// What a content folder says.
package struct SiteContent: Sendable {
    /// Relative to where the tool was started.
    package let folder: String
    /// Sorted by path.
    package let notes: [Note]
    package let attachments: Attachments
    /// With the devices that the folder adds.
    package let catalog: DeviceCatalog
    package let settings: SiteSettings
    /// How far each note is there in both languages, by name.
    package let coverage: [NoteCoverage]
    /// The names of the sections that have not followed their other language, by note.
    package let behind: [Route: Set<String>]
    package let scenarios: ScenarioIndex
    package let audits: AuditIndex
}
