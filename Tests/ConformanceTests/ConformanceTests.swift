import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

/// What people printed on devices and simulators, against the engine.
@Suite struct ConformanceTests {
    @Test(arguments: FixtureFile.topics) func `every fixture can be read`(_ file: FixtureFile) {
        let resolved = resolveScenarios(file.documents, catalog: .standard)
        // A fixture may show what UIKit calls undefined, of which the language warns.
        let problems = (file.diagnostics + resolved.diagnostics).filter {
            $0.code.description != "scenario/not-modelled"
        }
        #expect(problems.isEmpty, "\(file.text(of: problems))")
        #expect(!file.documents.isEmpty)
    }

    @Test func `there are fixtures, and each names its source and expects something`() {
        #expect(Fixture.all.count > 290)
        for fixture in Fixture.all {
            #expect(!fixture.sources.isEmpty, "\(fixture.scenario.id)")
            #expect(fixture.scenario.variants.allSatisfy { !$0.expectations.isEmpty || !$0.callbacks.isEmpty })
        }
    }

    @Test func `ids of fixtures are unique`() {
        let ids = (Fixture.all + Disagreement.all.map { $0.ours }).map { $0.scenario.id }
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: Fixture.all) func `the engine gives what was observed`(_ fixture: Fixture) {
        #expect(fixture.failures.isEmpty, "\(fixture.file.text(of: fixture.failures))")
    }
}
