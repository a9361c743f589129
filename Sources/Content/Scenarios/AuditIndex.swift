package import Audits
package import Diagnostics
package import LayoutEngine
package import ScenarioLanguage

/// The blocks of macros of all notes, and which fence shows which.
package struct AuditIndex: Sendable {
    /// Each once, in source order.
    package let audits: [MacroAudit]
    /// The audit that a fence shows, by the fence's span.
    private let idByFence: [SourceSpan: String]

    /// Resolves the fences of all notes against the scenarios whose trees they name.
    package static func resolve(_ notes: [Note], scenarios: [Scenario], catalog: DeviceCatalog) -> Diagnosed<AuditIndex>
    {
        let readable = notes.flatMap { $0.macroFences }.compactMap { fence in fence.block.map { (fence, $0) } }
        let resolved = resolveAudits(readable.map { $0.1 }, scenarios: scenarios, catalog: catalog)
        var audits: [MacroAudit] = []
        var idByFence: [SourceSpan: String] = [:]
        var shown: Set<String> = []
        for ((fence, _), audit) in zip(readable, resolved.value) {
            guard let audit else { continue }
            idByFence[fence.span] = audit.id
            if shown.insert(audit.id).inserted { audits.append(audit) }
        }
        return Diagnosed(AuditIndex(audits: audits, idByFence: idByFence), resolved.diagnostics)
    }

    /// The audit that a fence shows, or nil when it could not be understood.
    package func id(shownBy fence: SourceSpan) -> String? { idByFence[fence] }
}
