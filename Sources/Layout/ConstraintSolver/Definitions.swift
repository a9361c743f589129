/// Unknowns that equations express by other variables.
///
/// An expression is created once and updated when it is requested, so that a tree of views whose root is placed last costs no
/// more than one whose root is placed first.
struct Definitions {
    private var expressions: [SparseRow?]
    private var sum = RowSum()

    init(count: Int) { expressions = Array(repeating: nil, count: count) }

    mutating func define(_ variable: Int, as expression: SparseRow) { expressions[variable] = expression }

    /// The terms with every unknown replaced that has an expression or a row, and without unknowns fixed at 0.
    mutating func resolved(_ terms: [LinearTerm], constant: Double, in tableau: Tableau) -> SparseRow {
        for term in terms where expression(of: term.variable) != nil { bringUpToDate(term.variable, in: tableau) }
        sum.add(constant: constant)
        for term in terms { add(term, in: tableau) }
        return sum.take()
    }

    private func expression(of variable: Int) -> SparseRow? {
        variable < expressions.count ? expressions[variable] : nil
    }

    private mutating func add(_ term: LinearTerm, in tableau: Tableau) {
        if !tableau.isReplaced[term.variable] {
            sum.add(term.variable, term.coefficient)
        } else if let row = tableau.rows[term.variable] ?? expression(of: term.variable) {
            sum.add(row, times: term.coefficient)
        }
    }

    /// Works through a chain of expressions from its end, without recursion, as it may be as long as the system.
    private mutating func bringUpToDate(_ variable: Int, in tableau: Tableau) {
        var open = [variable]
        while let top = open.last, let expression = expressions[top] {
            if isCurrent(expression, in: tableau) {
                open.removeLast()
                continue
            }
            let behind = expression.terms.filter { term in
                self.expression(of: term.variable).map { !isCurrent($0, in: tableau) } ?? false
            }
            if behind.isEmpty {
                sum.add(constant: expression.constant)
                for term in expression.terms { add(term, in: tableau) }
                expressions[top] = sum.take()
                open.removeLast()
            } else {
                open += behind.map { $0.variable }
            }
        }
    }

    private func isCurrent(_ expression: SparseRow, in tableau: Tableau) -> Bool {
        for term in expression.terms where tableau.isReplaced[term.variable] { return false }
        return true
    }
}
