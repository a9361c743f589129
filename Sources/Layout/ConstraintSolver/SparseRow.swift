/// A constant plus terms in the order of their variables, none of which has a coefficient of 0.
struct SparseRow {
    var constant: Double
    var terms: [LinearTerm]

    /// The position of a variable's term; nil where it has none.
    func position(of variable: Int) -> Int? {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].variable == variable ? low : nil
    }

    func coefficient(of variable: Int) -> Double { position(of: variable).map { terms[$0].coefficient } ?? 0 }

    mutating func remove(_ variable: Int) {
        if let position = position(of: variable) { terms.remove(at: position) }
    }

    /// The row with an expression in the place of a variable.
    func substituting(_ variable: Int, by expression: SparseRow) -> SparseRow {
        adding(expression, times: coefficient(of: variable), without: variable)
    }

    /// The sum with another row, less the term of a variable.
    func adding(_ expression: SparseRow, times factor: Double = 1, without variable: Int = -1) -> SparseRow {
        var result = SparseRow(constant: constant + factor * expression.constant, terms: [])
        result.terms.reserveCapacity(terms.count + expression.terms.count)
        var added = expression.terms[...]
        for term in terms where term.variable != variable {
            while let next = added.first, next.variable < term.variable {
                result.append(next.variable, factor * next.coefficient)
                added.removeFirst()
            }
            var coefficient = term.coefficient
            if let next = added.first, next.variable == term.variable {
                coefficient += factor * next.coefficient
                added.removeFirst()
            }
            result.append(term.variable, coefficient)
        }
        for term in added { result.append(term.variable, factor * term.coefficient) }
        return result
    }

    private mutating func append(_ variable: Int, _ coefficient: Double) {
        if coefficient.magnitude > Self.negligible { terms.append(LinearTerm(variable, coefficient)) }
    }

    /// The row solved for a variable: without its term, and divided by its negative coefficient.
    func solved(for variable: Int) -> SparseRow {
        let divisor = -coefficient(of: variable)
        return SparseRow(
            constant: constant / divisor,
            terms: terms.filter { $0.variable != variable }.map { LinearTerm($0.variable, $0.coefficient / divisor) })
    }
}

/// A buffer for adding rows: one number for each variable, and the variables that were touched.
struct RowSum {
    private(set) var constant = 0.0
    private var coefficients: [Double] = []
    private var isTouched: [Bool] = []
    private var touched: [Int] = []

    mutating func add(constant added: Double) { constant += added }

    mutating func add(_ variable: Int, _ coefficient: Double) {
        if variable >= coefficients.count {
            let missing = variable + 1 - coefficients.count + coefficients.count / 2
            coefficients += repeatElement(0, count: missing)
            isTouched += repeatElement(false, count: missing)
        }
        coefficients[variable] += coefficient
        if !isTouched[variable] {
            isTouched[variable] = true
            touched.append(variable)
        }
    }

    mutating func add(_ row: SparseRow, times factor: Double) {
        constant += row.constant * factor
        for term in row.terms { add(term.variable, term.coefficient * factor) }
    }

    /// The sum as a row; the place is empty afterwards.
    mutating func take() -> SparseRow {
        touched.sort()
        var terms: [LinearTerm] = []
        terms.reserveCapacity(touched.count)
        for variable in touched {
            let coefficient = coefficients[variable]
            if coefficient.magnitude > SparseRow.negligible { terms.append(LinearTerm(variable, coefficient)) }
            coefficients[variable] = 0
            isTouched[variable] = false
        }
        touched.removeAll(keepingCapacity: true)
        defer { constant = 0 }
        return SparseRow(constant: constant, terms: terms)
    }
}

extension SparseRow {
    /// A coefficient that is as small as this is a remnant of arithmetic.
    static let negligible = 1e-11
}
