package import Diagnostics
import LayoutEngine
import ScenarioLanguage
import WordFiles

// What was right when a note was written may not be so on the system of today: each figure that stops at an older system
// is laid out on the newest one too that its device runs, and what the note claims or quotes is compared.

extension Scenario {
    /// A variant's environment with the newest system that its device runs and the note speaks of; nil where the figure shows
    /// that device with that system, or another variant of the device comes closer, and where the variant is about an app that was
    /// built for an older one.
    func newestEnvironment(of variant: Variant) -> Environment? {
        var environment = variant.environment
        let device = environment.device
        let shown = variants.map { $0.environment }.filter { $0.device.id == device.id }.map { $0.os }.max()
        let newest = lastOS.map { min($0, device.newestOS) } ?? device.newestOS
        guard environment.os == shown, environment.os.major < newest.major, environment.app.linkedSDK == nil else {
            return nil
        }
        environment.os = newest
        return environment
    }
}

extension FigureSet {
    /// A warning for each figure that stops at an older system though something that its note claims or quotes is another number on
    /// the newest one.
    package func stoppingEarly(_ quotations: Quotations) -> [Diagnostic] {
        figures.compactMap { figure in
            let quoted = quotations.references(to: figure.id)
            for (index, variant) in figure.variants.enumerated() {
                guard let newest = variant.onNewestOS else { continue }
                let claimed = variant.variant.expectations.map { ValueReference(phase: $0.phase, path: $0.path) }
                for reference in claimed + (index == 0 ? quoted : []) {
                    // What is not known of the newest system is no other number.
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
