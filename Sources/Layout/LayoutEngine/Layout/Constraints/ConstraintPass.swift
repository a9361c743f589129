import ConstraintSolver
import Geometry

/// The equations of a tree, solved once: frames with their reasons, and the findings about the constraints.
struct ConstraintPass {
    private let equations: ConstraintEquations
    private let breaking: ConstraintBreaking
    /// The solved constraints, with unknown numbers at some value.
    private let system: LinearSystem
    /// The position of each solved constraint among all constraints of the tree; after them the numbers that were set.
    private let positions: [Int]
    private let values: [Double]
    /// The unknowns that depend on unpublished numbers, and those that the constraints leave open.
    private let hanging: [Bool]
    private let open: [Bool]
    private let otherValues: [Double]
    let solution: ConstraintSolution
    private let reasons: ConstraintReasons

    init(_ equations: ConstraintEquations, in environment: Environment) {
        self.equations = equations
        breaking = ConstraintBreaking(equations)
        var system = breaking.system
        var positions = breaking.kept
        var values = breaking.values
        var hanging = values.map { _ in false }
        var freedom = system.freedom()
        let unknown = equations.unknownVariables
        if !unknown.isEmpty {
            for index in freedom?.unknowns ?? [] { hanging[index] = true }
            // Unknown numbers are fixed at any value that the others allow, so that the remaining open unknowns are open by
            // themselves.
            for (variable, position) in unknown {
                system.constraints.append(LinearConstraint([LinearTerm(variable)], .equal, values[variable]))
                positions.append(position)
            }
            if case .solved(let solution) = system.solved() { values = solution.values }
            freedom = system.freedom()
        }
        var open = values.map { _ in false }
        for index in freedom?.unknowns ?? [] { open[index] = true }
        otherValues = freedom?.otherValues ?? values
        self.system = system
        self.positions = positions
        self.values = values
        self.hanging = hanging
        self.open = open
        reasons = ConstraintReasons(
            equations, system, positions: positions, values: values, hanging: hanging, open: open)
        solution = reasons.solution(in: environment)
    }

    /// The nodes whose given numbers differ from those in other equations of the same tree.
    func changes(to other: ConstraintEquations) -> [Int] {
        var nodes: [Int] = []
        for (old, new) in zip(equations.known, other.known) {
            let difference = (old.quantity.value - new.quantity.value).magnitude
            let isSame = old.quantity.isKnown ? difference <= 1e-6 : !new.quantity.isKnown
            if !isSame, !nodes.contains(old.key.node) { nodes.append(old.key.node) }
        }
        return nodes
    }

    /// The root's height.
    var rootHeight: Double { values[ConstraintEquations.variable(ConstraintTree.root, .bottom)] }

    /// The root's size with its reasons.
    func rootSize(_ path: PathName) -> DerivedSize { reasons.rootSize(path) }

    // MARK: Findings

    /// The most optional constraints that gave way which are looked into.
    private static let maxYielding = 20

    /// - Parameter loop: the names of views that do not settle.
    func report(loop: [String]) -> ConstraintReport {
        let openNumbers = openNumbers
        let plan = equations.plan(
            values, or: openNumbers.isEmpty ? nil : otherValues,
            openNumbers: openNumbers.map { $0.name }, breaking.contradicting)
        return ConstraintReport(
            conflicts: breaking.conflicts, openNumbers: openNumbers, yielding: yielding, loop: loop, plan: plan)
    }

    private var openNumbers: [OpenNumber] {
        let tree = equations.tree
        var numbers: [OpenNumber] = []
        for (index, node) in tree.nodes.enumerated() where node.isConstrained && node.stackGuideName == nil {
            for (edge, name) in Self.numbers {
                let variable = ConstraintEquations.variable(index, edge)
                guard open[variable] else { continue }
                numbers.append(
                    OpenNumber(
                        view: node.label, number: "\(node.framePropertyName).\(name)",
                        values: [values[variable], otherValues[variable]]))
            }
        }
        for index in tree.nodes.indices {
            for (edge, name) in [(Edge.right, "width"), (.bottom, "height")] {
                guard let variable = equations.contentVariable(index, edge), open[variable] else { continue }
                numbers.append(
                    OpenNumber(
                        view: tree.nodes[index].label, number: "contentSize.\(name)",
                        values: [values[variable], otherValues[variable]]))
            }
        }
        return numbers
    }

    /// The numbers of a frame by the edges that represent them.
    static let numbers: [(Edge, String)] = [(.left, "x"), (.top, "y"), (.right, "width"), (.bottom, "height")]

    private var yielding: [YieldingConstraint] {
        let tolerance = system.tolerance
        let violated = positions.indices.filter { place in
            guard case .app = equations.source(positions[place]) else { return false }
            let constraint = system.constraints[place]
            return !constraint.priority.isRequired && constraint.violation(in: values) > tolerance
        }
        let solution = LinearSystem.Solution(values: values, violated: violated)
        return violated.prefix(Self.maxYielding).compactMap { place in
            guard case .app(let position) = equations.source(positions[place]) else { return nil }
            var stronger: [String] = []
            for rival in system.stronger(than: place, in: solution) {
                let name = equations.member(positions[rival]).name
                if !stronger.contains(name) { stronger.append(name) }
            }
            return YieldingConstraint(
                constraint: equations.tree.constraints[position].constraint,
                distance: system.constraints[place].violation(in: values), stronger: stronger)
        }
    }
}
