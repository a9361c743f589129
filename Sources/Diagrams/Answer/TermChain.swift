import LayoutEngine

/// The terms of a measure laid end to end so that they lead from its start to its end.
struct TermChain: Hashable, Sendable {
    let segments: [Segment]

    /// One term as a distance along the measure's axis, in window points.
    struct Segment: Hashable, Sendable {
        let term: AdditiveTerm
        let start: Double
        let end: Double

        /// Taken away, or negative: it leads back, and is drawn beside the others.
        var isReturning: Bool { term.value < 0 }
    }

    init(of measure: Measure) {
        let terms = TermOrder.fromEdge(AdditiveTerms.of(measure.quantity))
        let ordered = measure.kind.isOrigin ? Self.back(terms) : Self.inwards(terms)
        guard measure.kind.hasReason, !Self.repeatsItself(ordered, measure) else {
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

    /// Insets: what is taken away comes first and leads out to where the others begin; negative terms come last.
    private static func inwards(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        let subtracted = terms.filter { $0.value < 0 && $0.isSubtracted }
        let negative = terms.filter { $0.value < 0 && !$0.isSubtracted }
        return subtracted + terms.filter { $0.value > 0 } + negative
    }

    /// Origins: down or across to the far end, and back from there; lengths that go both ways are left out.
    private static func back(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        var positive = terms.filter { $0.value > 0 }
        let negative = terms.filter { term in
            guard term.value < 0 else { return false }
            guard let index = positive.firstIndex(where: { NumberText.areEqual($0.value, -term.value) }) else {
                return true
            }
            positive.remove(at: index)
            return false
        }
        return positive + negative
    }

    /// True when the only term is the property itself, as it was written in the scenario.
    private static func repeatsItself(_ terms: [AdditiveTerm], _ measure: Measure) -> Bool {
        let property = measure.property.rawValue.split(separator: ".").first
        return terms.count == 1
            && terms.allSatisfy { term in term.name.english.split(separator: ".").contains { $0 == property } }
    }
}
