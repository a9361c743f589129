import DataTree
import Diagnostics
import Formulas
import LayoutEngine
import Schema

/// Reads one block of macros.
struct AuditReading {
    let block: DataNode
    let scenarios: [Scenario]
    let catalog: DeviceCatalog

    /// The audit, or nil after a report.
    func read(into diagnostics: inout [Diagnostic]) -> MacroAudit? {
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
            formulas: formulas, paths: paths)
    }

    /// The formulas, with reports of what is wrong between them and around them.
    private func check(_ draft: AuditDraft, _ problems: inout [Diagnostic]) -> FormulaSet {
        let definitions = draft.macros.map { macro in
            FormulaSet.Definition(name: macro.name.value, nameSpan: macro.name.span, formula: macro.formula)
        }
        let formulas = FormulaSet.check(definitions).unwrap(into: &problems)
        let compared = draft.macros.filter { $0.against != nil }
        if let macros = block["macros"]?.entries, !macros.contains(where: { $0.value["against"] != nil }) {
            problems.append(.nothingCompared(at: block.span))
        }
        for macro in compared where formulas.type(of: macro.name.value) == .condition {
            problems.append(.conditionCompared(macro.name.value, at: macro.name.span))
        }
        let names = compared.map { $0.name.value }
        for claim in draft.claims where !names.contains(claim.macro.value) {
            problems.append(.unknownMacro(claim.macro, known: names))
        }
        return formulas
    }

    /// The scenario with an id.
    private func find(_ name: Located<String>, _ problems: inout [Diagnostic]) -> Scenario? {
        let found = scenarios.first { $0.id == name.value }
        if found == nil {
            problems.append(.unknownScenario(name.value, known: scenarios.map { $0.id }, at: name.span))
        }
        return found
    }
}
