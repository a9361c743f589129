/// The result of a formula.
package enum FormulaValue: Hashable, Sendable {
    case number(Double)
    case condition(Bool)
    /// The formula reads a missing value, or divides by zero.
    case unavailable

    /// The number, when it is one.
    package var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// A number, or unavailable if the arithmetic overflowed.
    init(checking number: Double) {
        self = number.isFinite ? .number(number) : .unavailable
    }
}

extension Formula {
    /// The result of the formula. As in C, operands that `&&`, `||` and `? :` do not need are not evaluated.
    func value(_ inputs: FormulaInputs, macros: [String: FormulaValue]) -> FormulaValue {
        switch kind {
        case .number(let number): return .number(number)
        case .fact(let fact): return inputs.facts[fact]
        case .macro(let name): return macros[name] ?? .unavailable
        case .path(let path): return inputs.values[path].map { FormulaValue(checking: $0) } ?? .unavailable
        case .not(let part):
            guard case .condition(let flag) = part.value(inputs, macros: macros) else { return .unavailable }
            return .condition(!flag)
        case .negated(let part):
            return part.value(inputs, macros: macros).number.map { .number(-$0) } ?? .unavailable
        case .extreme(let isGreatest, let first, let second):
            guard let one = first.value(inputs, macros: macros).number,
                let other = second.value(inputs, macros: macros).number
            else { return .unavailable }
            return .number(isGreatest ? max(one, other) : min(one, other))
        case .binary(let sign, let left, let right):
            let first = left.value(inputs, macros: macros)
            if let decided = sign.decided(by: first) { return decided }
            return sign.apply(first, right.value(inputs, macros: macros))
        case .choice(let condition, let then, let otherwise):
            guard case .condition(let flag) = condition.value(inputs, macros: macros) else { return .unavailable }
            return (flag ? then : otherwise).value(inputs, macros: macros)
        }
    }
}

extension FormulaOperator {
    /// The result if the left operand alone decides it: false for `&&`, true for `||`.
    fileprivate func decided(by left: FormulaValue) -> FormulaValue? {
        switch (self, left) {
        case (.and, .condition(false)), (.or, .condition(true)): left
        default: nil
        }
    }

    /// The result for two operands of the right types; unavailable if one of them is unavailable.
    fileprivate func apply(_ left: FormulaValue, _ right: FormulaValue) -> FormulaValue {
        switch (left, right) {
        case (.condition(let first), .condition(let second)):
            switch self {
            case .or: return .condition(first || second)
            case .and: return .condition(first && second)
            case .equal: return .condition(first == second)
            case .notEqual: return .condition(first != second)
            case .less, .lessOrEqual, .greater, .greaterOrEqual, .plus, .minus, .times, .divided: return .unavailable
            }
        case (.number(let first), .number(let second)): return apply(first, second)
        default: return .unavailable
        }
    }

    private func apply(_ first: Double, _ second: Double) -> FormulaValue {
        switch self {
        case .equal: .condition(first == second)
        case .notEqual: .condition(first != second)
        case .less: .condition(first < second)
        case .lessOrEqual: .condition(first <= second)
        case .greater: .condition(first > second)
        case .greaterOrEqual: .condition(first >= second)
        case .plus: FormulaValue(checking: first + second)
        case .minus: FormulaValue(checking: first - second)
        case .times: FormulaValue(checking: first * second)
        case .divided: FormulaValue(checking: first / second)
        case .or, .and: .unavailable
        }
    }
}
