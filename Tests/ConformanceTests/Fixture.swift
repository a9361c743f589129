import DataTree
import Devices
import Diagnostics
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles

/// One observed configuration: a scenario whose `source` names who saw it and whose `expect` says what.
struct Fixture: Sendable, CustomTestStringConvertible {
    let file: FixtureFile
    let scenario: Scenario
    /// One for each variant of the scenario.
    let results: [LayoutResult]

    var testDescription: String { "\(scenario.id) (\(sources.joined(separator: ", ")))" }

    /// The rows that it reproduces.
    var sources: [String] { scenario.sources.map { $0.name } }

    init(_ scenario: Scenario, of file: FixtureFile) {
        self.file = file
        self.scenario = scenario
        results = scenario.variants.map { layOut($0.app, in: $0.environment) }
    }

    /// Those of every topic, in the order of file names. What cannot be read is missing; a test of its own says why.
    static let all: [Fixture] = FixtureFile.topics.flatMap { file in
        resolveScenarios(file.documents, catalog: .standard).value.compactMap { $0.map { Fixture($0, of: file) } }
    }

    /// What does not hold.
    var failures: [Diagnostic] {
        zip(scenario.variants, results).flatMap { checkClaims(of: $0, in: $1, WordFiles.standard[.english]) }
    }

    /// The numbers that the engine gives where the fixture expects some, in every variant.
    var expectedQuantities: [Quantity] {
        zip(scenario.variants, results).flatMap { Self.expectedQuantities(of: $0, in: $1) }
    }

    /// The numbers that the engine gives where one variant expects some.
    static func expectedQuantities(of variant: Variant, in result: LayoutResult) -> [Quantity] {
        variant.expectations.flatMap { claim in
            value(at: claim.path, phase: claim.phase, in: result).value?.quantities ?? []
        }
    }
}
