import Diagnostics

/// Finds the types of formulas, and operands that do not fit.
struct FormulaTypeChecker {
    /// The types of the macros that can be named; nil inside for one that has errors of its own.
    let types: [String: FormulaType?]
    /// All names that the formula may use, for suggestions.
    let known: [String]
    private(set) var diagnostics: [Diagnostic] = []

    init(types: [String: FormulaType?], known: [String]) {
        self.types = types
        self.known = known
    }

    /// The type of a formula; nil where something inside was reported.
    mutating func type(of formula: Formula) -> FormulaType? {
        switch formula.kind {
        case .number, .path: return .number
        case .fact(let fact): return fact.type
        case .macro(let name):
            guard let type = types[name] else {
                diagnostics.append(FormulaCodes.unknownName(name, known: known, at: formula.span))
                return nil
            }
            return type
        case .not(let part): return demand(.condition, of: [part], for: "'!'") ? .condition : nil
        case .negated(let part): return demand(.number, of: [part], for: "'-'") ? .number : nil
        case .extreme(let isGreatest, let first, let second):
            return demand(.number, of: [first, second], for: isGreatest ? "'max'" : "'min'") ? .number : nil
        case .binary(let sign, let left, let right):
            if let wanted = sign.operandType {
                return demand(wanted, of: [left, right], for: "'\(sign.rawValue)'") ? sign.resultType : nil
            }
            return common(left, right, for: "'\(sign.rawValue)'") == nil ? nil : sign.resultType
        case .choice(let condition, let then, let otherwise):
            let isCondition = demand(.condition, of: [condition], for: "'?'")
            let type = common(then, otherwise, for: "':'")
            return isCondition ? type : nil
        }
    }

    /// Checks whether all parts have the wanted type; reports parts that have another one.
    private mutating func demand(_ wanted: FormulaType, of parts: [Formula], for user: String) -> Bool {
        var isFine = true
        for part in parts {
            guard let type = type(of: part) else {
                isFine = false
                continue
            }
            guard type != wanted else { continue }
            diagnostics.append(FormulaCodes.wrongType(type, wanted: wanted, for: user, at: part.span))
            isFine = false
        }
        return isFine
    }

    /// The type that two parts share; nil, with a report, when they differ.
    private mutating func common(_ first: Formula, _ second: Formula, for user: String) -> FormulaType? {
        let types = (type(of: first), type(of: second))
        guard let left = types.0, let right = types.1 else { return nil }
        if left == right { return left }
        diagnostics.append(FormulaCodes.wrongType(right, wanted: left, for: user, at: second.span))
        return nil
    }
}
