package import Diagnostics

/// A parsed formula, such as `isIPhoneX ? 44 : 20`: a closed tree in which every part knows its place.
package struct Formula: Sendable {
    package let kind: Kind
    package let span: SourceSpan

    package init(_ kind: Kind, at span: SourceSpan) {
        self.kind = kind
        self.span = span
    }

    package indirect enum Kind: Sendable {
        case number(Double)
        /// What code can ask the system for, such as `screen.height`.
        case fact(FormulaFact)
        /// Another formula of the same set, by its name.
        case macro(String)
        /// A value that is worked out elsewhere, by its path, such as `window.safeAreaInsets.bottom`.
        case path(String)
        case not(Formula)
        case negated(Formula)
        case binary(FormulaOperator, Formula, Formula)
        /// The greater or the lesser of two numbers.
        case extreme(isGreatest: Bool, Formula, Formula)
        case choice(condition: Formula, then: Formula, otherwise: Formula)
    }

    /// The parts of which the formula is directly made, in source order.
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
