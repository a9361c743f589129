import LayoutEngine

/// Finds, step by step in two derivations of one value, where they diverge.
struct CauseFinder {
    private let old: SiteSnapshot
    private let new: SiteSnapshot
    private let context: Context
    private var known: [Pair: Set<Cause>] = [:]

    /// The input from which a variant is laid out.
    struct Context: Hashable {
        let scenario: String
        let oldDevice: String
        let device: String
        /// Whether the scenario's statements about its layout differ from before.
        let isRestated: Bool
        /// Whether numbers of devices count that both sides have alike in their lists.
        var countsAcceptedNumbers = false
    }

    private struct Pair: Hashable {
        let old: Place
        let new: Place
    }

    /// A step, or one of the numbers that rules only passed on to it.
    private struct Place: Hashable {
        let step: Checksum
        /// The number of rules before the place that passed it on.
        let depth: Int
    }

    init(from old: SiteSnapshot, to new: SiteSnapshot, _ context: Context) {
        self.old = old
        self.new = new
        self.context = context
    }

    // MARK: - Values

    /// The causes of a value's change, for each of its numbers; one set for all of them where they do not match.
    mutating func causes(_ old: RecordedValue?, _ new: RecordedValue?) -> [Set<Cause>] {
        guard let old, let new, old.steps.count == new.steps.count, !new.steps.isEmpty else {
            return [decision(ruleBefore: rule(of: old), rule(of: new), Array((old?.steps ?? []) + (new?.steps ?? [])))]
        }
        return zip(old.steps, new.steps).map { first, second in
            first == second ? [] : causes(Place(step: first, depth: 0), Place(step: second, depth: 0))
        }
    }

    private func rule(of value: RecordedValue?) -> String? {
        value?.steps.lazy.compactMap { step in
            (old.steps[step] ?? new.steps[step]).flatMap { $0.forwardedBy.first ?? $0.rule }
        }
        .first
    }

    // MARK: - Steps

    private mutating func causes(_ first: Place, _ second: Place) -> Set<Cause> {
        if first == second { return [] }
        let pair = Pair(old: first, new: second)
        if let found = known[pair] { return found }
        guard let one = old.steps[first.step], let other = new.steps[second.step] else {
            return [Cause(.code, "engine")]
        }
        let found = causes(View(one, first), View(other, second))
        known[pair] = found
        return found
    }

    /// A step as it looks from a place: the rule that created the number there, and the rule's inputs.
    private struct View {
        let value: Double
        let origin: Origin
        let place: Place

        enum Origin {
            case forwarded(rule: String, from: Place)
            case fact(Step.Origin)
            case computed(rule: String, OperationName, [Step.Term])
        }

        init(_ step: Step, _ place: Place) {
            value = step.value
            self.place = place
            if place.depth < step.forwardedBy.count {
                origin = .forwarded(
                    rule: step.forwardedBy[place.depth], from: Place(step: place.step, depth: place.depth + 1))
            } else if case .computed(let rule, let operation, let terms) = step.origin {
                origin = .computed(rule: rule, operation, terms)
            } else {
                origin = .fact(step.origin)
            }
        }

        var rule: String? {
            switch origin {
            case .forwarded(let rule, _), .computed(let rule, _, _), .fact(.stated(let rule)): rule
            case .fact: nil
            }
        }

        /// The places of its inputs.
        var terms: [Place] {
            switch origin {
            case .forwarded(_, let from): [from]
            case .computed(_, _, let terms): terms.map { Place(step: $0.step, depth: 0) }
            case .fact: []
            }
        }
    }

    private mutating func causes(_ one: View, _ other: View) -> Set<Cause> {
        switch (one.origin, other.origin) {
        case (.fact(let fact), .fact(let otherFact)):
            return causes(fact, otherFact, one, other)
        case (.forwarded(let rule, let from), .forwarded(let otherRule, let otherFrom)) where rule == otherRule:
            return causes(from, otherFrom)
        case (
            .computed(let rule, let operation, let terms), .computed(let otherRule, let otherOperation, let otherTerms)
        )
        where rule == otherRule && operation == otherOperation && Self.isAlike(terms, otherTerms):
            var found = causes(ofTerms: one, other)
            if !isSame(
                contribution(one, operation, terms, in: old), contribution(other, operation, otherTerms, in: new))
            {
                found.insert(Cause(.rule, rule))
            }
            return found
        case (.computed(let rule, let operation, let terms), .forwarded(let otherRule, let from))
        where rule == otherRule && operation.handsOn(terms.count):
            // A rule whose result is no longer what it was given, or is so again.
            return causes(Place(step: terms[0].step, depth: 0), from).union([Cause(.rule, rule)])
        case (.forwarded(let rule, let from), .computed(let otherRule, let operation, let terms))
        where rule == otherRule && operation.handsOn(terms.count):
            return causes(from, Place(step: terms[0].step, depth: 0)).union([Cause(.rule, rule)])
        default:
            return decision(ruleBefore: one.rule, other.rule, [one.place.step, other.place.step])
        }
    }

    private mutating func causes(ofTerms one: View, _ other: View) -> Set<Cause> {
        var found: Set<Cause> = []
        for (first, second) in zip(one.terms, other.terms) { found.formUnion(causes(first, second)) }
        return found
    }

    private mutating func causes(_ fact: Step.Origin, _ otherFact: Step.Origin, _ one: View, _ other: View) -> Set<
        Cause
    > {
        // Two ways that end at the same fact.
        if fact == otherFact, one.value == other.value { return [] }
        switch (fact, otherFact) {
        case (.device(let key, _), .device(let otherKey, _))
        where key == otherKey && context.oldDevice == context.device:
            return isAccepted(key) ? [] : [device(key, from: one.value, to: other.value)]
        case (.stated(let rule), .stated(let otherRule)) where rule == otherRule:
            // Numbers that rules state can depend on the kind of device, and on the version.
            return context.isRestated || context.oldDevice != context.device ? [scenario] : [Cause(.rule, rule)]
        default: return decision(ruleBefore: one.rule, other.rule, [one.place.step, other.place.step])
        }
    }

    private static func isAlike(_ terms: [Step.Term], _ others: [Step.Term]) -> Bool {
        terms.count == others.count && zip(terms, others).allSatisfy { $0.isSubtracted == $1.isSubtracted }
    }

    /// The amount that the rule itself adds to the operation on its terms: nothing, unless the rule was changed.
    private func contribution(
        _ view: View, _ operation: OperationName, _ terms: [Step.Term], in snapshot: SiteSnapshot
    ) -> Double {
        guard let operation = operation.operation else { return 0 }
        let numbers = terms.map { (value: snapshot.steps[$0.step]?.value ?? 0, isSubtracted: $0.isSubtracted) }
        return view.value - operation.result(of: numbers)
    }

    private func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

    // MARK: - Decisions

    private var scenario: Cause { Cause(.scenario, context.scenario) }

    /// Finds the cause of two derivations of different shape, where something was decided in another way: the scenario's
    /// statements, a number below that has changed, another fact of the device, or the rule.
    private func decision(ruleBefore: String?, _ rule: String?, _ steps: [Checksum]) -> Set<Cause> {
        if context.isRestated || context.oldDevice != context.device { return [scenario] }
        let facts = changedFacts
        if !facts.isEmpty {
            let below = keys(below: steps)
            let near = facts.filter { below.contains($0.key) }
            return Set((near.isEmpty ? facts : near).map { $0.cause })
        }
        if let rule = [rule, ruleBefore].compactMap({ $0 }).first(where: { old.rules[$0] != new.rules[$0] }) {
            return [Cause(.rule, rule)]
        }
        return (rule ?? ruleBefore).map { [Cause(.rule, $0)] } ?? [Cause(.code, "engine")]
    }

    /// The keys of the device's numbers that some derivations end in.
    private func keys(below steps: [Checksum]) -> Set<String> {
        var found: Set<String> = []
        var seen: Set<Checksum> = []
        var pending = steps
        while let checksum = pending.popLast() {
            guard seen.insert(checksum).inserted, let step = new.steps[checksum] ?? old.steps[checksum] else {
                continue
            }
            switch step.origin {
            case .device(let key, _): found.insert(key)
            case .computed(_, _, let terms): pending += terms.map { $0.step }
            case .scenario, .initialValue, .stated: break
            }
        }
        return found
    }

    // MARK: - Devices

    /// The numbers of the variant's device that have changed, without those that follow another one.
    var changedFacts: [(key: String, cause: Cause)] {
        guard let before = old.devices[context.oldDevice], let after = new.devices[context.device] else { return [] }
        return Set(before.facts.keys).union(after.facts.keys).sorted().compactMap { key in
            let (first, second) = (before.facts[key], after.facts[key])
            guard first?.value != second?.value else { return nil }
            return (key.withoutVersions, device(key, first?.value ?? "none", second?.value ?? "none", second?.source))
        }
    }

    /// Whether both sides have the same number: a snapshot knows it already, and has waited with the value for another cause.
    private func isAccepted(_ key: String) -> Bool {
        if context.countsAcceptedNumbers { return false }
        let values = [old.devices[context.oldDevice], new.devices[context.device]].map { record in
            (record?.facts ?? [:]).filter { $0.key.withoutVersions == key }.mapValues { $0.value }
        }
        return values[0] == values[1]
    }

    private func device(_ key: String, from first: Double, to second: Double) -> Cause {
        let (one, other) = (ExactNumber.text(first), ExactNumber.text(second))
        let facts = new.devices[context.device]?.facts ?? [:]
        let fact = facts.first { $0.key.withoutVersions == key && $0.value.value == other }
        return device(fact?.key ?? key, one, other, fact?.value.source)
    }

    /// The cause of a changed device number; a number that follows another one is not a cause of its own.
    private func device(_ key: String, _ first: String, _ second: String, _ source: String?) -> Cause {
        if let source, source.hasSuffix(Provenance.movedWithTopInset), let place = key.lastIndex(of: ".") {
            let root = key[..<place] + ".safeAreaInsets.top"
            let values = [old.devices[context.oldDevice], new.devices[context.device]].map {
                $0?.facts[String(root)]?.value
            }
            if let before = values[0], let after = values[1], before != after {
                return Cause(.device, context.device, .number(key: String(root), old: before, new: after))
            }
        }
        return Cause(.device, context.device, .number(key: key, old: first, new: second))
    }
}

extension String {
    /// The key of a device's number without the versions for which it holds.
    var withoutVersions: String { String(prefix { $0 != "@" }) }
}

extension OperationName {
    /// Whether an operation passes on a single number.
    func handsOn(_ count: Int) -> Bool { count == 1 && operation?.handsOnSingleTerm == true }
}
