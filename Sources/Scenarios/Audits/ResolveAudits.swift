package import DataTree
package import Diagnostics
package import LayoutEngine

/// Decodes blocks of macros; one result per block, nil where errors prevent it.
///
/// The trees that the macros are meant for are those of the scenarios given, in their first variant.
package func resolveAudits(
    _ blocks: [DataNode], scenarios: [Scenario], catalog: DeviceCatalog
) -> Diagnosed<[MacroAudit?]> {
    var diagnostics: [Diagnostic] = []
    // Scenarios and macros are quoted alike, so they share their names.
    var firstByID: [String: SourceSpan] = [:]
    for scenario in scenarios { firstByID[scenario.id] = scenario.span }
    let read = blocks.map { block -> MacroAudit? in
        guard block["use"] == nil else { return nil }
        if let id = block["id"], let text = id.text {
            if let first = firstByID[text] { diagnostics.append(.duplicateID(text, at: id.span, first: first)) }
            firstByID[text] = firstByID[text] ?? id.span
        }
        return AuditReading(block: block, scenarios: scenarios, catalog: catalog).read(into: &diagnostics)
    }
    let ids = blocks.compactMap { $0["use"] == nil ? $0["id"]?.text : nil }
    let audits = zip(blocks, read).map { block, audit -> MacroAudit? in
        guard let use = block["use"] else { return audit }
        for entry in block.entries ?? [] where entry.key != "use" {
            diagnostics.append(.keyBesideUseOfMacros(entry.key, at: entry.keySpan))
        }
        guard let id = use.text, ids.contains(id) else {
            diagnostics.append(.unknownBlock(use.text ?? "", known: ids, at: use.span))
            return nil
        }
        return read.compactMap { $0 }.first { $0.id == id }?.shown(at: block.span)
    }
    return Diagnosed(audits, DiagnosticPrinter.sorted(diagnostics))
}
