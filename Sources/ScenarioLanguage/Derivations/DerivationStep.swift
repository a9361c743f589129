package import LayoutEngine

/// One number of a derivation as people read it: steps that merely pass a number on are folded into one.
package struct DerivationStep: Sendable {
    package let value: Double
    /// True when the number is subtracted in the step above.
    package let isSubtracted: Bool
    package let name: Localized
    package let origin: Origin
    /// The rules that made the number, the last one first; more than one where a number was passed on.
    package let rules: [Rule]
    /// The numbers that it was made of.
    package let terms: [DerivationStep]

    package enum Origin: Hashable, Sendable {
        case device(Provenance)
        case scenario
        case initialValue
        case rule(Derivation.Operation)
        /// The same number with the same name has been explained further up.
        case explainedAbove
    }

    /// The steps behind a quantity, from the result down.
    package init(_ quantity: Quantity) {
        var explained: Set<String> = []
        self.init(quantity, isSubtracted: false, &explained)
    }

    private init(_ quantity: Quantity, isSubtracted: Bool, _ explained: inout Set<String>) {
        value = quantity.value
        self.isSubtracted = isSubtracted
        name = quantity.derivation.name
        let chain = PassedQuantity(quantity)
        rules = chain.rules
        switch chain.source.derivation.origin {
        case .device(let provenance): (origin, terms) = (.device(provenance), [])
        case .scenario: (origin, terms) = (.scenario, [])
        case .initialValue: (origin, terms) = (.initialValue, [])
        case .rule(_, let operation, _):
            let parts = chain.terms
            let isNew = explained.insert("\(name.english) \(value)").inserted
            origin = isNew || parts.isEmpty ? .rule(operation) : .explainedAbove
            terms =
                isNew
                ? parts.map { DerivationStep($0.quantity, isSubtracted: $0.isSubtracted, &explained) } : []
        }
    }
}
