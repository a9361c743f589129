// Macros that apps have for layout, compared with the engine. In: data trees of blocks of macros, and the scenarios whose trees
// they are meant for. Out: for every macro its result and UIKit's value, at every device, orientation and version. A block is
// decoded by the scenario language's tables (AuditKeys), run place by place (RunAudit), and wrong results are merged into rows
// (AuditRow).

package import DataTree
package import Diagnostics
import Formulas
package import LayoutEngine
package import ScenarioLanguage
import Schema

/// Decodes blocks of macros; one result per block, nil where errors prevent it.
///
/// The macros apply to the trees of the given scenarios, in their first variant.
package func resolveAudits(
    _ blocks: [DataNode], scenarios: [Scenario], catalog: DeviceCatalog
) -> Diagnosed<[MacroAudit?]> {
    var diagnostics: [Diagnostic] = []
    // Scenarios and macros are quoted in the same way, so they share their names.
    var firstByID: [String: SourceSpan] = [:]
    for scenario in scenarios { firstByID[scenario.id] = scenario.span }
    let read = blocks.map { block -> MacroAudit? in
        guard block["use"] == nil else { return nil }
        if let id = block["id"], let text = id.text {
            if let first = firstByID[text] {
                diagnostics.append(BlockCodes.duplicateID(text, at: id.span, first: first))
            }
            firstByID[text] = firstByID[text] ?? id.span
        }
        return AuditBuilder(block: block, scenarios: scenarios, catalog: catalog).build(into: &diagnostics)
    }
    let ids = blocks.compactMap { $0["use"] == nil ? $0["id"]?.text : nil }
    let audits = zip(blocks, read).map { block, audit -> MacroAudit? in
        guard let use = block["use"] else { return audit }
        for entry in block.entries ?? [] where entry.key != "use" {
            diagnostics.append(AuditCodes.keyBesideUseOfMacros(entry.key, at: entry.keySpan))
        }
        guard let id = use.text, ids.contains(id) else {
            diagnostics.append(AuditCodes.unknownBlock(use.text ?? "", known: ids, at: use.span))
            return nil
        }
        return read.compactMap { $0 }.first { $0.id == id }?.shown(at: block.span)
    }
    return Diagnosed(audits, DiagnosticPrinter.sorted(diagnostics))
}

/// Makes an audit of one block of macros.
struct AuditBuilder {
    let block: DataNode
    let scenarios: [Scenario]
    let catalog: DeviceCatalog

    /// The audit, or nil after a report.
    func build(into diagnostics: inout [Diagnostic]) -> MacroAudit? {
        guard block.entries != nil else {
            diagnostics.append(
                ScenarioCodes.schema.wrongType("macros", "a mapping that begins with 'id'", found: block))
            return nil
        }
        var decoder = ScenarioDecoder(catalog: catalog)
        var draft = AuditDraft()
        decoder.decodeObject(block, into: &draft, AuditKeys.all)
        var problems = decoder.diagnostics
        for key in ["id", "scenario", "macros"] where block[key] == nil {
            let codes = ScenarioCodes.schema
            problems.append(
                key == "id"
                    ? codes.missingID(of: "block of macros", at: block.span)
                    : codes.missingKey(key, of: "block of macros", at: block.span))
        }
        let formulas = check(draft, &problems)
        let paths = formulas.paths.compactMap { path in
            ValuePath.parse(path.text, at: path.span).unwrap(into: &problems).map {
                Located($0, at: path.span)
            }
        }
        let scenario = draft.scenario.flatMap { find($0, &problems) }
        diagnostics += problems
        guard let id = draft.id, let variant = scenario?.variants.first, let scenario,
            !problems.contains(where: { $0.severity == .error })
        else { return nil }
        return MacroAudit(
            id: id, span: block.span, title: draft.title, caption: draft.caption, sources: draft.sources,
            scenario: scenario.id, app: variant.app, environment: variant.environment,
            macros: draft.macros.map { $0.macro }, places: draft.scope.places(in: catalog), claims: draft.claims,
            formulas: formulas, paths: paths, statement: scenario.statement.map { block.encoding + $0 })
    }

    /// The formulas, with reports of problems in them and between them.
    private func check(_ draft: AuditDraft, _ problems: inout [Diagnostic]) -> FormulaSet {
        let definitions = draft.macros.map { macro in
            FormulaSet.Definition(name: macro.name.value, nameSpan: macro.name.span, formula: macro.formula)
        }
        let formulas = FormulaSet.check(definitions).unwrap(into: &problems)
        let compared = draft.macros.filter { $0.against != nil }
        if let macros = block["macros"]?.entries, !macros.contains(where: { $0.value["against"] != nil }) {
            problems.append(AuditCodes.nothingCompared(at: block.span))
        }
        for macro in compared where formulas.type(of: macro.name.value) == .condition {
            problems.append(FormulaCodes.conditionCompared(macro.name.value, at: macro.name.span))
        }
        let names = compared.map { $0.name.value }
        for claim in draft.claims where !names.contains(claim.macro.value) {
            problems.append(AuditCodes.unknownMacro(claim.macro, known: names))
        }
        return formulas
    }

    /// The scenario with an id.
    private func find(_ name: Located<String>, _ problems: inout [Diagnostic]) -> Scenario? {
        let found = scenarios.first { $0.id == name.value }
        if found == nil {
            problems.append(BlockCodes.unknownScenario(name.value, known: scenarios.map { $0.id }, at: name.span))
        }
        return found
    }
}
