/// How far the numbers of one environment can be trusted: each as far as its weakest step.
///
/// It is worked out when somebody reads a number; making numbers costs no more for it.
package struct Trust {
    private let place: Scope.Place
    private let scopes: [String: Scope]
    /// What is known already: derivations share their terms.
    private var known: [ObjectIdentifier: (derivation: Derivation, level: Level)] = [:]

    /// The most trusted first.
    package enum Level: Int, CaseIterable, Comparable, Hashable, Sendable {
        case documented, observed, inferred
        /// A rule was applied on a class of devices, or in a generation of the OS, where no evidence for it was seen; or a number of
        /// another generation stands in for one that nobody published.
        case extrapolated

        package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// The word for it in JSON.
        package var name: String {
            switch self {
            case .documented: "documented"
            case .observed: "observed"
            case .inferred: "inferred"
            case .extrapolated: "extrapolated"
            }
        }
    }

    /// - Parameter scopes: where each rule was seen, by its id.
    package init(at place: Scope.Place, scopes: [String: Scope] = RuleSightings.scopes) {
        self.place = place
        self.scopes = scopes
    }

    package init(in environment: Environment) { self.init(at: environment.place) }

    /// That of a rule here, whatever it was applied to.
    package func level(of rule: Rule) -> Level {
        guard covers(rule) else { return .extrapolated }
        return switch rule.confidence {
        case .documented: .documented
        case .observed: .observed
        case .inferred: .inferred
        }
    }

    /// True when some piece of the rule's evidence speaks for this place. Documents are no observations: what a rule is said
    /// to have been observed for has to have been seen.
    private func covers(_ rule: Rule) -> Bool {
        if scopes[rule.id]?.covers(place) == true { return true }
        guard rule.confidence != .observed else { return false }
        return rule.evidence.contains {
            AppleDocuments.versions(of: $0)?.contains(OSVersion(place.major)) == true
        }
    }

    /// That of the weakest step behind a number. What the scenario says and UIKit's defaults are as good as documented.
    package mutating func level(of quantity: Quantity) -> Level {
        let derivation = quantity.derivation
        if let known = known[ObjectIdentifier(derivation)] { return known.level }
        let own: Level =
            switch derivation.origin {
            case .device(let provenance): provenance.isStandIn ? .extrapolated : Self.level(of: provenance.mark)
            case .scenario, .initialValue: .documented
            case .stated(let rule), .computed(let rule, _, _): level(of: rule)
            }
        var weakest = own
        for term in decidingTerms(of: derivation) { weakest = max(weakest, level(of: term.quantity)) }
        known[ObjectIdentifier(derivation)] = (derivation, weakest)
        return weakest
    }

    /// The terms that a number hangs on. Where a maximum was observed, so was that the other candidates are no greater.
    private func decidingTerms(of derivation: Derivation) -> [Derivation.Term] {
        let terms = derivation.terms
        guard let rule = derivation.rule, scopes[rule.id]?.covers(place) == true else { return terms }
        switch derivation.operation {
        case .maximum:
            let greatest = terms.map { $0.quantity.value }.max()
            return terms.filter { $0.quantity.value == greatest }
        case .minimum:
            let smallest = terms.map { $0.quantity.value }.min()
            return terms.filter { $0.quantity.value == smallest }
        default: return terms
        }
    }

    private static func level(of mark: Provenance.Mark) -> Level {
        switch mark {
        case .appleDocumented: .documented
        case .observed: .observed
        case .inferred: .inferred
        }
    }

    /// The weakest of a value's numbers; nil for a word.
    package mutating func level(of value: Value) -> Level? {
        var weakest: Level?
        for quantity in value.quantities {
            let level = level(of: quantity)
            weakest = weakest.map { max($0, level) } ?? level
        }
        return weakest
    }

    /// What makes numbers extrapolated.
    package enum Gap: Hashable, Sendable {
        /// A rule that no evidence covers here.
        case rule(Rule)
        /// A number of the catalog that stands in for one of this generation, by what it is.
        case standIn(DerivationName)
    }

    /// The gaps behind some numbers, each once, in the order in which derivations name them.
    package func gaps(behind quantities: [Quantity]) -> [Gap] {
        var found: [Gap] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting = quantities.map { $0.derivation }[...]
        while let derivation = waiting.popFirst() {
            guard seen.insert(ObjectIdentifier(derivation)).inserted else { continue }
            if let gap = gap(at: derivation), !found.contains(gap) { found.append(gap) }
            waiting += decidingTerms(of: derivation).map { $0.quantity.derivation }
        }
        return found
    }

    private func gap(at derivation: Derivation) -> Gap? {
        switch derivation.origin {
        case .device(let provenance): provenance.isStandIn ? .standIn(derivation.name) : nil
        case .scenario, .initialValue: nil
        case .stated(let rule), .computed(let rule, _, _): level(of: rule) == .extrapolated ? .rule(rule) : nil
        }
    }
}

extension Rule {
    /// Where observations of it were made.
    package var scope: Scope { RuleSightings.scopes[id] ?? Scope([]) }
}
