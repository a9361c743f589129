import ConstraintLogs
import ConstraintSolver

/// A system without the constraints that UIKit would break, one for each contradiction.
struct ConstraintBreaking {
    /// The constraints that are left.
    private(set) var system: LinearSystem
    /// The positions of the constraints that are left, among all.
    private(set) var kept: [Int]
    private(set) var conflicts: [ConstraintConflict] = []
    /// The conflicts by positions among all constraints.
    private(set) var contradicting: [ConstraintEquations.Contradicting] = []
    private(set) var values: [Double] = []

    /// The limit on contradictions, after which the other required constraints of the app and of stack views count as ones of 999,
    /// so that solving ends soon.
    private static let maxConflicts = 30

    init(_ equations: ConstraintEquations) {
        system = equations.system
        kept = Array(system.constraints.indices)
        var isLowered = false
        while case .contradictory(let places) = system.solved() {
            guard let first = places.first else { break }
            if conflicts.count < Self.maxConflicts {
                let conflict = equations.conflict(among: places.map { kept[$0] })
                conflicts.append(conflict)
                contradicting.append(
                    ConstraintEquations.Contradicting(
                        positions: places.map { kept[$0] }, leftOut: kept[places[conflict.victim]]))
                leaveOut(places[conflict.victim])
            } else if isLowered {
                leaveOut(first)
            } else {
                lowerPriorities(equations)
                isLowered = true
            }
        }
        if case .solved(let solution) = system.solved() {
            values = solution.values
        } else {
            values = Array(repeating: 0, count: system.variableCount)
        }
    }

    private mutating func leaveOut(_ place: Int) {
        kept.remove(at: place)
        system.constraints.remove(at: place)
    }

    private mutating func lowerPriorities(_ equations: ConstraintEquations) {
        for place in kept.indices {
            guard equations.source(kept[place]).listed != nil else { continue }
            let priority = min(system.constraints[place].priority, ConstraintPriority(999))
            system.constraints[place].priority = priority
        }
    }
}

extension ConstraintEquations {
    /// A contradiction of some of the system's constraints, with the one that UIKit breaks by the hypothesis.
    func conflict(among positions: [Int]) -> ConstraintConflict {
        let logged = LoggedConflict(positions.map { loggedConstraint($0) })
        let members = positions.map { member($0) }
        let all = Array(positions.indices)
        guard let victim = brokenConstraint(among: positions) else {
            let victim = logged.expectedVictim(among: all)
            return ConstraintConflict(members: members, victim: victim?.constraint ?? 0, kind: nil)
        }
        return ConstraintConflict(members: members, victim: victim, kind: logged.kind(of: victim, among: all))
    }

    /// A constraint of the system in the notation of scenarios.
    func member(_ position: Int) -> ConstraintConflict.Member {
        switch source(position) {
        case .app(let index):
            let constraint = tree.constraints[index].constraint
            return ConstraintConflict.Member(
                text: constraint.text, identifier: constraint.identifier, constraint: constraint)
        case .stack(let index):
            let constraint = tree.constraints[index].constraint
            return ConstraintConflict.Member(
                text: constraint.text, identifier: constraint.identifier, constraint: nil)
        case .known, .mask, .autoresizing, .content, .fitting, .size:
            return ConstraintConflict.Member(text: text(of: position), identifier: nil, constraint: nil)
        }
    }
}
