/// Constraints on unknowns that are numbered from 0.
package struct LinearSystem: Sendable {
    package var variableCount: Int
    package var constraints: [LinearConstraint]

    package init(variableCount: Int, constraints: [LinearConstraint]) {
        self.variableCount = variableCount
        self.constraints = constraints
    }

    /// The difference below which a constraint counts as held: a millionth, and more where its numbers are so large that the
    /// arithmetic itself is less exact.
    package var tolerance: Double {
        let largest = constraints.reduce(1) { max($0, $1.constant.magnitude) }
        return 1e-6 * max(1, largest / 100_000)
    }

    package enum Outcome: Equatable, Sendable {
        case solved(Solution)
        /// The positions of required constraints that cannot hold together; if any of them is removed, the others can.
        case contradictory([Int])
    }

    /// A value for each unknown.
    package struct Solution: Equatable, Sendable {
        package let values: [Double]
        /// Positions of the optional constraints that gave way, in their order.
        package let violated: [Int]

        package init(values: [Double], violated: [Int]) {
            self.values = values
            self.violated = violated
        }
    }

    /// The values that hold all required constraints and leave the smallest sum of errors at the highest priority, among these
    /// the smallest at the next, and so on.
    package func solved() -> Outcome {
        var solver = LevelSolver(self)
        do throws(Contradiction) {
            try solver.solveAll()
        } catch {
            return .contradictory(irreducibleContradiction() ?? [])
        }
        let values = solver.values()
        let tolerance = tolerance
        let violated = constraints.indices.filter {
            !constraints[$0].priority.isRequired && constraints[$0].violation(in: values) > tolerance
        }
        return .solved(Solution(values: values, violated: violated))
    }

    /// Whether all required constraints can hold together.
    package var isConsistent: Bool {
        var solver = LevelSolver(self)
        do throws(Contradiction) {
            try solver.solveRequired()
            return true
        } catch {
            return false
        }
    }
}
