/// The reliability of the numbers in one environment: each number is as reliable as its weakest step.
///
/// Trust is computed when a number is read, and does not make calculation slower.
package struct Trust {
    private let place: Scope.Place
    private let scopes: [String: Scope]
    /// UIKit's own values here, by the paths of the numbers.
    private var measured: [String: [Measurement]] = [:]
    private var os: OSVersion?
    private var phase = Phase.viewDidAppear
    /// A cache of standings, as derivations share their terms.
    private var known: [ObjectIdentifier: (derivation: Derivation, standing: Standing)] = [:]

    /// The most trusted first.
    package enum Level: Int, CaseIterable, Comparable, Hashable, Sendable {
        case documented, observed, inferred
        /// A rule was applied on a class of devices, or in a generation of the OS, where no evidence for it was seen; or a number
        /// of another generation replaces one that was never published; or evidence contradicts itself.
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

    /// - Parameter scopes: the scope in which each rule was observed, by its id.
    package init(at place: Scope.Place, scopes: [String: Scope] = RuleSightings.scopes) {
        self.place = place
        self.scopes = scopes
    }

    /// - Parameter phase: the one of the numbers that are asked about, as UIKit was asked at each.
    package init(in environment: Environment, at phase: Phase = .viewDidAppear) {
        self.init(at: environment.place)
        self.phase = phase
        guard let measurements = environment.measurements else { return }
        measured = measurements.numbers(on: environment.device.name)
        os = environment.os
    }

    /// UIKit's own word on a number here: a measurement that is the same, else a disputed one; nil where there is no measurement.
    ///
    /// A measurement that differs and is not disputed is reported separately, and does not affect the number.
    package func measurement(_ name: DerivationName, _ value: Double) -> Measurement? {
        guard !measured.isEmpty, let os, let path = name.path, let found = measured[path] else { return nil }
        let here = found.filter { $0.phase == phase && $0.run.speaks(of: os) }
        return here.first { $0.disputed == nil && $0.agrees(with: value) }
            ?? here.first { $0.disputed != nil && !$0.agrees(with: value) }
    }

    /// Whether UIKit itself gave the number here, regardless of its derivation.
    private func isMeasured(_ derivation: Derivation, _ value: Double) -> Bool {
        guard !measured.isEmpty, let measurement = measurement(derivation.name, value) else { return false }
        return measurement.disputed == nil
    }

    /// The level of a rule here, regardless of its operands.
    package func level(of rule: Rule) -> Level {
        guard !rule.isEstimate, covers(rule) else { return .extrapolated }
        return switch rule.confidence {
        case .documented: .documented
        case .observed: .observed
        case .inferred: .inferred
        case .disputed: .extrapolated
        }
    }

    /// Whether some of the rule's evidence covers this place. Documents are not observations: a rule counts as observed only
    /// where it was actually observed.
    private func covers(_ rule: Rule) -> Bool {
        if scopes[rule.id]?.covers(place) == true { return true }
        guard rule.confidence != .observed else { return false }
        return rule.evidence.contains {
            AppleDocuments.versions(of: $0)?.contains(OSVersion(place.major)) == true
        }
    }

    /// The level of the weakest step in a number's derivation. Values of the scenario and UIKit's defaults count as documented.
    /// An inferred number of the device in an inferred rule is extrapolated: no evidence covers both together.
    package mutating func level(of quantity: Quantity) -> Level { standing(of: quantity).level }

    /// The reliability of a number, and whether numbers of the device and rules in its derivation are inferred.
    private struct Standing {
        var level: Level
        var restsOnInferredNumber = false
        var restsOnInferredRule = false

        mutating func rest(on other: Standing) {
            level = max(level, other.level)
            restsOnInferredNumber = restsOnInferredNumber || other.restsOnInferredNumber
            restsOnInferredRule = restsOnInferredRule || other.restsOnInferredRule
            if restsOnInferredNumber, restsOnInferredRule { level = .extrapolated }
        }
    }

    private mutating func standing(of quantity: Quantity) -> Standing {
        let derivation = quantity.derivation
        if let known = known[ObjectIdentifier(derivation)] { return known.standing }
        var standing = ownStanding(of: derivation)
        if unseenPlace(derivation) != nil { standing = Standing(level: .extrapolated) }
        for term in decidingTerms(of: derivation) { standing.rest(on: self.standing(of: term.quantity)) }
        if standing.level > .observed, isMeasured(derivation, quantity.value) { standing = Standing(level: .observed) }
        known[ObjectIdentifier(derivation)] = (derivation, standing)
        return standing
    }

    /// The gap of a bar's or a sheet's place before the first layout, where the one published print has another.
    private func unseenPlace(_ derivation: Derivation) -> Gap? {
        guard phase.isBeforeFirstLayout, let path = derivation.name.path else { return nil }
        if Self.placesOfBars.contains(path) { return .beforeLayout(derivation.name) }
        let isOfSheet = derivation.rule.map { Self.rulesOfSheets.contains($0.id) } ?? false
        return isOfSheet ? .beforeAppearance(derivation.name) : nil
    }

    private static let placesOfBars: Set<String> = ["navigationBar.frame.y", "toolbar.frame.y", "tabBar.frame.y"]
    private static let rulesOfSheets = Set(
        [
            Presentation.sheet, Presentation.formSheet, Presentation.pageSheet, SheetDetents.rule,
            SheetDetents.floating, Popover.rule, Popover.arrow,
        ].map { $0.id })

    private func ownStanding(of derivation: Derivation) -> Standing {
        switch derivation.origin {
        case .device(let provenance):
            let level: Level = provenance.isStandIn ? .extrapolated : Self.level(of: provenance.mark)
            return Standing(level: level, restsOnInferredNumber: level == .inferred)
        case .unknown: return Standing(level: .extrapolated)
        case .scenario, .initialValue: return Standing(level: .documented)
        case .stated(let rule), .computed(let rule, _, _):
            let level = level(of: rule)
            return Standing(level: level, restsOnInferredRule: level == .inferred)
        }
    }

    /// The terms that decide a number. Where a maximum was observed, so was that the other candidates are no greater.
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
        case .disputed: .extrapolated
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

    /// A reason why numbers are extrapolated.
    package enum Gap: Hashable, Sendable {
        /// A rule that no evidence covers here.
        case rule(Rule)
        /// A number of the catalog that replaces one of this generation, by its name.
        case standIn(DerivationName)
        /// An inferred number of the device, by its name, in an inferred rule.
        case inferredTwice(DerivationName, Rule)
        /// The place of a bar before the first layout, by its name.
        case beforeLayout(DerivationName)
        /// The place or size of a sheet before the first layout, by its name.
        case beforeAppearance(DerivationName)
        /// A rule that works with measures of something else in place of UIKit's.
        case estimate(Rule)
        /// A rule whose evidence contradicts itself.
        case disputed(Rule)
        /// A number of the catalog, by its name, for which sources give several values.
        case disputedNumber(DerivationName)
    }

    /// The gaps in the derivations of some numbers, each once, in the order in which derivations name them.
    package func gaps(behind quantities: [Quantity]) -> [Gap] {
        var trust = self
        var found: [Gap] = []
        var seen: Set<ObjectIdentifier> = []
        for quantity in quantities where trust.level(of: quantity) == .extrapolated {
            guard seen.insert(ObjectIdentifier(quantity.derivation)).inserted else { continue }
            for gap in gaps(behind: quantity) where !found.contains(gap) { found.append(gap) }
        }
        return found
    }

    /// The gaps in the derivation of one extrapolated number.
    private func gaps(behind quantity: Quantity) -> [Gap] {
        var found: [Gap] = []
        var inferred: (number: DerivationName?, rule: Rule?)
        var seen: Set<ObjectIdentifier> = []
        var waiting = [quantity][...]
        while let quantity = waiting.popFirst() {
            let derivation = quantity.derivation
            guard seen.insert(ObjectIdentifier(derivation)).inserted, !isMeasured(derivation, quantity.value) else {
                continue
            }
            if let gap = gap(at: derivation), !found.contains(gap) { found.append(gap) }
            let own = ownStanding(of: derivation)
            if own.restsOnInferredNumber, inferred.number == nil { inferred.number = derivation.name }
            if own.restsOnInferredRule, inferred.rule == nil { inferred.rule = derivation.rule }
            waiting += decidingTerms(of: derivation).map { $0.quantity }
        }
        guard found.isEmpty, let number = inferred.number, let rule = inferred.rule else { return found }
        return [.inferredTwice(number, rule)]
    }

    private func gap(at derivation: Derivation) -> Gap? {
        if let gap = unseenPlace(derivation) { return gap }
        return switch derivation.origin {
        case .device(let provenance):
            if provenance.mark == .disputed {
                .disputedNumber(derivation.name)
            } else {
                provenance.isStandIn ? .standIn(derivation.name) : nil
            }
        case .unknown, .scenario, .initialValue: nil
        case .stated(let rule), .computed(let rule, _, _):
            if rule.isEstimate {
                .estimate(rule)
            } else if rule.confidence == .disputed {
                .disputed(rule)
            } else {
                level(of: rule) == .extrapolated ? .rule(rule) : nil
            }
        }
    }
}

extension Quantity {
    /// Whether the number depends on a rule that uses measurements of something else in place of UIKit's.
    package func isEstimate(in environment: Environment) -> Bool {
        Trust(in: environment).gaps(behind: [self]).contains { if case .estimate = $0 { true } else { false } }
    }
}

extension Rule {
    /// The scope of the rule's observations.
    package var scope: Scope { RuleSightings.scopes[id] ?? Scope([]) }
}
