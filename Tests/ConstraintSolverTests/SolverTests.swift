import ConstraintSolver
import Testing

/// Writes systems as sums: `x(1) + 2 * x(0) >= 3`.
struct Sum {
    var terms: [LinearTerm]
    var constant = 0.0

    static func x(_ variable: Int) -> Sum { Sum(terms: [LinearTerm(variable)]) }

    static func + (left: Sum, right: Sum) -> Sum {
        Sum(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }
    static func - (left: Sum, right: Sum) -> Sum { left + -1 * right }
    static func + (left: Sum, right: Double) -> Sum { Sum(terms: left.terms, constant: left.constant + right) }
    static func - (left: Sum, right: Double) -> Sum { left + -right }
    static func * (factor: Double, sum: Sum) -> Sum {
        Sum(
            terms: sum.terms.map { LinearTerm($0.variable, factor * $0.coefficient) },
            constant: factor * sum.constant)
    }

    static func == (left: Sum, right: Sum) -> LinearConstraint { relation(left, .equal, right) }
    static func <= (left: Sum, right: Sum) -> LinearConstraint { relation(left, .lessOrEqual, right) }
    static func >= (left: Sum, right: Sum) -> LinearConstraint { relation(left, .greaterOrEqual, right) }
    static func == (left: Sum, right: Double) -> LinearConstraint { relation(left, .equal, number(right)) }
    static func <= (left: Sum, right: Double) -> LinearConstraint { relation(left, .lessOrEqual, number(right)) }
    static func >= (left: Sum, right: Double) -> LinearConstraint { relation(left, .greaterOrEqual, number(right)) }

    private static func number(_ value: Double) -> Sum { Sum(terms: [], constant: value) }

    private static func relation(_ left: Sum, _ relation: LinearConstraint.Relation, _ right: Sum) -> LinearConstraint {
        let difference = left - right
        return LinearConstraint(difference.terms, relation, -difference.constant)
    }
}

extension LinearConstraint {
    func at(_ level: Int) -> LinearConstraint {
        LinearConstraint(terms, relation, constant, at: ConstraintPriority(level))
    }
}

func system(_ variables: Int, _ constraints: LinearConstraint...) -> LinearSystem {
    LinearSystem(variableCount: variables, constraints: constraints)
}

private let x = Sum.x(0)
private let y = Sum.x(1)
private let z = Sum.x(2)
private let w = Sum.x(3)

@Suite struct SolverTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let system: LinearSystem
        /// The values, or the positions of the contradicting set.
        let expected: LinearSystem.Outcome

        init(_ name: String, _ system: LinearSystem, _ values: [Double], violated: [Int] = []) {
            testDescription = name
            self.system = system
            expected = .solved(.init(values: values, violated: violated))
        }

        init(_ name: String, _ system: LinearSystem, contradictory: [Int]) {
            testDescription = name
            self.system = system
            expected = .contradictory(contradictory)
        }
    }

    static let cases: [Case] = [
        Case("an equation", system(1, x == 5), [5]),
        Case("a chain from its end", system(3, z == y + 8, y == x + 8, x == 4), [4, 12, 20]),
        Case("a multiplier", system(2, x == 1.5 * y, y == 20), [30, 20]),
        Case("two equations of two unknowns", system(2, x + y == 10, x - y == 4), [7, 3]),
        Case("what is said twice", system(1, x == 5, x == 5), [5]),
        Case("an inequality alone leaves the least", system(1, x >= 7), [7]),
        Case("a weaker one gives way", system(1, x == 5, (x == 9).at(999)), [5], violated: [1]),
        Case(
            "a strong one beats any number of weaker ones",
            system(1, (x == 0).at(749), (x == 0).at(749), (x == 0).at(749), (x == 100).at(750)), [100],
            violated: [0, 1, 2]),
        Case(
            "priorities rank wherever they stand",
            system(1, (x == 1).at(1), (x == 3).at(3), (x == 2).at(2), x >= 0), [3], violated: [0, 2]),
        Case(
            "among equals the sum of errors is least",
            system(1, (x == 1).at(500), (x == 3).at(500), (x == 3).at(500)), [3], violated: [0]),
        Case(
            "as near as the bounds allow", system(1, x <= 10, x >= 2, (x == 50).at(250)), [10], violated: [2]),
        Case(
            "an optional inequality that holds costs nothing",
            system(1, (x >= 20).at(750), (x == 30).at(250)), [30]),
        Case(
            "a label between edges gives way where it hugs least",
            system(
                2, x + y == 100, (x <= 20).at(251), (y <= 30).at(250), (x >= 20).at(750), (y >= 30).at(750)),
            [20, 80], violated: [2]),
        Case(
            "compression gives way where it resists least",
            system(
                2, x + y == 100, (x >= 80).at(751), (y >= 60).at(750), (x <= 80).at(250), (y <= 60).at(250)),
            [80, 20], violated: [2]),
        Case("two numbers for one", system(1, x == 200, x == 84), contradictory: [0, 1]),
        Case("bounds that cross", system(1, x >= 10, x <= 5), contradictory: [0, 1]),
        Case(
            "only the members of the contradiction",
            system(3, y == 4, x >= 10, z == 2, z >= y - 10, x <= 5), contradictory: [1, 4]),
        Case(
            "insets of nothing",
            system(3, x == 0, y >= 0, z == 8, x == z + y + 8), contradictory: [0, 1, 2, 3]),
        Case(
            "an optional one is no part of a contradiction",
            system(1, (x == 4).at(999), x >= 10, x <= 5), contradictory: [1, 2]),
        Case("a difference below the tolerance holds", system(1, x >= 48.000_000_4, x == 48), [48]),
        Case("large numbers", system(2, x == 1_000_000_000, y == x - 0.5), [1_000_000_000, 999_999_999.5]),
        Case("nothing", system(2), [0, 0]),
        Case(
            "a number that is no unknown's", LinearSystem(variableCount: 0, constraints: [.init([], .equal, 1)]),
            contradictory: [0]),
        // The published test problems of the Cassowary family, by their numbers.
        Case("cassowary: simple", system(2, x == y, (x == 167).at(250), (y == 2).at(251)), [2, 2], violated: [1]),
        Case("cassowary: stays", system(2, (x == 5).at(1), (y == 10).at(1)), [5, 10]),
        Case(
            "cassowary: the lower of two bounds", system(1, (x == 100).at(250), x <= 10, x <= 20), [10], violated: [0]),
        Case(
            "cassowary: two unknowns and a shared bound",
            system(2, (x == 100).at(250), (y == 120).at(750), x <= 10, x <= 20, 2 * x == y), [10, 20],
            violated: [0, 1]),
        Case(
            "cassowary: a difference of 3",
            system(2, x <= y, y == x + 3, (x == 10).at(251), (y == 10).at(250)), [10, 13], violated: [3]),
        Case("cassowary: inconsistent 1", system(1, x == 10, x == 5), contradictory: [0, 1]),
        Case("cassowary: inconsistent 2", system(1, x >= 10, x <= 5), contradictory: [0, 1]),
        Case(
            "cassowary: inconsistent 3",
            system(4, w >= 10, x >= w, y >= x, z >= y, z >= 8, z <= 4), contradictory: [0, 1, 2, 3, 5]),
        Case("kiwi: under-constrained", system(1, 2 * x + 1 >= 0, (x == 10).at(750)), [10]),
        Case("kiwi: a weak bound gives way", system(2, x + y == 0, x == 10, (y >= 0).at(1)), [10, -10], violated: [2]),
        Case(
            "kiwi: a medium bound gives way to a strong number",
            system(2, x + y == 0, (x >= 10).at(500), (y == 2).at(750)), [-2, 2], violated: [1]),
        Case(
            "kiwi: a middle between ends that are bounded",
            system(
                3, 2 * x == y + z, y + 20 <= z, y >= -10, z <= 100, (x == 90).at(751), (z == 50).at(750),
                (y == 30).at(750)),
            [90, 80, 100], violated: [5, 6]),
        Case("a middle of two ends", system(3, 2 * y == x + z, z == x + 10, z <= 100, (x == 50).at(1)), [50, 55, 60]),
    ]

    @Test(arguments: cases) func `a system has its solution`(_ example: Case) {
        guard case .solved(let expected) = example.expected else {
            #expect(example.system.solved() == example.expected)
            return
        }
        guard case .solved(let found) = example.system.solved() else {
            Issue.record("\(example.testDescription) is contradictory: \(example.system.solved())")
            return
        }
        for (value, expected) in zip(found.values, expected.values) {
            #expect((value - expected).magnitude < 1e-6, "\(found.values)")
        }
        #expect(found.violated == expected.violated)
    }

    @Test func `a chain of 100,000 unknowns is no deeper than a short one`() {
        let count = 100_000
        var constraints = (1..<count).map { Sum.x($0 - 1) == Sum.x($0) + 1 }
        constraints.append(Sum.x(count - 1) == 0)
        let system = LinearSystem(variableCount: count, constraints: constraints)
        guard case .solved(let solution) = system.solved() else {
            Issue.record("a chain is no contradiction")
            return
        }
        #expect(solution.values[0] == Double(count - 1))
    }

    @Test func `priorities beyond the bounds are moved to them`() {
        #expect([-4, 0, 1, 750, 1000, 1001].map { ConstraintPriority($0).level } == [1, 1, 1, 750, 1000, 1000])
    }
}

@Suite struct FreedomTests {
    @Test func `a system that decides everything is not ambiguous`() {
        #expect(system(2, x == 5, y == x + 1).freedom() == nil)
        #expect(system(1, x >= 5, (x == 5).at(250)).freedom() == nil)
        #expect(system(1, x >= 5, x <= 4).freedom() == nil)
    }

    @Test func `unknowns that are open differ in a second solution that holds everything as well`() throws {
        let system = system(4, x == 5, y >= x, z == y + 3, w <= 9, (w >= 9).at(3))
        let freedom = try #require(system.freedom())
        #expect(freedom.unknowns == [1, 2])
        #expect(freedom.otherValues[0] == 5 && freedom.otherValues[1] > 5 && freedom.otherValues[3] == 9)
        #expect(system.constraints.allSatisfy { $0.violation(in: freedom.otherValues) < 1e-6 })
    }

    @Test func `equals that disagree leave what lies between them open`() throws {
        let freedom = try #require(system(1, (x == 10).at(750), (x == 20).at(750)).freedom())
        #expect(freedom.unknowns == [0])
        #expect((10...20).contains(freedom.otherValues[0]))
    }

    @Test func `views of open widths in a row are all open`() throws {
        let count = 60
        var constraints: [LinearConstraint] = [Sum.x(0) == 0]
        for view in 0..<count {
            let (leading, trailing, next) = (Sum.x(2 * view), Sum.x(2 * view + 1), Sum.x(2 * view + 2))
            constraints += [trailing >= leading, next == trailing + 8]
        }
        let system = LinearSystem(variableCount: 2 * count + 1, constraints: constraints)
        let freedom = try #require(system.freedom())
        #expect(freedom.unknowns == Array(1...2 * count))
        #expect(system.constraints.allSatisfy { $0.violation(in: freedom.otherValues) < 1e-6 })
    }

    /// An unknown is open where a wish of the lowest priority can move it up or down.
    @Test(arguments: 0..<60) func `what is open is what a wish could move`(_ seed: Int) throws {
        var numbers = SmallNumbers(state: UInt64(seed))
        let count = 5
        let constraints = (0..<7).map { _ -> LinearConstraint in
            let (first, second) = (numbers.next(count), numbers.next(count))
            let (factor, other) = (Double(1 + numbers.next(2)), Double(numbers.next(3)))
            let sum = factor * Sum.x(first) - other * Sum.x(second)
            let constant = Double(numbers.next(9))
            let level = [1000, 750, 750, 250][numbers.next(4)]
            return [sum == constant, sum >= constant, sum <= constant][numbers.next(3)].at(level)
        }
        let system = LinearSystem(variableCount: count, constraints: constraints)
        guard case .solved(let solution) = system.solved() else { return #expect(system.freedom() == nil) }
        let movable = (0..<count).filter { unknown in
            [-1.0, 1.0].contains { distance in
                let wish = (Sum.x(unknown) == solution.values[unknown] + distance).at(1)
                let wishing = LinearSystem(variableCount: count, constraints: constraints + [wish])
                guard case .solved(let moved) = wishing.solved() else { return false }
                return (moved.values[unknown] - solution.values[unknown]).magnitude > 1e-6
            }
        }
        let freedom = system.freedom()
        #expect((freedom?.unknowns ?? []) == movable)
        guard let freedom else { return }
        for constraint in constraints where constraint.priority.isRequired {
            #expect(constraint.violation(in: freedom.otherValues) < 1e-6)
        }
        #expect(movable.allSatisfy { (freedom.otherValues[$0] - solution.values[$0]).magnitude > 1e-6 })
    }

    @Test func `an unknown that nothing names is open`() throws {
        #expect(try #require(system(2, x == 1).freedom()).unknowns == [1])
    }
}

@Suite struct DecisionTests {
    private func decisions(_ system: LinearSystem) throws -> [[LinearTerm]?] {
        guard case .solved(let solution) = system.solved() else { throw Unsolved() }
        return system.decisions(in: solution.values)
    }

    private struct Unsolved: Error {}

    @Test func `a number follows from the constraints that are tight, with their factors`() throws {
        let found = try decisions(system(3, x == 4, y == 2 * x + 8, y >= 3, z + y == 100, (z == 50).at(250)))
        #expect(found[0] == [LinearTerm(0, 1)])
        #expect(found[1] == [LinearTerm(0, 2), LinearTerm(1, 1)])
        #expect(found[2] == [LinearTerm(0, -2), LinearTerm(1, -1), LinearTerm(3, 1)])
    }

    @Test func `of two that say the same the stronger one decides`() throws {
        #expect(try decisions(system(1, (x == 4).at(250), x >= 4))[0] == [LinearTerm(1, 1)])
    }

    @Test func `nothing decides what is open`() throws {
        #expect(try decisions(system(1))[0] == nil)
    }

    @Test func `one that gave way names what is stronger`() throws {
        let system = system(2, x == 4, y >= 1, (x >= 9).at(750), (x == 6).at(250))
        guard case .solved(let solution) = system.solved() else { throw Unsolved() }
        #expect(system.stronger(than: 2, in: solution) == [0])
        #expect(system.stronger(than: 3, in: solution) == [0])
    }

    @Test func `one of two equals gave way to the other`() throws {
        let system = system(1, (x == 4).at(750), (x == 9).at(750), (x == 9).at(750))
        guard case .solved(let solution) = system.solved() else { throw Unsolved() }
        #expect(system.stronger(than: 0, in: solution).count == 1)
    }
}

/// Whole numbers that are the same in every run.
private struct SmallNumbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }
}
