package import Content
import Devices
import Diagnostics
package import LayoutEngine
import NoteScenarios
import Observations
package import ScenarioLanguage

/// The scenarios of some files, or of all notes of a folder where no file is named.
package struct ChosenScenarios {
    package let all: [Scenario]
    package let catalog: DeviceCatalog

    /// - Parameter outcome: receives their problems.
    package init(
        _ files: [String], content: String?, in fileSystem: FileSystem, _ outcome: inout CommandOutcome
    ) throws(CommandError) {
        guard files.isEmpty else {
            var all: [Scenario] = []
            var catalog = DeviceCatalog.standard
            for file in files {
                let input = try ScenarioInput(file, content: content, in: fileSystem)
                outcome.diagnostics += input.outcome.diagnostics
                outcome.sources += input.outcome.sources
                catalog = input.catalog
                let known = Set(all.map { $0.id })
                all += try input.all().filter { !known.contains($0.id) }
            }
            (self.all, self.catalog) = (all, catalog)
            return
        }
        let folder = content ?? "content"
        guard fileSystem.kind(folder) != nil else { throw .noContent(path: folder) }
        do throws(FileSystemError) {
            let devices = try ContentDevices(
                folder: folder, extending: .standard, by: readDevices(_:extending:addedBy:), in: fileSystem)
            let found = try ScenarioFile.scenarios(below: folder, catalog: devices.catalog, in: fileSystem)
            outcome.sources += devices.sources + found.sources
            outcome.diagnostics += devices.diagnostics + found.scenarios.diagnostics
            let observations = try ContentObservations(folder: folder, in: fileSystem)
            outcome.sources += observations.sources
            (all, catalog) = (observations.noted(in: found.scenarios.value), devices.catalog)
        } catch {
            throw CommandError(error)
        }
        if all.isEmpty { throw .noScenario(path: folder) }
    }
}
