/// Rows that express quantities of at least 0 – slacks and errors – by others of their kind, which are 0 at present.
///
/// Each row's constant is the present value of its quantity and never negative, so that the rows hold at any time.
struct Tableau {
    /// The rows by variable; nil for variables without a row.
    private(set) var rows: [SparseRow?] = []
    /// Whether each variable has a row or an expression elsewhere, or is fixed at 0.
    private(set) var isReplaced: [Bool] = []
    /// The variables whose rows may contain each variable; some may no longer do so.
    private var holders: [[Int]] = []
    /// The limit below which a value or a coefficient of the objective counts as 0.
    static let epsilon = 1e-9

    mutating func makeRoom(for variable: Int) {
        while rows.count <= variable {
            rows.append(nil)
            holders.append([])
            isReplaced.append(false)
        }
    }

    mutating func setRow(of variable: Int, _ row: SparseRow) {
        rows[variable] = row
        isReplaced[variable] = true
        for term in row.terms { holders[term.variable].append(variable) }
    }

    /// Exchanges a quantity that has a row with one of its terms.
    mutating func exchange(_ leaving: Int, with entering: Int) {
        guard let row = rows[leaving], row.position(of: entering) != nil else { return }
        // 0 = row − leaving, solved for the entering quantity. The leaving one was no term of its own row.
        let own = SparseRow(constant: 0, terms: [LinearTerm(leaving, 1 / row.coefficient(of: entering))])
        let expression = row.solved(for: entering).adding(own)
        rows[leaving] = nil
        isReplaced[leaving] = false
        for holder in takeHolders(of: entering) {
            guard let old = rows[holder], old.position(of: entering) != nil else { continue }
            var result = old.substituting(entering, by: expression)
            // Rounding errors of a value that was 0 must not make it negative.
            if result.constant < 0, result.constant > -Self.epsilon { result.constant = 0 }
            for term in expression.terms where old.position(of: term.variable) == nil {
                holders[term.variable].append(holder)
            }
            rows[holder] = result
        }
        setRow(of: entering, expression)
    }

    private mutating func takeHolders(of variable: Int) -> [Int] {
        let all = holders[variable]
        holders[variable] = []
        return Self.withoutRepetition(all)
    }

    private static func withoutRepetition(_ sorted: [Int]) -> [Int] {
        var result: [Int] = []
        for element in sorted.sorted() where result.last != element { result.append(element) }
        return result
    }

    /// The row that limits the growth of a quantity, and the limit; nil if nothing limits it. Among equal rows the first is
    /// chosen, so that steps do not cycle (Bland's rule).
    mutating func limit(of entering: Int) -> (row: Int, step: Double)? {
        let known = takeHolders(of: entering)
        var current: [Int] = []
        var best: (row: Int, step: Double)?
        for holder in known {
            guard let row = rows[holder] else { continue }
            let coefficient = row.coefficient(of: entering)
            guard coefficient != 0 else { continue }
            current.append(holder)
            guard coefficient < -Self.epsilon else { continue }
            let step = max(0, row.constant) / -coefficient
            if best.map({ step < $0.step - 1e-12 }) ?? true { best = (holder, step) }
        }
        holders[entering] = current
        return best
    }

    /// Removes a quantity that stays at 0 from now on.
    mutating func fixAtZero(_ variable: Int) {
        isReplaced[variable] = true
        for holder in takeHolders(of: variable) { rows[holder]?.remove(variable) }
    }

    /// Notes that a variable, which no row holds, is expressed elsewhere.
    mutating func replace(_ variable: Int) { isReplaced[variable] = true }
}
