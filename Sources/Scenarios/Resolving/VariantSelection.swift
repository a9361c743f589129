import DataTree
import Diagnostics
import LayoutEngine

/// Which combinations of a matrix become variants, and what is wrong with the others.
///
/// A combination that cannot be – an iPhone X on iOS 10 – is left out as long as each of its values remains in some other
/// combination. So a matrix may span devices and versions, and yet nothing that was asked for is lost in silence.
struct VariantSelection {
    private let read: [ReadVariant]

    init(_ read: [ReadVariant]) { self.read = read }

    /// The variants in the order of the matrix.
    var kept: [Variant] { read.compactMap { $0.variant } }

    var problems: [Diagnostic] {
        read.flatMap { $0.problems } + lostValues + unavailable
    }

    /// The impossible combinations with a value that no other combination shows.
    private var lostValues: [Diagnostic] {
        let shown = Set(read.filter { $0.impossible == nil }.flatMap { $0.combination.spans })
        return read.compactMap { candidate -> Diagnostic? in
            guard let impossible = candidate.impossible else { return nil }
            let spans = candidate.combination.spans
            guard let lost = spans.isEmpty ? impossible.version.span : spans.first(where: { !shown.contains($0) })
            else {
                return nil
            }
            return .osNeverRan(impossible.version, on: impossible.device, at: lost)
        }
    }

    /// Keys and words that no variant's version of iOS has.
    private var unavailable: [Diagnostic] {
        let versions = read.compactMap { $0.variant?.environment.os }
        guard let example = versions.first else { return [] }
        var seen: Set<DatedUse> = []
        let uses = read.flatMap { $0.datedUses }.filter { seen.insert($0).inserted }
        return uses.filter { use in !versions.contains { use.versions.contains($0) } }
            .map { .notInVersion($0.name, versions: $0.versions, os: example, at: $0.span) }
    }
}
