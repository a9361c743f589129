/// What a formula comes to.
package enum FormulaValue: Hashable, Sendable {
    case number(Double)
    case condition(Bool)
    /// It reads something that is not there, or divides by zero.
    case unavailable

    /// The number, when it is one.
    package var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// A number, unless the arithmetic went beyond all bounds.
    init(checking number: Double) {
        self = number.isFinite ? .number(number) : .unavailable
    }
}
