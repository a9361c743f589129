/// Unknowns that a system does not decide, with a second solution that holds everything as well as the first.
package struct Freedom: Equatable, Sendable {
    /// The unknowns in their order.
    package let unknowns: [Int]
    /// Values that differ from the solution's in every unknown that is open.
    package let otherValues: [Double]
}

extension LinearSystem {
    /// The unknowns that a system leaves open; nil where all are decided, or where the required constraints contradict each other.
    ///
    /// A sum of unknowns with weights that are no multiples of each other is the same in all solutions only where each of the
    /// unknowns is. So a few sums find all open unknowns, regardless of their number: each sum is maximized and minimized, until
    /// one no longer changes.
    package func freedom() -> Freedom? {
        var solver = LevelSolver(self)
        do throws(Contradiction) { try solver.solveAll() } catch { return nil }
        let (values, tolerance) = (solver.values(), tolerance)
        var open = values.map { _ in false }
        var others: [[Double]] = []
        func note(_ other: [Double]) -> Bool {
            let differing = values.indices.filter { (values[$0] - other[$0]).magnitude > tolerance }
            guard differing.contains(where: { !open[$0] }) else { return false }
            for index in differing { open[index] = true }
            others.append(other)
            return true
        }
        _ = note(solver.valuesWithFreeUnknownsMoved())
        var isChanging = true
        while isChanging {
            isChanging = false
            for direction in [1.0, -1.0] {
                let rest = values.indices.filter { !open[$0] }
                if note(solver.moved(rest, direction)) { isChanging = true }
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
    /// The distance of a movement without limits.
    private static let far = 100.0

    /// A weight from 1 to 2, no two of them in a small integer ratio: the fractional parts of the golden ratio's multiples.
    private static func weight(_ place: Int) -> Double {
        let multiple = Double(place) * 0.618_033_988_749_894_9
        return 1 + multiple - Double(Int(multiple))
    }

    /// The values when everything is moved that no constraint decides.
    fileprivate mutating func valuesWithFreeUnknownsMoved() -> [Double] {
        let expressions = expressions()
        var steps: [Int: Double] = [:]
        for expression in expressions {
            for term in expression.terms where isUnknown(term.variable) && steps[term.variable] == nil {
                steps[term.variable] = Self.far * Self.weight(steps.count)
            }
        }
        return Self.values(of: expressions, after: steps)
    }

    /// The values if a sum of unknowns is as large, or as small, as possible; unlimited unknowns move by `far`.
    ///
    /// - Parameter direction: 1 for large, −1 for small.
    fileprivate func moved(_ unknowns: [Int], _ direction: Double) -> [Double] {
        var solver = self
        var sum = RowSum()
        for (place, unknown) in unknowns.enumerated() {
            sum.add(solver.expression(of: unknown), times: -direction * Self.weight(place))
        }
        let least = solver.minimized(sum.take())
        var steps: [Int: Double] = [:]
        for term in least.terms where term.coefficient < -Tableau.epsilon && !solver.isLimited(term.variable) {
            steps[term.variable] = -Self.far * Self.weight(steps.count) / term.coefficient
        }
        return Self.values(of: solver.expressions(), after: steps)
    }

    /// The values when some of the quantities that are 0 at present have others.
    private static func values(of expressions: [SparseRow], after steps: [Int: Double]) -> [Double] {
        expressions.map { expression in
            expression.terms.reduce(expression.constant) { $0 + $1.coefficient * (steps[$1.variable] ?? 0) }
        }
    }

    private mutating func expressions() -> [SparseRow] { (0..<unknownCount).map { expression(of: $0) } }
}
