import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Makes a scenario of its data tree, with all its variants.
struct ScenarioBuilder {
    let tree: DataNode
    /// The place of the block.
    let span: SourceSpan
    /// The context left by decoding the scenario that this one uses; else nothing but the catalog.
    let context: ScenarioContext

    /// The scenario, nil after a report, and its tree as it was decoded.
    func build(into diagnostics: inout [Diagnostic]) -> ResolvedBlock {
        var decoder = ScenarioDecoder(context, subject: "scenario")
        var draft = ScenarioDraft()
        decoder.decodeObject(tree, into: &draft, BlockKeys.all)
        var problems = decoder.diagnostics
        if draft.id == nil, tree.lacks("id", among: BlockKeys.names) {
            problems.append(ScenarioCodes.schema.missingID(of: "scenario", at: span))
        }
        if tree.lacks("root", among: BlockKeys.names) {
            problems.append(ScenarioCodes.schema.missingKey("root", of: "scenario", at: span))
        }
        let decoded = DecodedTree(
            tree: tree, environment: draft.environment, root: draft.root, changes: draft.changes,
            context: decoder.context)
        let variants =
            draft.steps.isEmpty
            ? variants(of: draft, decoded, &problems) : steps(of: draft, decoded, &problems)
        let resolver = PathResolver(elements: decoded.elements)
        problems += draft.live.flatMap { resolver.resolve($0.value, at: $0.span).diagnostics }
        if !problems.contains(where: { $0.severity == .error }) { problems += draft.claims.problems(among: variants) }
        problems += PictureCheck(picture: draft.picture, block: tree, variants: variants).problems
        diagnostics += problems
        guard let id = draft.id, !problems.contains(where: { $0.severity == .error }), !variants.isEmpty else {
            return ResolvedBlock(decoded: decoded, scenario: nil)
        }
        let scenario = Scenario(
            id: id, span: span, title: draft.title, caption: draft.caption, sources: draft.sources,
            picture: draft.picture, show: draft.show, variants: variants, isComparison: !draft.places.isEmpty,
            comparesPlaces: !draft.places.isEmpty, lastOS: draft.lastOS, statement: tree.encoding)
        return ResolvedBlock(decoded: decoded, scenario: scenario)
    }

    private func variants(
        of draft: ScenarioDraft, _ decoded: DecodedTree, _ problems: inout [Diagnostic]
    ) -> [Variant] {
        let matrix = Matrix(
            axes: draft.places.isEmpty ? draft.axes : draft.places, elements: decoded.elements, catalog: context.catalog
        )
        // Combinations that leave the root as it is have the same changes over time.
        var sharedChanges: [App.Change]?
        let combinations = matrix.combinations(of: tree).unwrap(into: &problems)
        let built = combinations.map { combination -> BuiltVariant in
            let own =
                combination.paths.isEmpty
                ? decoded : decoded.replacing(combination.tree, at: combination.paths).unwrap(into: &problems)
            return VariantBuilder(decoded: own, span: span).build { problems in
                if combination.paths.contains(where: { $0.isOfElement }) {
                    return own.appChanges(into: &problems)
                }
                let changes = sharedChanges ?? own.appChanges(into: &problems)
                sharedChanges = changes
                return changes
            }
        }
        problems += VariantSelection(built: zip(combinations, built).map { ($0.spans, $1) }, span: span).problems
        return zip(combinations, built).compactMap {
            $1.variant(
                $0.coordinates, verdict: $0.verdict, draft.claims,
                tree: $0.tree.alone(at: $0.coordinates, claims: tree["expect"]))
        }
    }

    /// The initial variant, then the variant after each step.
    private func steps(
        of draft: ScenarioDraft, _ decoded: DecodedTree, _ problems: inout [Diagnostic]
    ) -> [Variant] {
        if let axes = tree["matrix"]?.entries, !axes.isEmpty {
            problems.append(StepCodes.matrixBesideSteps(at: tree["matrix"]?.span ?? span))
        }
        if let places = tree.comparedPlaces { problems.append(StepCodes.matrixBesideSteps(at: places.span)) }
        let start = VariantBuilder(decoded: decoded, span: span).build { decoded.appChanges(into: &$0) }
        guard start.app != nil else {
            problems += VariantSelection(built: [([], start)], span: span).problems
            return []
        }
        var builder = StepBuilder(draft.steps, of: decoded, span: span)
        let later = builder.variants(after: start, &problems)
        // Embedded Swift converts no arrays of tuples.
        var built: [(spans: [SourceSpan], variant: BuiltVariant)] = [(spans: [], variant: start)]
        for (step, variant) in later { built.append((spans: [step.name?.span ?? step.span], variant: variant)) }
        problems += VariantSelection(built: built, span: span).problems
        func coordinates(_ name: String) -> [Variant.Coordinate] {
            [Variant.Coordinate(path: Variant.Coordinate.step, value: name)]
        }
        return [start.variant(coordinates(Variant.Coordinate.start), draft.claims, tree: tree.withoutUse)].compactMap {
            $0
        }
            + later.compactMap { step, variant in
                variant.variant(coordinates(step.name?.value ?? ""), title: step.title, draft.claims)
            }
    }
}

/// The result of a block.
struct ResolvedBlock: Sendable {
    /// The whole scenario as one tree, with everything inherited from the blocks that it uses; nil for a comparison, which
    /// consists of several scenarios.
    let decoded: DecodedTree?
    let scenario: Scenario?

    /// A block that cannot be understood; its problems were reported.
    static let broken = ResolvedBlock(decoded: nil, scenario: nil)
}
