package import Diagnostics
import LayoutEngine
import ScenarioLanguage

extension FigureSet {
    /// A warning for each figure that stops at an older system though something that its note claims or quotes is a different
    /// number on the newest system.
    package func stoppingEarly(_ quotations: Quotations) -> [Diagnostic] {
        figures.compactMap { figure in
            let quoted = quotations.references(to: figure.id)
            for (index, variant) in figure.variants.enumerated() {
                guard let newest = variant.onNewestOS else { continue }
                let claimed = variant.variant.expectations.map { ValueReference(phase: $0.phase, path: $0.path) }
                for reference in claimed + (index == 0 ? quoted : []) {
                    // A value that is unknown for the newest system does not count as another number.
                    guard let old = reference.text(in: variant.result), let new = reference.text(in: newest), old != new
                    else { continue }
                    return FigureCodes.stopsEarly(
                        figure.scenario, at: variant.result.environment.os, before: newest.environment.os,
                        reference.path, old: old, new: new)
                }
            }
            return nil
        }
    }
}

extension ValueReference {
    /// The value as pages show it; nil where the result has none.
    fileprivate func text(in result: LayoutResult) -> String? {
        value(at: path, phase: phase, in: result).value.map { DisplayNumber.text($0) }
    }
}
