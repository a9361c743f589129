extension LinearSystem {
    /// The constraints that determine the value of each unknown, each with the factor by which its constant counts; nil for an
    /// unknown that the tight constraints leave open.
    ///
    /// Tight are equations that hold and inequalities that hold with nothing to spare. Strong constraints are considered first, so
    /// that an equivalent weak one decides nothing.
    package func decisions(in values: [Double]) -> [[LinearTerm]?] {
        let tolerance = tolerance
        let tight = constraints.indices
            .filter { position in
                let constraint = constraints[position]
                let reached = constraint.terms.reduce(-constraint.constant) {
                    $0 + $1.coefficient * values[$1.variable]
                }
                return reached.magnitude <= tolerance
            }
            .sorted {
                let (first, second) = (constraints[$0].priority, constraints[$1].priority)
                return first == second ? $0 < $1 : first > second
            }
        let equations = tight.map { LinearConstraint(constraints[$0].terms, .equal, constraints[$0].constant) }
        var solver = LevelSolver(LinearSystem(variableCount: variableCount, constraints: equations), marksOrigins: true)
        // Equations that all hold do not contradict each other.
        do throws(Contradiction) { try solver.solveRequired() } catch { return values.map { _ in nil } }
        return (0..<variableCount).map { unknown in
            let expression = solver.expression(of: unknown)
            if expression.terms.contains(where: { solver.isUnknown($0.variable) }) { return nil }
            // The mark accompanies the constant with the opposite sign.
            return expression.terms.compactMap { term in
                solver.markedConstraint(term.variable).map { LinearTerm(tight[$0], -term.coefficient) }
            }
        }
    }
}
