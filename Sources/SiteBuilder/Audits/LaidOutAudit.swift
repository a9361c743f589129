import Audits
import Diagnostics
import ScenarioLanguage

/// A block of macros, worked out, and what became of its claims.
struct LaidOutAudit: Sendable {
    let result: AuditResult
    /// Paths that lead nowhere and claims that do not hold.
    let problems: [Diagnostic]

    init(_ audit: MacroAudit) {
        let run = runAudit(audit)
        result = run.value
        problems = run.diagnostics + checkClaims(of: run.value)
    }

    var id: String { result.audit.id }
}
