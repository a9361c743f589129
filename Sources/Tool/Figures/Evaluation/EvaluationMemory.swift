import Audits
package import Content
import Diagnostics
import ScenarioLanguage

/// What scenarios and audits were worked out as, so that the next run in the same process does so with those alone that have
/// changed. Claims are checked in each run.
package struct EvaluationMemory: Sendable {
    let figures: Memo<String, Statement, Figure.Layout>
    /// Of blocks about one tree, by their ids.
    let audits: Memo<[String], [MacroAudit], [Diagnosed<AuditResult>]>
    /// Of a block that stays as it is, so that its pictures do when another one about its tree changes.
    let laidOutAudits: Memo<String, MacroAudit, LaidOutAudit>

    package init(in runs: MemoRuns) {
        figures = Memo(in: runs)
        audits = Memo(in: runs)
        laidOutAudits = Memo(in: runs)
    }

    /// A scenario, wherever in its note it stands.
    struct Statement: Equatable {
        let scenario: Scenario

        static func == (first: Statement, second: Statement) -> Bool {
            first.scenario.statement != nil && first.scenario.statement == second.scenario.statement
                && first.scenario.variants.elementsEqual(second.scenario.variants) { $0.environment == $1.environment }
        }
    }
}
