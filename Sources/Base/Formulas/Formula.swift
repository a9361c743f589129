package import Diagnostics

/// A parsed formula, such as `isIPhoneX ? 44 : 20`: a closed tree in which every part has its span.
package struct Formula: Equatable, Sendable {
    package let kind: Kind
    package let span: SourceSpan

    package init(_ kind: Kind, at span: SourceSpan) {
        self.kind = kind
        self.span = span
    }

    package indirect enum Kind: Equatable, Sendable {
        case number(Double)
        /// A fact that code can ask the system for, such as `screen.height`.
        case fact(FormulaFact)
        /// Another formula of the same set, by its name.
        case macro(String)
        /// The path of a value that is calculated elsewhere, such as `window.safeAreaInsets.bottom`.
        case path(String)
        case not(Formula)
        case negated(Formula)
        case binary(FormulaOperator, Formula, Formula)
        /// The greater or the lesser of two numbers.
        case extreme(isGreatest: Bool, Formula, Formula)
        case choice(condition: Formula, then: Formula, otherwise: Formula)
    }

    /// The direct parts of the formula, in source order.
    var parts: [Formula] {
        switch kind {
        case .number, .fact, .macro, .path: []
        case .not(let part), .negated(let part): [part]
        case .binary(_, let left, let right), .extreme(_, let left, let right): [left, right]
        case .choice(let condition, let then, let otherwise): [condition, then, otherwise]
        }
    }

    /// The formula and everything inside it, from left to right.
    var all: [Formula] { [self] + parts.flatMap { $0.all } }
}

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

    /// The type of both operands; nil where they may have either, as long as it is the same.
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

/// The type of a formula's result.
package enum FormulaType: Hashable, Sendable {
    case number
    /// A Boolean.
    case condition

    /// "a number" or "a condition".
    var phrase: Message { self == .number ? "a number" : "a condition" }
}
