import LayoutEngine

/// The terms of a measure placed end to end from its start to its end.
struct TermChain: Hashable, Sendable {
    let segments: [Segment]

    /// A term as a distance along the measure's axis, in window points.
    struct Segment: Hashable, Sendable {
        let term: AdditiveTerm
        let start: Double
        let end: Double

        /// Whether the term is subtracted or negative: it runs backwards, and is drawn beside the others.
        var isReturning: Bool { term.value < 0 }
    }

    init(of measure: Measure) {
        let terms = TermOrder.fromEdge(AdditiveTerms.of(measure.quantity))
        let ordered = measure.kind.isOrigin ? Self.back(terms) : Self.inwards(terms)
        guard measure.hasReason, !Self.repeatsItself(ordered, measure) else {
            segments = []
            return
        }
        var position = measure.start
        let laid = ordered.map { term in
            let next = position + measure.kind.direction * term.value
            defer { position = next }
            return Segment(term: term, start: position, end: next)
        }
        segments = NumberText.areEqual(position, measure.end) ? laid : []
    }

    /// The order for insets: subtracted terms come first and extend outwards to the beginning of the others; negative terms
    /// come last.
    private static func inwards(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        let subtracted = terms.filter { $0.value < 0 && $0.isSubtracted }
        let negative = terms.filter { $0.value < 0 && !$0.isSubtracted }
        return subtracted + terms.filter { $0.value > 0 } + negative
    }

    /// Origins: down or across to the far end, and back from there; lengths that are added and taken away are left out, and the
    /// bars above a view together with the distance of the view below them.
    private static func back(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        var positive = terms.filter { $0.value > 0 }
        let negative = terms.filter { term in
            guard term.value < 0 else { return false }
            guard term.isSubtracted, let cancelled = cancelled(-term.value, among: positive) else { return true }
            positive.removeSubrange(cancelled)
            return false
        }
        // The distance of a superview leads back to where the terms begin.
        let distances = negative.filter { isDistanceOfSuperview($0.name) }
        return distances + positive + negative.filter { !isDistanceOfSuperview($0.name) }
    }

    /// The terms beside each other that add up to a value, the fewest; nil where none do.
    private static func cancelled(_ value: Double, among terms: [AdditiveTerm]) -> Range<Int>? {
        for count in 1...max(1, terms.count) {
            for start in terms.indices.dropLast(count - 1) {
                let range = start..<start + count
                if NumberText.areEqual(terms[range].reduce(0) { $0 + $1.value }, value) { return range }
            }
        }
        return nil
    }

    private static func isDistanceOfSuperview(_ name: DerivationName) -> Bool {
        guard case .about(_, let term) = name else { return false }
        return term == .distanceFromSuperviewsTop || term == .distanceFromSuperviewsLeft
    }

    /// Whether the only term is the property itself, as it was written in the scenario.
    private static func repeatsItself(_ terms: [AdditiveTerm], _ measure: Measure) -> Bool {
        let property = measure.property.rawValue.split(separator: ".").first
        return terms.count == 1
            && terms.allSatisfy { term in
                term.name.path.map { $0.split(separator: ".").contains { $0 == property } } ?? false
            }
    }
}

/// A number that an answer adds up from, with its sign in the sum.
struct AdditiveTerm: Hashable, Sendable {
    let name: DerivationName
    /// Points, already negated where the term is subtracted.
    let value: Double
    /// Whether the distance is subtracted, such as the part of a parent's inset beside a view; a number that is itself
    /// negative, such as a content inset of −64, is not subtracted.
    let isSubtracted: Bool

    init(_ name: DerivationName, _ value: Double, isSubtracted: Bool = false) {
        self.name = name
        self.value = value
        self.isSubtracted = isSubtracted
    }

    /// Whether the name is a value path, which is the same in every language, rather than words.
    var isPath: Bool { name.path?.contains(".") ?? false }
}

/// Splits a derivation into the leaves that add up to its number.
enum AdditiveTerms {
    /// Deeper sums count as leaves; derivations of real scenarios have a handful of levels.
    private static let deepest = 16

    /// The terms of a number in the order of the derivation, without zeros; they add up to the number.
    static func of(_ quantity: Quantity) -> [AdditiveTerm] {
        let leaves = terms(of: quantity, sign: 1, depth: 0)
        return cancelled(leaves).filter { !NumberText.areEqual($0.value, 0) }
    }

    private static func terms(of quantity: Quantity, sign: Double, depth: Int) -> [AdditiveTerm] {
        let leaf = AdditiveTerm(quantity.derivation.name, sign * quantity.value, isSubtracted: sign < 0)
        guard depth < deepest, let operation = quantity.derivation.operation else { return [leaf] }
        let operands = quantity.derivation.terms
        switch operation {
        case .sum, .nonNegativeSum, .overlap:
            let sum = operands.reduce(0.0) { $0 + ($1.isSubtracted ? -1 : 1) * $1.quantity.value }
            guard !operands.isEmpty, NumberText.areEqual(sum, quantity.value) else { return [leaf] }
            return operands.flatMap { terms(of: $0, sign: sign, depth: depth) }
        case .maximum, .minimum:
            let chosen = operands.first { NumberText.areEqual($0.quantity.value, quantity.value) }
            return chosen.map { terms(of: $0.quantity, sign: sign, depth: depth + 1) } ?? [leaf]
        case .product, .quotient, .share, .multiple, .fraction, .rounded:
            return [leaf]
        }
    }

    /// The terms of an operand. Subtracted ones stay whole: the distance of a view from its superview's edge is more
    /// informative than its parts.
    private static func terms(of operand: Derivation.Term, sign: Double, depth: Int) -> [AdditiveTerm] {
        guard operand.isSubtracted else { return terms(of: operand.quantity, sign: sign, depth: depth + 1) }
        let value = -sign * operand.quantity.value
        return [AdditiveTerm(operand.quantity.derivation.name, value, isSubtracted: true)]
    }

    /// Leaves out pairs of the same number with opposite signs, such as a screen height added and subtracted.
    private static func cancelled(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        var kept: [AdditiveTerm] = []
        for term in terms {
            let opposite = kept.firstIndex {
                $0.name == term.name
                    && NumberText.areEqual($0.value, -term.value)
            }
            if let opposite { kept.remove(at: opposite) } else { kept.append(term) }
        }
        return kept
    }
}

/// The order of the parts that cover a screen, from the edge inwards.
enum TermOrder {
    /// Derivations list terms as the rule reads; pictures list them as they lie. Equal ranks keep their order.
    static func fromEdge(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        let ranked = terms.map { (term: $0, rank: rank(of: $0.name)) }
        return (0...8).flatMap { rank in ranked.filter { $0.rank == rank }.map { $0.term } }
    }

    /// Hardware and status bar, the parts of bars from the top, then the app's additions, from the outside in.
    private static func rank(of name: DerivationName) -> Int {
        switch name {
        case .term(let term), .count(_, let term), .about(_, let term): return ranks[term] ?? 0
        case .path(let path):
            let words = path.text.split(separator: ".")
            if words.first?.hasPrefix("contentInset") ?? false { return 6 }
            if words.contains("additionalSafeAreaInsets") { return 5 }
            if words.contains(where: { $0.lowercased().hasSuffix("layoutmargins") }) { return 7 }
            return words.contains("contentInset") ? 6 : 0
        }
    }

    private static let ranks: [TermName: Int] = [
        .prompt: 1, .navigationBar: 2, .tabBar: 2, .toolbar: 2, .largeTitle: 3, .searchBar: 4,
        .contentInsetSetByTheApp: 6, .marginSetByTheApp: 7, .theViewsOwnMargin: 7, .systemMinimumMargin: 7,
        .systemMargin: 7,
        .half: 8, .constant: 8,
    ]
}
