package import Content
package import Diagnostics
package import LayoutEngine
package import Observations
package import ResultStore

// Turns the layout content of notes and files into scenarios and audits: `LayoutFolder` reads devices and observations of a
// content folder, `LayoutBlocks` the fences of its notes; `ScenarioFile` reads a single file.

extension FenceKind {
    package static let scenario = FenceKind("scenario", holding: "a scenario", needing: ["id", "root"])
    package static let macros = FenceKind(
        "macros", holding: "a block of macros", needing: ["id", "scenario", "macros"])

    /// The kinds of fences about layout.
    package static let layout = [scenario, macros]
}

extension GeneratedPage {
    /// The table of all devices.
    package static let devices = GeneratedPage("devices", .listed, usual: .withFigures, title: "devices")
    /// A page for each device below the table: a hundred pages for a site of one note.
    package static let devicePages = GeneratedPage("device-pages", .part)
    package static let rules = GeneratedPage(
        "rules", .listed, usual: .withFigures, for: .reference, title: "rules")
    /// The sources of devices and rules.
    package static let sources = GeneratedPage(
        "sources", .listed, usual: .withFigures, for: .reference, title: "sources")
    /// The page that explains what readers paste from a console.
    package static let paste = GeneratedPage("paste", .listed, usual: .withFigures, title: "paste", needsEngine: true)
    package static let writingNotes = GeneratedPage(
        "writing-notes", .listed, for: .authors, title: "writingNotes")
    package static let scenarioLanguage = keys("scenario-language", title: "scenarioLanguage")
    package static let macroBlocks = keys("macro-blocks", title: "macroBlocks")
    package static let deviceFiles = keys("device-files", title: "deviceFiles")
    package static let siteSettings = keys("site-settings", title: "siteSettings")

    /// The keys of a kind of file.
    private static func keys(_ slug: String, title: String) -> GeneratedPage {
        GeneratedPage(slug, .listed, for: .authors, template: "reference", title: title)
    }
}

extension ProvidedNames {
    /// The fences about layout, the pages, and the key of site.yaml.
    package static let layout = ProvidedNames(
        fences: FenceKind.layout,
        pages: [
            .devices, .devicePages, .rules, .sources, .lab, .paste, .writingNotes, .scenarioLanguage, .macroBlocks,
            .deviceFiles, .siteSettings,
        ],
        settings: [ObservationForm.setting])
}

/// The files of a content folder about layout, besides notes: `devices.yaml` and the folder `observations`.
package struct LayoutFolder: Sendable {
    package let devices: ContentDevices
    package let observations: ContentObservations

    package init(
        _ folder: String, extending catalog: DeviceCatalog, by readDevices: DeviceFileReader, _ cache: Cache = .none,
        in fileSystem: FileSystem
    ) throws(FileSystemError) {
        devices = try ContentDevices(folder: folder, extending: catalog, by: readDevices, cache, in: fileSystem)
        observations = try ContentObservations(folder: folder, cache, in: fileSystem)
    }

    /// Whether a file below a content folder is one of them.
    package static func owns(_ path: String) -> Bool {
        path == ContentDevices.fileName || ContentObservations.holds(path)
    }

    package var sources: [SourceFile] { devices.sources + observations.sources }
    package var diagnostics: [Diagnostic] { devices.diagnostics + observations.diagnostics }

    /// The scenarios and audits of notes, which may depend on each other.
    package func resolve(_ notes: [Note], _ cache: Cache = .none) async -> Diagnosed<LayoutBlocks> {
        var diagnostics: [Diagnostic] = []
        let scenarios = await ScenarioIndex.resolve(notes, devices.catalog, devices.sources, cache)
            .unwrap(into: &diagnostics).noting(observations)
        let audits = AuditIndex.resolve(notes, scenarios: scenarios.scenarios, catalog: devices.catalog)
            .unwrap(into: &diagnostics)
        return Diagnosed(LayoutBlocks(folder: self, scenarios: scenarios, audits: audits), diagnostics)
    }
}

/// The scenarios and audits of all notes, with the devices and observations of their folder.
package struct LayoutBlocks: Sendable {
    package let folder: LayoutFolder
    package let scenarios: ScenarioIndex
    package let audits: AuditIndex

    /// The known devices with those that the folder adds.
    package var catalog: DeviceCatalog { folder.devices.catalog }
    /// UIKit's values of the hierarchies of the notes.
    package var observations: ContentObservations { folder.observations }
    /// The key of the devices that the folder adds.
    package var key: ResultKey { ContentDevices.key(of: folder.devices.sources) }
    package var ids: [String] { scenarios.ids + audits.ids }

    /// The scenario or audit that a fence shows.
    package func id(shownBy fence: SourceSpan) -> String? {
        scenarios.id(shownBy: fence) ?? audits.id(shownBy: fence)
    }
}
