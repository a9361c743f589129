import Content
import Diagnostics
import LayoutEngine
import Pages
import WordFiles

// Load and parse: the look of the site, the content folder, and what its notes say.

extension Pipeline {
    mutating func loadDesign() throws(BuildFailure) -> TemplateLoader.Design {
        do throws(FileSystemError) {
            let design = try configuration.design(in: fileSystem, cache)
                .unwrap(into: &found.diagnostics)
            found.sources += design.sources
            return design
        } catch {
            throw .fileSystem(error)
        }
    }

    mutating func load(
        with words: WordFiles, _ catalog: DeviceCatalog
    ) async throws(BuildFailure) -> ContentFolder {
        do throws(FileSystemError) {
            let folder = try await ContentFolder.load(
                configuration.contentFolder, configuration.conditions(words, cache, catalog: catalog), in: fileSystem
            ).unwrap(into: &found.diagnostics)
            found.sources += folder.sources
            found.severities = folder.settings.severities
            let codes = AllCodes.all(beside: configuration.subject.codes).map { $0.code.description }
            for rule in found.severities where !codes.contains(rule.code) {
                found.diagnostics.append(SeverityCodes.unknownCode(rule, known: codes))
            }
            return folder
        } catch {
            throw .fileSystem(error)
        }
    }

    mutating func parse(_ folder: ContentFolder) async -> SiteContent {
        let content = await folder.parse().unwrap(into: &found.diagnostics)
        found.languages = content.editions.languages
        found.coverage = content.coverage
        found.scenarios = content.scenarios.scenarios
        found.counts.notes = content.notes.count
        found.counts.heldBackNotes = content.heldBack.map { $0.path }.sorted()
        found.counts.hiddenFiles = content.hidden.count
        found.counts.scenarios = found.scenarios.count
        return content
    }
}
