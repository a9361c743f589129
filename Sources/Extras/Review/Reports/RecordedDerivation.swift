import Languages
import LayoutEngine
import ReportPages
import ScenarioLanguage

/// The derivations of a snapshot as people read them.
struct RecordedDerivation {
    let snapshot: SiteSnapshot
    let words: Words

    /// The tree of lines behind a number; no lines for a number that is not recorded.
    func lines(_ path: String, _ checksum: Checksum) -> [String] {
        var explained: Set<Checksum> = []
        guard let step = step(checksum, .none, &explained) else { return [] }
        return DerivationText.lines(path, step, words)
    }

    /// Adds the derivation of a number to the derivations of a page; nil for a derivation that is not recorded.
    ///
    /// - Parameter known: the steps that are in the sheet already, with the signs before them.
    func add(_ path: String, _ checksum: Checksum, to sheet: inout DerivationSheet, _ known: inout [SignedStep: Int])
        -> Int?
    {
        guard let root = bare(checksum) else { return nil }
        let terms = root.parts.compactMap { add($0, to: &sheet, &known) }
        let number = sheet.add(.init(DerivationText.line(whole(root), at: path, words)), terms)
        sheet.count(number)
        return number
    }

    private func add(_ part: SignedStep, to sheet: inout DerivationSheet, _ known: inout [SignedStep: Int]) -> Int? {
        if let number = known[part] { return number }
        guard let found = bare(part.step, part.sign) else { return nil }
        let terms = found.parts.compactMap { add($0, to: &sheet, &known) }
        let number = sheet.add(.init(DerivationText.line(whole(found), words)), terms)
        known[part] = number
        return number
    }

    /// The step with its inputs, which decide how its line ends.
    private func whole(_ found: (step: DerivationStep, parts: [SignedStep])) -> DerivationStep {
        found.step.with(found.parts.compactMap { bare($0.step, $0.sign)?.step })
    }

    /// A step as another takes it in.
    struct SignedStep: Hashable {
        let step: Checksum
        let sign: DerivationStep.Sign
    }

    /// A step with all below it, except for steps that are explained already.
    private func step(
        _ checksum: Checksum, _ sign: DerivationStep.Sign, _ explained: inout Set<Checksum>
    ) -> DerivationStep? {
        guard let found = bare(checksum, sign) else { return nil }
        guard case .computed = found.step.origin else { return found.step }
        guard explained.insert(checksum).inserted else { return found.step.explainedAbove }
        return found.step.with(found.parts.compactMap { step($0.step, $0.sign, &explained) })
    }

    /// A step without its inputs, and the inputs; nil for a step that is not recorded.
    private func bare(
        _ checksum: Checksum, _ sign: DerivationStep.Sign = .none
    ) -> (step: DerivationStep, parts: [SignedStep])? {
        guard let step = snapshot.steps[checksum] else { return nil }
        let rules = (step.forwardedBy + (step.rule.map { [$0] } ?? [])).map { id in
            RuleCatalog.rule(id) ?? Rule(id, .always, .inferred, evidence: [])
        }
        var parts: [SignedStep] = []
        let origin: DerivationStep.Origin
        switch step.origin {
        case .device(_, let isStandIn): origin = .device(Provenance(.observed, "", isStandIn: isStandIn))
        case .scenario: origin = .scenario
        case .initialValue: origin = .initialValue
        case .stated: origin = .stated
        case .computed(_, let name, let terms):
            let operation = name.operation ?? .sum
            origin = .computed(operation)
            parts = terms.enumerated().map { position, part in
                SignedStep(
                    step: part.step,
                    sign: DerivationStep.sign(at: position, isSubtracted: part.isSubtracted, operation))
            }
        }
        let bare = DerivationStep(
            value: step.value, sign: sign, name: step.name.derivationName, origin: origin, rules: rules, terms: [])
        return (bare, parts)
    }
}

extension DerivationStep {
    /// The step with other inputs.
    fileprivate func with(_ terms: [DerivationStep]) -> DerivationStep {
        DerivationStep(value: value, sign: sign, name: name, origin: origin, rules: rules, terms: terms)
    }

    /// The number as shown where another line explains it.
    fileprivate var explainedAbove: DerivationStep {
        DerivationStep(value: value, sign: sign, name: name, origin: .explainedAbove, rules: rules, terms: [])
    }
}
