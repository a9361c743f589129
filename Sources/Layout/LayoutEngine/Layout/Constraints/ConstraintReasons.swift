import ConstraintSolver
import Geometry

/// The numbers of a solution as sums of the constants of the deciding constraints and the known values of guides.
struct ConstraintReasons {
    private let equations: ConstraintEquations
    /// The position of each constraint of the system among all constraints of the tree.
    private let positions: [Int]
    private let constants: [Double]
    /// The unknowns in each constraint of the system.
    private let unknowns: [[Int]]
    private let decisions: [[LinearTerm]?]
    private let hanging: [Bool]
    private let open: [Bool]

    init(
        _ equations: ConstraintEquations, _ system: LinearSystem, positions: [Int], values: [Double], hanging: [Bool],
        open: [Bool]
    ) {
        self.equations = equations
        self.positions = positions
        self.hanging = hanging
        self.open = open
        constants = system.constraints.map { $0.constant }
        unknowns = system.constraints.map { $0.terms.map { $0.variable } }
        decisions = system.decisions(in: values)
    }

    private static let rule = ViewFrame.pinned

    /// The rule by which a number of a node follows.
    private func rule(of node: Int) -> Rule {
        let tree = equations.tree
        let isArranged = tree.nodes[node].parent.map { tree.nodes[$0].arrangesByConstraints } ?? false
        return isArranged ? StackConstraints.rule : Self.rule
    }

    /// The frames on the pixels of the screen, and the sizes of contents.
    func solution(in environment: Environment) -> ConstraintSolution {
        let tree = equations.tree
        let frames = tree.nodes.indices.map { index -> DerivedRect? in
            guard tree.nodes[index].isConstrained, tree.nodes[index].stackGuideName == nil else { return nil }
            let path: PathName = "\(tree.nodes[index].framePath)"
            func number(_ edge: Edge, _ name: String) -> Quantity {
                quantity(
                    ConstraintEquations.variable(index, edge), .path("\(path).\(name)"), by: rule(of: index))
            }
            var frame = DerivedRect(
                x: number(.left, "x"), y: number(.top, "y"), width: number(.right, "width"),
                height: number(.bottom, "height"))
            if let view = tree.nodes[index].view { frame = ControlSizes.frame(frame, of: view, in: environment) }
            return PixelAlignment.aligned(frame, as: path, in: environment)
        }
        let contents = tree.nodes.indices.map { index -> (width: Quantity?, height: Quantity?) in
            func number(_ edge: Edge, _ name: String) -> Quantity? {
                let path: PathName = "\(tree.nodes[index].label).contentSize.\(name)"
                return equations.contentVariable(index, edge).map { quantity($0, .path(path)) }
            }
            return (number(.right, "width"), number(.bottom, "height"))
        }
        return ConstraintSolution(tree, frames: frames, contentSizes: contents)
    }

    /// The root's width and height.
    func rootSize(_ path: PathName) -> DerivedSize {
        func number(_ edge: Edge, _ name: String) -> Quantity {
            let path = DerivationName.path("\(path).\(name)")
            let variable = ConstraintEquations.variable(ConstraintTree.root, edge)
            return quantity(variable, path)
        }
        return DerivedSize(width: number(.right, "width"), height: number(.bottom, "height"))
    }

    private func quantity(
        _ variable: Int, _ name: DerivationName, by rule: Rule = Self.rule
    ) -> Quantity {
        if open[variable] {
            return .sum(name, rule, [.stated(.term(.openByTheConstraints), rule, .nan)])
        }
        var (added, subtracted): ([Quantity], [Quantity]) = ([], [])
        for term in path(to: variable) {
            guard let quantity = operand(term.variable) else { continue }
            let isSubtracted = (term.coefficient < 0) != (constants[term.variable] < 0 && hasConstant(term.variable))
            let scaled = Self.scaled(quantity, by: term.coefficient.magnitude)
            if isSubtracted, quantity.value != 0 { subtracted.append(scaled) } else { added.append(scaled) }
        }
        if hanging[variable], (added + subtracted).allSatisfy({ $0.isKnown }) {
            // An inequality with an unknown number may decide instead.
            added += equations.known.filter { !$0.quantity.isKnown }.map {
                $0.quantity.named(.term(.restsOnWhatIsUnknown))
            }
        }
        if added.isEmpty, subtracted.isEmpty { return .stated(name, rule, 0) }
        return .sum(name, rule, added, minus: subtracted)
    }

    /// Longer sums are unreadable, and keep the order of the solver.
    private static let longestPath = 32

    /// The constraints that decide an unknown, in the order of the path to it from the edge of the superview, past the sizes of the
    /// views on the way.
    private func path(to variable: Int) -> [LinearTerm] {
        var rest = (decisions[variable] ?? []).filter { $0.coefficient.magnitude > 1e-9 }
        guard (2...Self.longestPath).contains(rest.count) else { return rest }
        var reached: Set<Int> = [variable]
        // The size of its own view, where the other edge is constrained, is the last step to x or y.
        if ConstraintEquations.isPosition(variable, of: equations.tree.nodes.count) { reached.insert(variable + 2) }
        var path: [LinearTerm] = []
        while let next = rest.indices.min(by: { rank(of: rest[$0], reached) < rank(of: rest[$1], reached) }) {
            let term = rest.remove(at: next)
            reached.formUnion(unknowns[term.variable])
            path.append(term)
        }
        return path.reversed()
    }

    /// On the way back from an unknown, sizes come first, then constraints on an edge that has been reached, then all others.
    private func rank(of term: LinearTerm, _ reached: Set<Int>) -> Int {
        let own = unknowns[term.variable]
        guard own.contains(where: { reached.contains($0) }) else { return 2 }
        return own.contains { ConstraintEquations.isPosition($0, of: equations.tree.nodes.count) } ? 1 : 0
    }

    /// Whether the constant is shown without its sign.
    private func hasConstant(_ place: Int) -> Bool {
        switch equations.source(positions[place]) {
        case .app, .stack, .autoresizing: true
        case .known, .mask, .content, .size, .fitting: false
        }
    }

    /// The number that a deciding constraint contributes; nil for one that has none to show.
    private func operand(_ place: Int) -> Quantity? {
        switch equations.source(positions[place]) {
        case .app(let position):
            let constraint = equations.tree.constraints[position].constraint
            return .input(.about(constraint.text, .constraint), constants[place].magnitude)
        case .stack:
            let name = equations.member(positions[place]).name
            return .input(.about(name, .constraint), constants[place].magnitude)
        case .known(let index):
            let quantity = equations.known[index].quantity
            return quantity.value == 0 ? nil : quantity
        case .autoresizing:
            let constant = constants[place].magnitude
            return constant == 0 ? nil : .input(.about(equations.text(of: positions[place]), .constraint), constant)
        case .fitting:
            let constant = constants[place]
            return constant == 0 ? nil : .input(.about(equations.text(of: positions[place]), .constraint), constant)
        case .mask, .content, .size: return nil
        }
    }

    /// So many times a number.
    private static func scaled(_ quantity: Quantity, by factor: Double) -> Quantity {
        let name = DerivationName.term(.afterMultiplying)
        if (factor - 1).magnitude < 1e-9 || quantity.value == 0 { return quantity }
        if let whole = whole(factor) { return .multiple(name, rule, whole, of: quantity) }
        if let parts = whole(1 / factor) { return .fraction(name, rule, of: quantity, by: parts) }
        return .product(name, rule, [quantity, .input(.term(.multipliers), factor)])
    }

    private static func whole(_ number: Double) -> Int? {
        number < 1000 && (number - number.rounded()).magnitude < 1e-9 ? Int(number.rounded()) : nil
    }
}
