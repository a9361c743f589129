package import Content
import Devices
package import Diagnostics
import Languages
package import LayoutEngine
package import NoteScenarios
import Observations
package import ScenarioLanguage
import WordFiles

/// The scenarios of the file that a command names.
package struct ScenarioInput {
    package let reading: ScenarioFile
    /// The scenarios of the file, with UIKit's values of them.
    package let scenarios: [Scenario]
    private let devices: ContentDevices
    private let observations: ContentObservations

    /// Reads a file, or YAML from standard input when the name is `-`.
    ///
    /// - Parameter content: the folder that adds devices; nil for the folder of the file when it does, else `content`.
    package init(_ file: String, content: String?, in fileSystem: FileSystem = .real) throws(CommandError) {
        if fileSystem.kind(file) == .folder { throw .isFolder(path: file) }
        do throws(FileSystemError) {
            let folder = content ?? ContentDevices.folder(beside: file, in: fileSystem) ?? "content"
            devices = try ContentDevices(
                folder: folder, extending: .standard, by: readDevices(_:extending:addedBy:), in: fileSystem)
            let observing = content ?? ContentObservations.folder(beside: file, in: fileSystem) ?? folder
            observations = try ContentObservations(folder: observing, in: fileSystem)
            if file != "-" {
                reading = try ScenarioFile(path: file, catalog: devices.catalog, in: fileSystem)
                scenarios = observations.noted(in: reading.scenarios)
                return
            }
        } catch {
            throw .unreadable(path: error.path, reason: error.reason)
        }
        reading = ScenarioFile(try Console.read(), path: Console.inputName, catalog: devices.catalog)
        scenarios = observations.noted(in: reading.scenarios)
    }

    /// The devices that the file can name.
    package var catalog: DeviceCatalog { devices.catalog }

    /// An outcome that holds the problems of reading so far.
    package var outcome: CommandOutcome {
        var outcome = CommandOutcome()
        outcome.diagnostics = devices.diagnostics + observations.diagnostics + reading.diagnostics
        outcome.sources = devices.sources + observations.sources + [reading.source]
        return outcome
    }

    /// All scenarios; a file without any is an error.
    package func all() throws(CommandError) -> [Scenario] {
        if scenarios.isEmpty { throw nothingFound }
        return scenarios
    }

    /// The scenario with an id, or the only one when no id is given.
    package func one(id: String?, for command: String) throws(CommandError) -> Scenario {
        let known = scenarios.map { $0.id }
        guard let first = scenarios.first else { throw nothingFound }
        guard let id else {
            guard known.count == 1 else { throw .usage(.severalScenarios(known), command: command) }
            return first
        }
        if let scenario = scenarios.first(where: { $0.id == id }) { return scenario }
        throw hasErrors ? .faultyContent : .usage(.unknownScenario(id, known: known), command: command)
    }

    private var nothingFound: CommandError {
        hasErrors ? .faultyContent : .noScenario(path: reading.source.path)
    }

    private var hasErrors: Bool { reading.diagnostics.contains { $0.severity == .error } }
}

/// A scenario with the layout of each of its variants.
package struct ScenarioEvaluation: Sendable {
    package let scenario: Scenario
    /// The results in the order of the scenario's variants.
    package let results: [(variant: Variant, result: LayoutResult)]

    package init(_ scenario: Scenario) {
        self.scenario = scenario
        results = scenario.variants.map { ($0, layOut($0.app, in: $0.environment)) }
    }

    /// The claims of the scenario that the engine does not confirm.
    package var failedClaims: [Diagnostic] {
        results.flatMap { checkClaims(of: $0.variant, in: $0.result, WordFiles.standard[.english]) }
    }
}
