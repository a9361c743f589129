import Audits
import Content
import ScenarioLanguage

/// What scenarios and audits were worked out as, so that the next run in the same process does so with those alone that have
/// changed. Claims are checked in each run.
package struct EvaluationMemory: Sendable {
    let figures: Memo<String, Statement, Figure.Layout>
    let audits: Memo<String, MacroAudit, LaidOutAudit>

    /// - Parameter keeps: false for the only run of a process.
    package init(keeps: Bool) {
        figures = Memo(keeps: keeps)
        audits = Memo(keeps: keeps)
    }

    package func endRun() {
        figures.endRun()
        audits.endRun()
    }

    /// A scenario, wherever in its note it stands.
    struct Statement: Equatable {
        let scenario: Scenario

        static func == (first: Statement, second: Statement) -> Bool { first.scenario.says(sameAs: second.scenario) }
    }
}
