import Geometry
import LayoutEngine

/// The change of an inset between one level of the hierarchy and the next, at one edge.
struct InsetStep: Hashable, Sendable {
    let edge: Edge
    let parts: [Part]

    enum Part: Hashable, Sendable {
        /// A number that is added or removed, with its sign and its name.
        case term(AdditiveTerm)
        /// The part that no longer reaches the level, as a negative number.
        case outOfReach(Double)
        /// Changed as a whole, for which no single term is the reason.
        case total(Double)
    }

    /// The limit on parts; more parts are combined into one.
    private static let maxParts = 3

    /// Creates a step; nil if the number stays the same.
    init?(_ edge: Edge, from source: Quantity?, to quantity: Quantity) {
        let difference = quantity.value - (source?.value ?? 0)
        guard !NumberText.areEqual(difference, 0) else { return nil }
        self.edge = edge
        parts = Self.parts(from: source, to: quantity, difference: difference)
    }

    private static func parts(from source: Quantity?, to quantity: Quantity, difference: Double) -> [Part] {
        if NumberText.areEqual(quantity.value, 0), difference < 0 { return [.outOfReach(difference)] }
        var lost = source.map { AdditiveTerms.of($0) } ?? []
        var gained: [AdditiveTerm] = []
        for term in TermOrder.fromEdge(AdditiveTerms.of(quantity)) {
            if let same = lost.firstIndex(where: { isSame($0, term) }) {
                lost.remove(at: same)
            } else {
                gained.append(term)
            }
        }
        let taken = lost.map { AdditiveTerm($0.name, -$0.value, isSubtracted: $0.isSubtracted) }
        let parts = gained + taken
        let sum = parts.reduce(0) { $0 + $1.value }
        guard parts.count <= maxParts, NumberText.areEqual(sum, difference) else { return [.total(difference)] }
        return parts.map { .term($0) }
    }

    private static func isSame(_ first: AdditiveTerm, _ second: AdditiveTerm) -> Bool {
        first.name == second.name && NumberText.areEqual(first.value, second.value)
    }
}
