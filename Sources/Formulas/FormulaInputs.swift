/// Everything that a set of formulas reads.
package struct FormulaInputs: Sendable {
    package let facts: FormulaFacts
    /// The values at paths; one that is missing is unavailable.
    package let values: [String: Double]

    package init(facts: FormulaFacts, values: [String: Double]) {
        self.facts = facts
        self.values = values
    }
}
