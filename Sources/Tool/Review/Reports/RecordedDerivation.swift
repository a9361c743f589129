import Languages
import LayoutEngine
import ScenarioLanguage

/// The derivations of a snapshot as people read them.
struct RecordedDerivation {
    let snapshot: SiteSnapshot
    let words: Words

    /// The tree of lines behind a number; none for one that is not recorded.
    func lines(_ path: String, _ checksum: Checksum) -> [String] {
        var explained: Set<Checksum> = []
        guard let step = step(checksum, .none, &explained) else { return [] }
        return DerivationText.lines(path, step, words)
    }

    private func step(
        _ checksum: Checksum, _ sign: DerivationStep.Sign, _ explained: inout Set<Checksum>
    ) -> DerivationStep? {
        guard let step = snapshot.steps[checksum] else { return nil }
        let rules = (step.handedOnBy + (step.rule.map { [$0] } ?? [])).map { id in
            RuleCatalog.rule(id) ?? Rule(id, .always, .inferred, evidence: [])
        }
        var terms: [DerivationStep] = []
        let origin: DerivationStep.Origin
        switch step.origin {
        case .device(_, let isStandIn): origin = .device(Provenance(.observed, "", isStandIn: isStandIn))
        case .scenario: origin = .scenario
        case .initialValue: origin = .initialValue
        case .stated: origin = .stated
        case .computed(_, let name, let parts):
            let operation = name.operation ?? .sum
            if explained.insert(checksum).inserted {
                origin = .computed(operation)
                for (position, part) in parts.enumerated() {
                    let sign = DerivationStep.sign(at: position, isSubtracted: part.isSubtracted, operation)
                    if let term = self.step(part.step, sign, &explained) { terms.append(term) }
                }
            } else {
                origin = .explainedAbove
            }
        }
        return DerivationStep(
            value: step.value, sign: sign, name: step.name.derivationName, origin: origin, rules: rules, terms: terms)
    }
}
