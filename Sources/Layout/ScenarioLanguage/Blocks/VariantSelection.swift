import DataTree
import Diagnostics
import LayoutEngine

/// The combinations of a matrix that become variants, and the problems of the others.
///
/// A combination that cannot be – an iPhone X on iOS 10 – is left out as long as each of its values remains in some other
/// combination. So a matrix may span devices and versions, and yet nothing that was asked for is lost in silence.
struct VariantSelection {
    /// Each combination, with the spans of its values.
    let built: [(spans: [SourceSpan], variant: BuiltVariant)]
    /// The place of the block.
    let span: SourceSpan

    var problems: [Diagnostic] {
        built.flatMap { $0.variant.problems } + lostValues + unavailable + limits
    }

    /// Reports of the limits of the model that variants meet, each once, with the first combination that it concerns.
    private var limits: [Diagnostic] {
        ModelLimit.allCases.compactMap { limit in
            guard let first = built.first(where: { $0.variant.limits.contains(limit) }),
                let environment = first.variant.environment
            else { return nil }
            return VariantCodes.notModelled(limit, in: environment, at: first.spans.first ?? span)
        }
    }

    /// The impossible combinations with a value that no other combination shows.
    private var lostValues: [Diagnostic] {
        let shown = Set(built.filter { $0.variant.impossible == nil }.flatMap { $0.spans })
        return built.compactMap { spans, variant -> Diagnostic? in
            guard let impossible = variant.impossible,
                let lost = spans.isEmpty ? impossible.span : spans.first(where: { !shown.contains($0) })
            else { return nil }
            switch impossible {
            case .version(let version, let device): return VariantCodes.osNeverRan(version, on: device, at: lost)
            case .hinge(let hinge, let device, let catalog):
                return VariantCodes.hingeStatus(hinge, of: device, in: catalog, at: lost)
            case .window(let window, let environment):
                return VariantCodes.windowOffScreen(window, in: environment, at: lost)
            }
        }
    }

    /// Keys and words that no variant's version of iOS has.
    private var unavailable: [Diagnostic] {
        let versions = built.compactMap { $0.variant.app == nil ? nil : $0.variant.environment?.os }
        guard let example = versions.first else { return [] }
        var seen: Set<DatedUse> = []
        let uses = built.flatMap { $0.variant.datedUses }.filter { seen.insert($0).inserted }
        return uses.filter { use in !versions.contains { use.versions.contains($0) } }
            .map { VariantCodes.notInVersion($0.name, versions: $0.versions, os: example, at: $0.span) }
    }
}
