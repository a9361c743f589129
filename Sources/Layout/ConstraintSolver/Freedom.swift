/// Unknowns that a system does not decide, with a second solution that holds everything as well as the first.
package struct Freedom: Equatable, Sendable {
    /// In their order.
    package let unknowns: [Int]
    /// Values that differ from the solution's in every unknown that is open.
    package let otherValues: [Double]
}

extension LinearSystem {
    /// The unknowns that a system leaves open; nil where all are decided, or where the required constraints contradict each other.
    package func freedom() -> Freedom? {
        var solver = LevelSolver(self)
        do throws(Contradiction) { try solver.solveAll() } catch { return nil }
        let (values, tolerance) = (solver.values(), tolerance)
        var open = values.map { _ in false }
        var others: [[Double]] = []
        for unknown in 0..<variableCount where !open[unknown] {
            for direction in [1.0, -1.0] where !open[unknown] {
                guard let other = solver.moved(unknown, direction) else { continue }
                let differing = values.indices.filter { (values[$0] - other[$0]).magnitude > tolerance }
                for index in differing { open[index] = true }
                if !differing.isEmpty { others.append(other) }
            }
        }
        guard !others.isEmpty else { return nil }
        // The solutions are convex. Weights that differ keep moves in opposite directions from cancelling each other.
        var (mean, total) = (values, 1.0)
        for (place, other) in others.enumerated() {
            let weight = 1 + Double(place) / Double(others.count + 1)
            for index in mean.indices { mean[index] += weight * other[index] }
            total += weight
        }
        return Freedom(
            unknowns: values.indices.filter { open[$0] }, otherValues: mean.map { $0 / total })
    }
}

extension LevelSolver {
    /// How far an unknown is moved that nothing limits.
    private static let far = 100.0

    /// The values when an unknown is moved as far as it can go, at most by 100; nil where it cannot.
    fileprivate func moved(_ unknown: Int, _ direction: Double) -> [Double]? {
        var solver = self
        let expression = solver.expression(of: unknown)
        if expression.terms.isEmpty { return nil }
        if let free = expression.terms.first(where: { isUnknown($0.variable) }) {
            return solver.values(with: free.variable, at: direction * Self.far / free.coefficient)
        }
        let objective = SparseRow(
            constant: -direction * expression.constant,
            terms: expression.terms.map { LinearTerm($0.variable, -direction * $0.coefficient) })
        let least = solver.minimized(objective)
        guard let unlimited = least.terms.first(where: { $0.coefficient < -Tableau.epsilon }) else {
            // What cannot get less than it is stays where it is.
            return objective.constant - least.constant < Tableau.epsilon ? nil : solver.values()
        }
        return solver.values(with: unlimited.variable, at: -Self.far / unlimited.coefficient)
    }

    /// The values when one of the quantities that are 0 at present has another value, which no row limits.
    private mutating func values(with moved: Int, at value: Double) -> [Double] {
        let constants = values()
        return constants.indices.map { unknown in
            constants[unknown] + value * expression(of: unknown).coefficient(of: moved)
        }
    }
}
