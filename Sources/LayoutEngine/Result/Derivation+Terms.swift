extension Derivation {
    /// The operands of a rule; the usual one or two are kept without a list of their own.
    enum Terms: Sendable {
        case none
        case one(Term)
        case two(Term, Term)
        case many([Term])

        init(_ terms: [Term]) {
            self =
                switch terms.count {
                case 0: .none
                case 1: .one(terms[0])
                case 2: .two(terms[0], terms[1])
                default: .many(terms)
                }
        }

        @inline(__always)
        init(_ added: [Quantity], minus subtracted: [Quantity]) {
            self =
                switch (added.count, subtracted.count) {
                case (0, 0): .none
                case (1, 0): .one(Term(added[0]))
                case (0, 1): .one(Term(subtracted[0], isSubtracted: true))
                case (2, 0): .two(Term(added[0]), Term(added[1]))
                case (1, 1): .two(Term(added[0]), Term(subtracted[0], isSubtracted: true))
                default: .many(Self.list(added, minus: subtracted))
                }
        }

        private static func list(_ added: [Quantity], minus subtracted: [Quantity]) -> [Term] {
            var list: [Term] = []
            list.reserveCapacity(added.count + subtracted.count)
            for quantity in added { list.append(Term(quantity)) }
            for quantity in subtracted { list.append(Term(quantity, isSubtracted: true)) }
            return list
        }

        var list: [Term] {
            switch self {
            case .none: []
            case .one(let term): [term]
            case .two(let first, let second): [first, second]
            case .many(let terms): terms
            }
        }

        func contains(where holds: (Term) -> Bool) -> Bool {
            switch self {
            case .none: false
            case .one(let term): holds(term)
            case .two(let first, let second): holds(first) || holds(second)
            case .many(let terms): terms.contains(where: holds)
            }
        }

        /// All terms with their signs, added in their order.
        var total: Double {
            switch self {
            case .none: 0
            case .one(let term): 0 + term.signed
            case .two(let first, let second): 0 + first.signed + second.signed
            case .many(let terms): terms.reduce(0) { $0 + $1.signed }
            }
        }
    }
}

extension Derivation.Term {
    fileprivate var signed: Double { isSubtracted ? -quantity.value : quantity.value }
}
