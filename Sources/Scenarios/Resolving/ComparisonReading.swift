import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Reads a block that compares scenarios: one variant for each, which its inputs tell from the others.
struct ComparisonReading {
    let block: DataNode
    let compared: [ComparedScenario]
    let catalog: DeviceCatalog

    /// The keys of what is laid out, which a comparison takes from the scenarios that it shows.
    private static let inputs = EnvironmentKeys.names + ["root", "changes"]

    /// What is laid out of a whole scenario.
    static func inputs(of tree: DataNode) -> DataNode {
        DataNode(.mapping((tree.entries ?? []).filter { inputs.contains($0.key) }), at: tree.span)
    }

    /// The scenario, or nil after a report.
    func read(into diagnostics: inout [Diagnostic]) -> Scenario? {
        var decoder = ScenarioDecoder(catalog: catalog)
        var draft = ScenarioDraft()
        let known = (block.entries ?? []).filter { BlockKeys.besideCompare.contains($0.key) }
        decoder.decodeObject(DataNode(.mapping(known), at: block.span), into: &draft, BlockKeys.all)
        var problems = decoder.diagnostics
        for entry in block.entries ?? [] where !BlockKeys.besideCompare.contains(entry.key) {
            problems.append(.keyBesideCompare(entry.key, allowed: BlockKeys.besideCompare, at: entry.keySpan))
        }
        if block["id"] == nil { problems.append(ScenarioCodes.schema.missingID(of: "scenario", at: block.span)) }
        let variants = variants(draft.claims, &problems)
        problems += PictureCheck(picture: draft.picture, block: block, variants: variants).problems
        diagnostics += problems
        guard let id = draft.id, !problems.contains(where: { $0.severity == .error }) else { return nil }
        return Scenario(
            id: id, span: block.span, title: draft.title, caption: draft.caption, sources: draft.sources,
            picture: draft.picture, show: draft.show.isEmpty ? compared.first?.scenario.show ?? [] : draft.show,
            variants: variants, isComparison: true)
    }

    private func variants(_ claims: Claims, _ problems: inout [Diagnostic]) -> [Variant] {
        let read = compared.map { variant(of: $0, coordinates: [], claims) }
        problems += VariantSelection(read).problems
        let environments = read.compactMap { $0.variant?.environment }
        guard environments.count == compared.count else { return [] }
        let difference = InputDifference(compared, environments, catalog: catalog)
        if let (first, second) = difference.same {
            problems.append(.nothingDiffers(first + 1, second + 1, at: block["compare"]?.span ?? block.span))
        }
        let variants = zip(compared, difference.coordinates).compactMap {
            variant(of: $0, coordinates: $1, claims).variant
        }
        problems += claims.problems(among: variants)
        return variants
    }

    private func variant(
        of scenario: ComparedScenario, coordinates: [Variant.Coordinate], _ claims: Claims
    ) -> ReadVariant {
        let isNamed = !scenario.title.isEmpty || coordinates.contains { $0.path != InputDifference.scenario }
        let combination = MatrixCombination(
            coordinates: coordinates, title: isNamed ? scenario.title : scenario.scenario.title, spans: [],
            tree: scenario.tree)
        return VariantReading(combination: combination, claims: claims, span: block.span, catalog: catalog).read()
    }
}
