/// What a formula gives.
package enum FormulaType: Hashable, Sendable {
    case number
    /// True or false.
    case condition

    /// "a number" or "a condition".
    var phrase: String { self == .number ? "a number" : "a condition" }
}
