import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Reads the data tree of a scenario that stands on its own, with all its variants.
struct ScenarioReading {
    let tree: DataNode
    /// The place of the block.
    let span: SourceSpan
    let catalog: DeviceCatalog

    /// What paths in a scenario can speak of; problems in it are reported when it is read for good.
    static func elements(of tree: DataNode, catalog: DeviceCatalog) -> [NamedElement] {
        var decoder = ScenarioDecoder(catalog: catalog)
        var draft = ScenarioDraft()
        decoder.decodeObject(tree, into: &draft, BlockKeys.all)
        return decoder.context.elements
    }

    /// The scenario, or nil after a report.
    func read(into diagnostics: inout [Diagnostic]) -> Scenario? {
        var decoder = ScenarioDecoder(catalog: catalog)
        var draft = ScenarioDraft()
        decoder.decodeObject(tree, into: &draft, BlockKeys.all)
        var problems = decoder.diagnostics
        if draft.id == nil, tree["id"] == nil {
            problems.append(ScenarioCodes.schema.missingID(of: "scenario", at: span))
        }
        if tree["root"] == nil { problems.append(ScenarioCodes.schema.missingKey("root", of: "scenario", at: span)) }
        let matrix = Matrix(axes: draft.axes, elements: decoder.context.elements, catalog: catalog)
        let selection = VariantSelection(
            matrix.combinations(of: tree).unwrap(into: &problems).map {
                VariantReading(combination: $0, claims: draft.claims, span: span, catalog: catalog).read()
            })
        problems += selection.problems
        let variants = selection.kept
        if !problems.contains(where: { $0.severity == .error }) { problems += draft.claims.problems(among: variants) }
        problems += PictureCheck(picture: draft.picture, block: tree, variants: variants).problems
        diagnostics += problems
        guard let id = draft.id, !problems.contains(where: { $0.severity == .error }), !variants.isEmpty else {
            return nil
        }
        return Scenario(
            id: id, span: span, title: draft.title, caption: draft.caption, sources: draft.sources,
            picture: draft.picture, show: draft.show, variants: variants)
    }
}
