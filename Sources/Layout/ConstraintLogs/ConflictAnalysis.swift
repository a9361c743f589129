package import ConstraintSolver

/// An analysis of why the constraints of a conflict cannot hold together, which one UIKit would break, and how to repair them.
package struct ConflictAnalysis: Equatable, Sendable {
    package let cause: Cause
    /// Positions of the constraints of the smallest contradicting set, in the order of the log; empty where none was found.
    package let contradicting: [Int]
    /// The numbers of at least 0 that the contradiction also needs, which no log prints.
    package let assumed: [ConflictSystem.Key]
    /// Who UIKit breaks by the present hypothesis; nil where nothing contradicts.
    package let victim: Victim?
    package let repairs: [Repair]
    /// How far the contradicting constraints miss each other where one of them gives way; nil where none alone can.
    package internal(set) var gap: Double?
    /// The constraints that still contradict each other without the broken one, if sizes are at least 0; empty where it helps.
    package internal(set) var leftAfterBreaking: [Int] = []
    /// Constraints of equal priority below 1000 that cannot all hold, so that what gives way is open; empty for none.
    package internal(set) var tie: [Int] = []

    package enum Cause: String, Sendable {
        /// The printed constraints contradict each other.
        case printed
        /// The constraints contradict each other if widths and heights are at least 0.
        case sizes
        /// The constraints contradict each other if margins and baselines also lie within their views.
        case margins
        /// The constraints contradict each other if margins are 8, which is UIKit's default and may be another number here.
        case defaultMargins
        /// The constraints leave no room at all, so that the unrounded numbers may contradict each other.
        case rounding
        /// The printed constraints can hold together: a part of the list is missing, or it is no report of a conflict.
        case none
    }

    /// The length of a pixel where three are a point.
    package static let pixel = 0.334

    /// Whether the constraints miss each other by less than a pixel.
    package var isByRounding: Bool { cause == .rounding || gap.map { $0 > 0 && $0 < Self.pixel } ?? false }

    package struct Victim: Equatable, Sendable {
        package let constraint: Int
        package let kind: Kind

        /// The kinds in the order in which they are broken, by the hypothesis.
        package enum Kind: String, CaseIterable, Sendable {
            case aspectRatio, size, spacing, end, start, center, relation, outerSize, stackView, system
        }
    }

    /// A change to one constraint after which the rest can hold, proven by solving again.
    package struct Repair: Equatable, Sendable {
        package let constraint: Int
        package let change: Change

        package enum Change: Equatable, Sendable {
            /// Priority 999: the constraint stays as nearly as the others allow, off by so much.
            case lowerPriority(off: Double)
            /// A relation in the place of ==.
            case relax(LinearConstraint.Relation)
            case remove
        }
    }
}

extension LoggedConflict {
    /// Assumptions and how strictly numbers are taken, in the order in which a contradiction is looked for. Only a report is known to
    /// have one, so in a list alone none is looked for behind the printed digits.
    private var tiers: [(ConflictAnalysis.Cause, ConflictSystem.Assumptions, ConflictSystem.Strictness)] {
        let exact: [(ConflictAnalysis.Cause, ConflictSystem.Assumptions, ConflictSystem.Strictness)] = [
            (.printed, .none, .exact), (.sizes, .sizes, .exact), (.margins, .margins, .exact),
            (.defaultMargins, .defaultMargins, .exact),
        ]
        return isReport
            ? exact + [(.rounding, .margins, .inequalities), (.rounding, .margins, .everything)] : exact
    }

    package func analysis() -> ConflictAnalysis {
        for (cause, assumptions, strictness) in tiers {
            let system = ConflictSystem(self, Array(constraints.indices), assuming: assumptions, strictness)
            guard let positions = system.system.irreducibleContradiction() else { continue }
            let contradicting = withoutRepetition(positions.compactMap { system.sources[$0] })
            let assumed = positions.filter { system.sources[$0] == nil }.compactMap { position in
                system.system.constraints[position].terms.first.map { system.keys[$0.variable] }
            }
            let victim = expectedVictim(among: contradicting)
            let withSizes = assumptions == .none ? ConflictSystem.Assumptions.sizes : assumptions
            var found = ConflictAnalysis(
                cause: cause, contradicting: contradicting, assumed: assumed, victim: victim,
                repairs: repairs(of: contradicting, victim: victim, withSizes, strictness))
            found.gap = gap(of: contradicting, assumptions)
            if let broken { found.leftAfterBreaking = contradiction(without: broken, withSizes) }
            return found
        }
        var none = ConflictAnalysis(cause: .none, contradicting: [], assumed: [], victim: nil, repairs: [])
        none.tie = tie
        return none
    }

    /// The least error of one of some constraints where the others hold; nil where none of them can give way alone.
    private func gap(of contradicting: [Int], _ assumptions: ConflictSystem.Assumptions) -> Double? {
        contradicting.compactMap {
            errorAtLowerPriority($0, among: contradicting, assumptions, .exact)
        }.min()
    }

    private func contradiction(without position: Int, _ assumptions: ConflictSystem.Assumptions) -> [Int] {
        let system = ConflictSystem(self, constraints.indices.filter { $0 != position }, assuming: assumptions)
        guard let positions = system.system.irreducibleContradiction() else { return [] }
        return withoutRepetition(positions.compactMap { system.sources[$0] })
    }

    /// The constraints of the highest priority below 1000 that contradict each other and all above them.
    private var tie: [Int] {
        var system = ConflictSystem(self, Array(constraints.indices), assuming: .sizes)
        let levels = Set(system.system.constraints.map { $0.priority }).filter { $0 != .required }.sorted { $0 > $1 }
        for level in levels {
            let own = system.positions(at: level)
            let required = system.requiring(level)
            if let positions = required.irreducibleContradiction() {
                let tied = withoutRepetition(positions.filter { own.contains($0) }.compactMap { system.sources[$0] })
                return tied.count > 1 ? tied : []
            }
            system.raise(level)
        }
        return []
    }

    private func withoutRepetition(_ positions: [Int]) -> [Int] {
        var result: [Int] = []
        for position in positions.sorted() where result.last != position { result.append(position) }
        return result
    }

    // MARK: Repairs

    /// Up to three changes, the broken constraint's first.
    private func repairs(
        of contradicting: [Int], victim: ConflictAnalysis.Victim?, _ assumptions: ConflictSystem.Assumptions,
        _ strictness: ConflictSystem.Strictness
    ) -> [ConflictAnalysis.Repair] {
        let first = broken ?? victim?.constraint
        let apps = contradicting.filter { constraints[$0].maker == .app }.sorted {
            (rank(of: $0, among: contradicting), $0) < (rank(of: $1, among: contradicting), $1)
        }
        let candidates = (first.map { [$0] } ?? []) + apps.filter { $0 != first }
        var found: [ConflictAnalysis.Repair] = []
        for candidate in candidates where constraints[candidate].maker != .system {
            if let off = errorAtLowerPriority(candidate, among: Array(constraints.indices), assumptions, strictness) {
                found.append(.init(constraint: candidate, change: .lowerPriority(off: off)))
                break
            }
        }
        for candidate in candidates where constraints[candidate].maker == .app {
            if let relation = relaxedRelation(candidate, assumptions, strictness) {
                found.append(.init(constraint: candidate, change: .relax(relation)))
                break
            }
        }
        for candidate in candidates where constraints[candidate].maker == .app {
            let others = constraints.indices.filter { $0 != candidate }
            if ConflictSystem(self, others, assuming: assumptions, strictness).system.isConsistent {
                found.append(.init(constraint: candidate, change: .remove))
                break
            }
        }
        return found
    }

    /// The error of a constraint at priority 999; nil if the others contradict each other without it.
    private func errorAtLowerPriority(
        _ position: Int, among kept: [Int], _ assumptions: ConflictSystem.Assumptions,
        _ strictness: ConflictSystem.Strictness
    ) -> Double? {
        let changed = with(position) { $0.priority = ConstraintPriority(999) }
        let system = ConflictSystem(changed, kept, assuming: assumptions, strictness)
        guard case .solved(let solution) = system.system.solved() else { return nil }
        return system.sources.indices.filter { system.sources[$0] == position }
            .map { system.system.constraints[$0].violation(in: solution.values) }.max()
    }

    private func relaxedRelation(
        _ position: Int, _ assumptions: ConflictSystem.Assumptions, _ strictness: ConflictSystem.Strictness
    ) -> LinearConstraint.Relation? {
        guard constraints[position].relations.allSatisfy({ $0.relation == .equal }) else { return nil }
        for relation: LinearConstraint.Relation in [.greaterOrEqual, .lessOrEqual] {
            let changed = with(position) { $0.relation = relation }
            let system = ConflictSystem(changed, Array(constraints.indices), assuming: assumptions, strictness)
            if system.system.isConsistent { return relation }
        }
        return nil
    }

    /// The conflict with one of its constraints changed.
    private func with(_ position: Int, _ change: (inout LoggedRelation) -> Void) -> LoggedConflict {
        var result = self
        let old = constraints[position]
        var relations = old.relations
        for index in relations.indices { change(&relations[index]) }
        result.constraints[position] = LoggedConstraint(
            address: old.address, className: old.className, identifier: old.identifier, text: old.text,
            place: old.place,
            relations: relations)
        return result
    }
}
