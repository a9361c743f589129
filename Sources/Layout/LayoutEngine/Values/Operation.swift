extension Derivation {
    /// The operation by which the operands of a rule give its result.
    package enum Operation: Hashable, Sendable {
        /// All terms with their signs, added.
        case sum
        /// The sum, never below 0.
        case nonNegativeSum
        /// The sum, never below 0 and never more than its first term: the part of the first term that remains after the
        /// others.
        case overlap
        /// The greatest of the terms.
        case maximum
        /// The smallest of the terms.
        case minimum
        /// The terms multiplied.
        case product
        /// The first term divided by the second.
        case quotient
        /// The first term, multiplied by the second and divided by the third.
        case share
        /// The term multiplied by a count.
        case multiple(Int)
        /// The term divided by a count.
        case fraction(Int)
        /// The first term rounded to whole pixels, where the second term is the number of pixels per point; rounded to whole
        /// points without a second.
        case rounded(FloatingPointRoundingRule)

        /// The result; `value` gives an operand's number, without its sign.
        @inline(__always)
        func result(of operands: Operands, _ value: (Quantity) -> Double) -> Double {
            switch self {
            case .sum: operands.total(value)
            case .nonNegativeSum: Self.greater(0, operands.total(value))
            case .overlap: Self.greater(0, Self.less(operands.total(value), operands.number(0, value)))
            case .maximum: operands.list.reduce(operands.number(0, value)) { Self.greater($0, value($1.quantity)) }
            case .minimum: operands.list.reduce(operands.number(0, value)) { Self.less($0, value($1.quantity)) }
            case .product: operands.list.dropFirst().reduce(operands.number(0, value)) { $0 * value($1.quantity) }
            case .quotient: operands.number(0, value) / operands.number(1, value)
            case .share: operands.number(0, value) * operands.number(1, value) / operands.number(2, value)
            case .multiple(let count): Double(count) * operands.number(0, value)
            case .fraction(let count): operands.number(0, value) / Double(count)
            case .rounded(let direction): rounded(operands, direction, value)
            }
        }

        /// Whether the operation returns a single term unchanged, unless a limit cuts it.
        package var handsOnSingleTerm: Bool {
            switch self {
            case .sum, .nonNegativeSum, .overlap, .maximum, .minimum: true
            case .product, .quotient, .share, .multiple, .fraction, .rounded: false
            }
        }

        /// The result for numbers in the place of the terms', each with whether it is subtracted.
        package func result(of numbers: [(value: Double, isSubtracted: Bool)]) -> Double {
            func total() -> Double { numbers.reduce(0) { $0 + ($1.isSubtracted ? -$1.value : $1.value) } }
            let first = numbers.first?.value ?? 0
            return switch self {
            case .sum: total()
            case .nonNegativeSum: Self.greater(0, total())
            case .overlap: Self.greater(0, Self.less(total(), first))
            case .maximum: numbers.reduce(first) { Self.greater($0, $1.value) }
            case .minimum: numbers.reduce(first) { Self.less($0, $1.value) }
            case .product: numbers.dropFirst().reduce(first) { $0 * $1.value }
            case .quotient: first / numbers[1].value
            case .share: first * numbers[1].value / numbers[2].value
            case .multiple(let count): Double(count) * first
            case .fraction(let count): first / Double(count)
            case .rounded(let direction):
                PixelGrid.rounded(first, direction, scale: numbers.count == 2 ? numbers[1].value : 1)
            }
        }

        /// The greater of two numbers; unknown if one of them is unknown.
        @inline(__always)
        private static func greater(_ first: Double, _ second: Double) -> Double {
            first.isNaN || second.isNaN ? .nan : max(first, second)
        }

        /// The smaller of two numbers; unknown if one of them is unknown.
        @inline(__always)
        private static func less(_ first: Double, _ second: Double) -> Double {
            first.isNaN || second.isNaN ? .nan : min(first, second)
        }

        private func rounded(
            _ operands: Operands, _ direction: FloatingPointRoundingRule, _ value: (Quantity) -> Double
        ) -> Double {
            let points = operands.number(0, value)
            guard case .two = operands else { return PixelGrid.rounded(points, direction, scale: 1) }
            return PixelGrid.rounded(points, direction, scale: operands.number(1, value))
        }
    }

    /// The operands of a rule; the usual one or two are kept without a list of their own.
    enum Operands: Sendable {
        case none
        case one(Term)
        case two(Term, Term)
        case many([Term])

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

        func forEach(_ body: (Term) -> Void) {
            switch self {
            case .none: break
            case .one(let term): body(term)
            case .two(let first, let second):
                body(first)
                body(second)
            case .many(let terms): for term in terms { body(term) }
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
        @inline(__always)
        func total(_ value: (Quantity) -> Double) -> Double {
            switch self {
            case .none: 0
            case .one(let term): 0 + term.signed(value)
            case .two(let first, let second): 0 + first.signed(value) + second.signed(value)
            case .many(let terms): terms.reduce(0) { $0 + $1.signed(value) }
            }
        }

        /// The number of the term at a position, without its sign; 0 where there is none.
        @inline(__always)
        func number(_ position: Int, _ value: (Quantity) -> Double) -> Double {
            switch (self, position) {
            case (.one(let term), 0), (.two(let term, _), 0), (.two(_, let term), 1): value(term.quantity)
            case (.many(let terms), _): value(terms[position].quantity)
            case (.none, _), (.one, _), (.two, _): 0
            }
        }
    }
}

extension Derivation.Term {
    @inline(__always)
    fileprivate func signed(_ value: (Quantity) -> Double) -> Double {
        isSubtracted ? -value(quantity) : value(quantity)
    }
}
