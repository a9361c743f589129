/// An operator between two operands, with C's precedence.
package enum FormulaOperator: String, CaseIterable, Hashable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    /// Higher binds tighter.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual: 3
        case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
        case .plus, .minus: 5
        case .times, .divided: 6
        }
    }

    /// What both operands have to be; nil where two of any type do, as long as it is the same.
    var operandType: FormulaType? {
        switch self {
        case .or, .and: .condition
        case .equal, .notEqual: nil
        default: .number
        }
    }

    var resultType: FormulaType {
        switch self {
        case .plus, .minus, .times, .divided: .number
        default: .condition
        }
    }
}
