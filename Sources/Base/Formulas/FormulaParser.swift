package import Diagnostics

/// Reads formulas with C's precedence: `? :`, `||`, `&&`, `== !=`, `< <= > >=`, `+ -`, `* /`, `!` and signs, `max`
/// and `min`, parentheses.
package struct FormulaParser {
    /// The limit on the nesting of parentheses, choices and signs, far below the depth that would exhaust the stack.
    static let depthLimit = 50

    private let source: FormulaSource
    private let tokens: [FormulaToken]
    private var position = 0
    private var depth = 0
    private var problem: Diagnostic?

    /// The formula, or nil after a diagnostic. Whether its names mean something is known to the set it is part of.
    package static func parse(_ source: FormulaSource) -> Diagnosed<Formula?> {
        let lexed = FormulaLexer.tokens(of: source)
        guard let tokens = lexed.value else { return Diagnosed(nil, lexed.diagnostics) }
        var parser = FormulaParser(source: source, tokens: tokens)
        let formula = parser.choice()
        if parser.problem == nil, parser.token.kind != .end { parser.fail(wanted: "an operator or the end") }
        return Diagnosed(parser.problem == nil ? formula : nil, parser.problem.map { [$0] } ?? [])
    }

    private init(source: FormulaSource, tokens: [FormulaToken]) {
        self.source = source
        self.tokens = tokens
    }

    // MARK: - Tokens

    private var token: FormulaToken { tokens[position] }

    private mutating func take(_ kind: FormulaToken.Kind) -> Bool {
        guard token.kind == kind else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ kind: FormulaToken.Kind, _ wanted: Message) -> Bool {
        if take(kind) { return true }
        fail(wanted: wanted)
        return false
    }

    /// The first problem counts; those that follow from it do not.
    private mutating func fail(wanted: Message) {
        let found = token.phrase(in: source)
        problem = problem ?? FormulaCodes.unexpectedToken(found, wanted: wanted, at: source.span(token.range))
    }

    /// Parses one level deeper; nil, with a report, if the level is too deep.
    private mutating func deeper(_ read: (inout FormulaParser) -> Formula?) -> Formula? {
        guard depth < Self.depthLimit else {
            problem = problem ?? FormulaCodes.formulaTooDeep(limit: Self.depthLimit, at: source.span(token.range))
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    // MARK: - Grammar

    /// `condition ? then : otherwise`, or anything that binds tighter.
    private mutating func choice() -> Formula? {
        deeper { parser in
            guard let condition = parser.binary(from: 1) else { return nil }
            guard parser.take(.question) else { return condition }
            guard let then = parser.choice(), parser.expect(.colon, "':'"), let otherwise = parser.choice() else {
                return nil
            }
            return Formula(
                .choice(condition: condition, then: then, otherwise: otherwise),
                at: parser.source.span(from: condition.span, to: otherwise.span))
        }
    }

    /// Operands joined by operators of at least a precedence; equal ones from left to right.
    private mutating func binary(from precedence: Int) -> Formula? {
        guard var left = unary() else { return nil }
        while case .binary(let sign) = token.kind, sign.precedence >= precedence {
            position += 1
            guard let right = binary(from: sign.precedence + 1) else { return nil }
            left = Formula(.binary(sign, left, right), at: source.span(from: left.span, to: right.span))
        }
        return left
    }

    private mutating func unary() -> Formula? {
        let first = source.span(token.range)
        if take(.not) {
            return deeper { $0.unary() }.map { Formula(.not($0), at: source.span(from: first, to: $0.span)) }
        }
        if take(.binary(.minus)) {
            return deeper { $0.unary() }.map { Formula(.negated($0), at: source.span(from: first, to: $0.span)) }
        }
        return primary()
    }

    private mutating func primary() -> Formula? {
        let span = source.span(token.range)
        switch token.kind {
        case .number(let value):
            position += 1
            return Formula(.number(value), at: span)
        case .name(let name):
            position += 1
            return named(name, at: span)
        case .open:
            position += 1
            guard let inner = choice(), expect(.close, "')'") else { return nil }
            return inner
        default:
            fail(wanted: "a number, a name or '('")
            return nil
        }
    }

    /// A function, a fact, a path or another macro.
    private mutating func named(_ name: String, at span: SourceSpan) -> Formula? {
        if FormulaSet.functions.contains(name) { return extreme(isGreatest: name == "max", at: span) }
        if let fact = FormulaFact(rawValue: name) { return Formula(.fact(fact), at: span) }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        if words.count > 1, !FormulaFact.owners.contains(String(words[0])) {
            return Formula(.path(name), at: span)
        }
        return Formula(.macro(name), at: span)
    }

    private mutating func extreme(isGreatest: Bool, at span: SourceSpan) -> Formula? {
        guard expect(.open, "'('"), let first = choice(), expect(.comma, "','"), let second = choice() else {
            return nil
        }
        let last = source.span(token.range)
        guard expect(.close, "')'") else { return nil }
        return Formula(.extreme(isGreatest: isGreatest, first, second), at: source.span(from: span, to: last))
    }
}
