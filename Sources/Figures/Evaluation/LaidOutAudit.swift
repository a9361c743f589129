package import Audits
package import Diagnostics
import ScenarioLanguage

/// A block of macros, worked out, and what became of its claims.
package struct LaidOutAudit: Sendable {
    package let result: AuditResult
    /// Paths that lead nowhere and claims that do not hold.
    package let problems: [Diagnostic]

    package init(_ audit: MacroAudit) {
        let run = runAudit(audit)
        result = run.value
        problems = run.diagnostics + checkClaims(of: run.value)
    }

    package var id: String { result.audit.id }
}
