// Solves systems that stand on standard input, one after the other, and prints what comes out: the other side of
// `Tests/Gates/constraints`, which makes the systems and solves them with another library.
//
//   system UNKNOWNS CONSTRAINTS         then as many lines of
//   PRIORITY RELATION CONSTANT VARIABLE COEFFICIENT …
//
// An answer is a line: `values X …`, or `contradictory POSITION …`. With `time` as argument each answer is followed by the
// nanoseconds of the fastest of five runs.
import ConstraintSolver

func system(_ header: [Substring]) -> LinearSystem? {
    guard header.count == 3, let unknowns = Int(header[1]), let count = Int(header[2]) else { return nil }
    var constraints: [LinearConstraint] = []
    for _ in 0..<count {
        guard let parts = readLine()?.split(separator: " "), parts.count >= 3, let priority = Int(parts[0]),
            let relation = LinearConstraint.Relation(rawValue: String(parts[1])), let constant = Double(parts[2])
        else { return nil }
        let terms = stride(from: 3, to: parts.count - 1, by: 2).compactMap { place -> LinearTerm? in
            guard let variable = Int(parts[place]), let coefficient = Double(parts[place + 1]) else { return nil }
            return LinearTerm(variable, coefficient)
        }
        constraints.append(LinearConstraint(terms, relation, constant, at: ConstraintPriority(priority)))
    }
    return LinearSystem(variableCount: unknowns, constraints: constraints)
}

func text(of outcome: LinearSystem.Outcome) -> String {
    switch outcome {
    case .solved(let solution): (["values"] + solution.values.map { "\($0)" }).joined(separator: " ")
    case .contradictory(let positions): (["contradictory"] + positions.map { "\($0)" }).joined(separator: " ")
    }
}

func fastest(of runs: Int, _ work: () -> Void) -> Int {
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in
        Int(clock.measure(work).components.attoseconds / 1_000_000_000)
    }
    return times.min() ?? 0
}

let isTimed = CommandLine.arguments.dropFirst().first == "time"
while let line = readLine() {
    guard let system = system(line.split(separator: " ")) else {
        print("unreadable")
        break
    }
    print(text(of: system.solved()))
    if isTimed { print(fastest(of: 5) { _ = system.solved() }) }
}
