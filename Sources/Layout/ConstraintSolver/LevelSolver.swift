/// Solves a system level by level: required constraints, then one priority after the other, each within the solutions of the
/// previous levels.
///
/// At each level the sum of absolute errors is minimized by the simplex method. A quantity that would raise the minimum if it
/// were more than 0 is then fixed at 0, which leaves exactly the solutions that are best so far: one tableau serves all levels,
/// and the order of levels is strict.
struct LevelSolver {
    private let system: LinearSystem
    private let tolerance: Double
    /// Whether each required constraint leaves a mark in the rows to which it contributes.
    private let marksOrigins: Bool
    private var definitions: Definitions
    private(set) var tableau = Tableau()
    private var kinds: [Kind]

    private enum Kind {
        /// An unknown of the system, which may be negative.
        case unknown
        /// A slack or an error, at least 0, with the position of its constraint.
        case nonNegative(Int)
        /// A variable that is always 0: it records which required equation contributed to a row.
        case mark(Int)
    }

    init(_ system: LinearSystem, marksOrigins: Bool = false) {
        self.system = system
        self.marksOrigins = marksOrigins
        tolerance = system.tolerance
        definitions = Definitions(count: system.variableCount)
        kinds = Array(repeating: .unknown, count: system.variableCount)
        if system.variableCount > 0 { tableau.makeRoom(for: system.variableCount - 1) }
    }

    mutating func solveAll() throws(Contradiction) {
        try solveRequired()
        let optional = system.constraints.indices.filter { !system.constraints[$0].priority.isRequired }
        var rest = optional.sorted {
            let (first, second) = (system.constraints[$0].priority, system.constraints[$1].priority)
            return first == second ? $0 < $1 : first > second
        }[...]
        while let first = rest.first {
            let priority = system.constraints[first].priority
            let level = rest.prefix { system.constraints[$0].priority == priority }
            solve(level)
            rest = rest.dropFirst(level.count)
        }
    }

    mutating func solveRequired() throws(Contradiction) {
        let required = system.constraints.indices.filter { system.constraints[$0].priority.isRequired }
        // Equations first: they need no step of the simplex method, and leave fewer unknowns.
        for position in required where system.constraints[position].relation == .equal {
            try requireEquality(position)
        }
        for position in required where system.constraints[position].relation != .equal {
            try requireInequality(position)
        }
    }

    /// The number of unknowns in the system.
    var unknownCount: Int { system.variableCount }

    /// The value of each unknown; undetermined unknowns are 0.
    mutating func values() -> [Double] { (0..<unknownCount).map { expression(of: $0).constant } }

    /// An unknown in terms of variables that are undetermined or fixed at 0.
    mutating func expression(of unknown: Int) -> SparseRow { resolved([LinearTerm(unknown)], constant: 0) }

    /// Whether the variable is an undetermined unknown of the system.
    func isUnknown(_ variable: Int) -> Bool { if case .unknown = kinds[variable] { true } else { false } }

    /// Whether the quantity is limited, because another one would become negative.
    mutating func isLimited(_ variable: Int) -> Bool { tableau.limit(of: variable) != nil }

    /// The constraint that a mark represents; nil for other variables.
    func markedConstraint(_ variable: Int) -> Int? {
        if case .mark(let position) = kinds[variable] { position } else { nil }
    }

    // MARK: Required constraints

    private mutating func requireEquality(_ position: Int) throws(Contradiction) {
        var row = row(of: position)
        if marksOrigins { row.terms.append(LinearTerm(newVariable(.mark(position)))) }
        if let subject = subject(of: row) {
            define(subject, by: row)
        } else if row.constant.magnitude > tolerance {
            throw contradiction(row, position)
        }
    }

    private mutating func requireInequality(_ position: Int) throws(Contradiction) {
        var row = row(of: position)
        if let subject = subject(of: row) {
            row.terms.append(LinearTerm(newVariable(.nonNegative(position)), -1))
            define(subject, by: row)
            return
        }
        if row.constant >= -tolerance {
            row.constant = max(0, row.constant)
            // A quantity that cannot become negative needs no row.
            if row.terms.contains(where: { $0.coefficient < 0 && !isMark($0.variable) }) {
                tableau.setRow(of: newVariable(.nonNegative(position)), row)
            }
            return
        }
        try raise(row, position)
    }

    /// Makes the value of a constraint's row 0 by steps that keep all other rows as they have to be.
    private mutating func raise(_ start: SparseRow, _ position: Int) throws(Contradiction) {
        let slack = newVariable(.nonNegative(position))
        var row = start
        while row.constant < 0 {
            guard let entering = row.terms.first(where: { $0.coefficient > Tableau.epsilon && !isMark($0.variable) })
            else {
                if row.constant >= -tolerance { row.constant = 0 } else { throw contradiction(row, position) }
                break
            }
            let needed = -row.constant / entering.coefficient
            if let limit = tableau.limit(of: entering.variable), limit.step < needed {
                tableau.exchange(limit.row, with: entering.variable)
                row = resolved(row.terms, constant: row.constant)
            } else {
                tableau.setRow(of: slack, row)
                tableau.exchange(slack, with: entering.variable)
                return
            }
        }
        tableau.setRow(of: slack, row)
    }

    private func contradiction(_ row: SparseRow, _ position: Int) -> Contradiction {
        var origins = [position]
        for term in row.terms {
            switch kinds[term.variable] {
            case .nonNegative(let origin), .mark(let origin): origins.append(origin)
            case .unknown: break
            }
        }
        return Contradiction(origins: origins.sorted())
    }

    // MARK: Optional constraints

    /// Minimizes the errors of the constraints of one level, and fixes the quantities at which the minimum is reached.
    private mutating func solve(_ level: ArraySlice<Int>) {
        var cost = RowSum()
        for position in level { addOptional(position, to: &cost) }
        let objective = minimized(cost.take())
        for term in objective.terms where term.coefficient > Tableau.epsilon {
            tableau.fixAtZero(term.variable)
        }
    }

    private mutating func addOptional(_ position: Int, to cost: inout RowSum) {
        var row = row(of: position)
        let isEquality = system.constraints[position].relation == .equal
        guard !row.terms.isEmpty else { return }
        let subject = subject(of: row)
        if subject == nil, !isEquality, row.constant >= 0, row.terms.allSatisfy({ $0.coefficient >= 0 }) { return }
        let shortfall = newVariable(.nonNegative(position))
        let excess = newVariable(.nonNegative(position))
        // Excess beyond an inequality is no error.
        let excessCost: Double = isEquality ? 1 : 0
        if let subject {
            row.terms += [LinearTerm(shortfall), LinearTerm(excess, -1)]
            define(subject, by: row)
            cost.add(shortfall, 1)
            cost.add(excess, excessCost)
        } else if row.constant >= 0 {
            row.terms.append(LinearTerm(shortfall))
            tableau.setRow(of: excess, row)
            cost.add(shortfall, 1)
            cost.add(row, times: excessCost)
        } else {
            let negative = SparseRow(
                constant: -row.constant,
                terms: row.terms.map { LinearTerm($0.variable, -$0.coefficient) } + [LinearTerm(excess)])
            tableau.setRow(of: shortfall, negative)
            cost.add(negative, times: 1)
            cost.add(excess, excessCost)
        }
    }

    /// The objective at its minimum, in terms of the variables that are 0 there; pivots the tableau to reach it.
    mutating func minimized(_ start: SparseRow) -> SparseRow {
        var objective = start
        var stepsWithoutGain = 0
        while let entering = entering(for: objective, avoidsCircles: stepsWithoutGain > 20) {
            guard let limit = tableau.limit(of: entering) else { break }
            stepsWithoutGain = limit.step > Tableau.epsilon ? 0 : stepsWithoutGain + 1
            tableau.exchange(limit.row, with: entering)
            guard let expression = tableau.rows[entering] else { break }
            objective = objective.substituting(entering, by: expression)
        }
        return objective
    }

    /// The quantity that lowers an objective most where it grows; the first one where steps could cycle.
    private func entering(for objective: SparseRow, avoidsCircles: Bool) -> Int? {
        var best: LinearTerm?
        for term in objective.terms where term.coefficient < -Tableau.epsilon && !isUnknown(term.variable) {
            if avoidsCircles { return term.variable }
            if best.map({ term.coefficient < $0.coefficient }) ?? true { best = term }
        }
        return best?.variable
    }

    // MARK: Rows

    /// A constraint as a row that is 0, or at least 0.
    private mutating func row(of position: Int) -> SparseRow {
        let constraint = system.constraints[position]
        var row = resolved(constraint.terms, constant: -constraint.constant)
        if constraint.relation == .lessOrEqual {
            row.constant = -row.constant
            for term in row.terms.indices { row.terms[term].coefficient = -row.terms[term].coefficient }
        }
        return row
    }

    private mutating func resolved(_ terms: [LinearTerm], constant: Double) -> SparseRow {
        definitions.resolved(terms, constant: constant, in: tableau)
    }

    /// The unknown by which a row is solved: the one with the largest coefficient, so that little arithmetic is lost.
    private func subject(of row: SparseRow) -> Int? {
        var best: LinearTerm?
        for term in row.terms where isUnknown(term.variable) {
            if best.map({ term.coefficient.magnitude > $0.coefficient.magnitude }) ?? true { best = term }
        }
        return best?.variable
    }

    private mutating func define(_ unknown: Int, by row: SparseRow) {
        definitions.define(unknown, as: row.solved(for: unknown))
        tableau.replace(unknown)
    }

    private func isMark(_ variable: Int) -> Bool { markedConstraint(variable) != nil }

    private mutating func newVariable(_ kind: Kind) -> Int {
        let variable = kinds.count
        kinds.append(kind)
        tableau.makeRoom(for: variable)
        return variable
    }
}
