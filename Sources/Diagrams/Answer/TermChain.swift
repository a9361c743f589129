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

    /// Terms that are taken away come first and lead out to where the others begin; negative terms come last.
    init(of measure: Measure) {
        let terms = TermOrder.fromEdge(AdditiveTerms.of(measure.quantity))
        let subtracted = terms.filter { $0.value < 0 && $0.isSubtracted }
        let positive = terms.filter { $0.value > 0 }
        let negative = terms.filter { $0.value < 0 && !$0.isSubtracted }
        let ordered = subtracted + positive + negative
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

    /// True when the only term is the property itself, as it was written in the scenario.
    private static func repeatsItself(_ terms: [AdditiveTerm], _ measure: Measure) -> Bool {
        let property = measure.property.rawValue.split(separator: ".").first
        return terms.count == 1
            && terms.allSatisfy { term in term.name.english.split(separator: ".").contains { $0 == property } }
    }
}
