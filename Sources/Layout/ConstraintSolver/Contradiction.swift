/// Required constraints that cannot hold together.
struct Contradiction: Error {
    /// Positions of the constraints in the system, in their order.
    let origins: [Int]
}

extension LinearSystem {
    /// The positions of a minimal set of required constraints that contradict each other; nil where all can hold.
    ///
    /// The row that fails names the constraints that it is a sum of. A pass over these constraints removes those that the
    /// contradiction does not need; of the passes from either end, the one that leaves fewer counts.
    package func irreducibleContradiction() -> [Int]? {
        var solver = LevelSolver(self, marksOrigins: true)
        do throws(Contradiction) {
            try solver.solveRequired()
            return nil
        } catch {
            var named: [Int] = []
            for origin in error.origins where named.last != origin { named.append(origin) }
            let all = constraints.indices.filter { constraints[$0].priority.isRequired }
            let start = part(named).isConsistent ? all : named
            let fromEnd = reduced(start, inOrder: start.reversed())
            let fromStart = reduced(start, inOrder: start)
            return fromStart.count < fromEnd.count ? fromStart : fromEnd
        }
    }

    private func reduced(_ start: [Int], inOrder order: [Int]) -> [Int] {
        var kept = start
        for position in order {
            let without = kept.filter { $0 != position }
            if !part(without).isConsistent { kept = without }
        }
        return kept
    }

    /// The system with some of its constraints alone.
    package func part(_ positions: [Int]) -> LinearSystem {
        LinearSystem(variableCount: variableCount, constraints: positions.map { constraints[$0] })
    }

    /// The constraints of the same or a higher priority, held as a solution holds them, that an optional constraint gave way to;
    /// empty where it did not have to.
    package func stronger(than position: Int, in solution: Solution) -> [Int] {
        let priority = constraints[position].priority
        let rivals = constraints.indices.filter { $0 != position && constraints[$0].priority >= priority }
        var held = (rivals + [position]).map { required(constraints[$0]) }
        let tolerance = tolerance
        for (place, rival) in rivals.enumerated() where constraints[rival].violation(in: solution.values) > tolerance {
            let reached = constraints[rival].terms.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable] }
            held[place].constant = reached
        }
        let system = LinearSystem(variableCount: variableCount, constraints: held)
        return (system.irreducibleContradiction() ?? []).filter { $0 < rivals.count }.map { rivals[$0] }
    }

    private func required(_ constraint: LinearConstraint) -> LinearConstraint {
        LinearConstraint(constraint.terms, constraint.relation, constraint.constant)
    }
}
