import DataTree
import Diagnostics
import Languages
import LayoutEngine
import Schema

/// A scenario of a comparison, with the comparison's changes.
struct ComparedScenario: Sendable {
    /// The scenario by itself.
    let scenario: Scenario
    /// Its title in the comparison; empty to use the differences instead.
    let title: LocalizedText
    /// Its verdict in the comparison; nil for none.
    let verdict: Verdict?
    /// Its place in the comparison.
    let span: SourceSpan
    /// The tree that is laid out.
    let decoded: DecodedTree
}

/// Builds a scenario from a block that compares scenarios: one variant for each, distinguished from the others by its inputs.
struct ComparisonBuilder {
    let block: DataNode
    let compared: [ComparedScenario]
    let catalog: DeviceCatalog

    /// The scenario, or nil after a report.
    func build(into diagnostics: inout [Diagnostic]) -> Scenario? {
        var decoder = ScenarioDecoder(catalog: catalog)
        var draft = ScenarioDraft()
        let known = (block.entries ?? []).filter { BlockKeys.besideCompare.contains($0.key) }
        decoder.decodeObject(DataNode(.mapping(known), at: block.span), into: &draft, BlockKeys.all)
        var problems = decoder.diagnostics
        for entry in block.entries ?? [] where !BlockKeys.besideCompare.contains(entry.key) {
            problems.append(BlockCodes.keyBesideCompare(entry.key, allowed: BlockKeys.besideCompare, at: entry.keySpan))
        }
        if block.lacks("id", among: BlockKeys.names) {
            problems.append(ScenarioCodes.schema.missingID(of: "scenario", at: block.span))
        }
        let variants = variants(draft.claims, &problems)
        problems += PictureCheck(picture: draft.picture, block: block, variants: variants).problems
        diagnostics += problems
        guard let id = draft.id, !problems.contains(where: { $0.severity == .error }) else { return nil }
        return Scenario(
            id: id, span: block.span, title: draft.title, caption: draft.caption, sources: draft.sources,
            picture: draft.picture, show: draft.show.isEmpty ? compared.first?.scenario.show ?? [] : draft.show,
            variants: variants, isComparison: true, lastOS: draft.lastOS, statement: statement)
    }

    private var statement: [UInt8] {
        // A scenario's own title counts if nothing else distinguishes it from the others.
        compared.reduce(block.encoding) { $0 + ($1.scenario.statement ?? []) + $1.decoded.tree.encoding }
    }

    private func variants(_ claims: Claims, _ problems: inout [Diagnostic]) -> [Variant] {
        let built = compared.map { scenario in
            VariantBuilder(decoded: scenario.decoded, span: block.span).build { problems in
                scenario.decoded.appChanges(into: &problems)
            }
        }
        problems += VariantSelection(built: built.map { ([], $0) }, span: block.span).problems
        let environments = built.compactMap { $0.app == nil ? nil : $0.environment }
        guard environments.count == compared.count else { return [] }
        let difference = InputDifference(compared, environments)
        if let (first, second) = difference.same {
            problems.append(BlockCodes.nothingDiffers(first + 1, second + 1, at: block["compare"]?.span ?? block.span))
        }
        // Equal setups need no title but a difference.
        for (scenario, coordinates) in zip(compared, difference.coordinates)
        where coordinates.contains(where: { $0.path == InputDifference.scenario })
            && title(of: scenario, coordinates).isEmpty && difference.same == nil
        { problems.append(BlockCodes.variantWithoutTitle(scenario.scenario.id, at: scenario.span)) }
        let variants = zip(zip(compared, built), difference.coordinates).compactMap { pair, coordinates in
            pair.1.variant(
                coordinates, title: title(of: pair.0, coordinates), verdict: pair.0.verdict, claims,
                tree: pair.0.decoded.tree.alone(at: coordinates, claims: block["expect"]))
        }
        problems += claims.problems(among: variants)
        return variants
    }

    /// The title of a scenario in the comparison; the scenario's own if nothing else distinguishes it from the others.
    private func title(of compared: ComparedScenario, _ coordinates: [Variant.Coordinate]) -> LocalizedText {
        let isNamed = !compared.title.isEmpty || coordinates.contains { $0.path != InputDifference.scenario }
        return isNamed ? compared.title : compared.scenario.title
    }
}
