/// Why a number has its value: a fact, or a rule's operation on other numbers.
///
/// Immutable and shared: numbers that are passed on, as most are, share one derivation.
package final class Derivation: Hashable, Sendable {
    /// The name of the number, such as "status bar" or "navigationBar.frame.maxY".
    package let name: DerivationName
    private let source: Source
    let operands: Operands

    init(_ name: DerivationName, _ source: Source, _ operands: Operands = .none) {
        self.name = name
        self.source = source
        self.operands = operands
    }

    /// The derivation under another name.
    func named(_ name: DerivationName) -> Derivation { Derivation(name, source, operands) }

    /// The origin without the terms, which are in `operands`.
    enum Source: Sendable {
        case device(Provenance, DeviceNumber)
        case unknown(DeviceNumber)
        case scenario, initialValue
        case stated(Rule)
        case computed(Rule, Operation)
    }

    package enum Origin: Hashable, Sendable {
        /// A number of the device catalog.
        case device(Provenance)
        /// An unpublished number of the device.
        case unknown(DeviceNumber)
        /// Written in the scenario.
        case scenario
        /// UIKit's default for a property that the scenario leaves out.
        case initialValue
        /// A number that a rule states outright, such as the 83 points of a floating tab bar.
        case stated(Rule)
        /// A number that a rule computed from others.
        case computed(Rule, Operation, [Term])
    }

    package var origin: Origin {
        switch source {
        case .device(let provenance, _): .device(provenance)
        case .unknown(let number): .unknown(number)
        case .scenario: .scenario
        case .initialValue: .initialValue
        case .stated(let rule): .stated(rule)
        case .computed(let rule, let operation): .computed(rule, operation, operands.list)
        }
    }

    /// The rule that states or computes the number; nil for any other fact.
    package var rule: Rule? {
        switch source {
        case .device, .unknown, .scenario, .initialValue: nil
        case .stated(let rule), .computed(let rule, _): rule
        }
    }

    /// The number of the device that it is; nil for any other number.
    package var deviceNumber: DeviceNumber? {
        switch source {
        case .device(_, let number), .unknown(let number): number
        case .scenario, .initialValue, .stated, .computed: nil
        }
    }

    /// The operation on the terms; nil for a fact.
    package var operation: Operation? {
        switch source {
        case .device, .unknown, .scenario, .initialValue, .stated: nil
        case .computed(_, let operation): operation
        }
    }

    /// The numbers that the operation was applied to; empty for a fact.
    package var terms: [Term] { operands.list }

    /// The ids of the rules that contributed to some numbers.
    package static func rules(behind quantities: [Quantity]) -> Set<String> {
        var found: [ObjectIdentifier: Rule] = [:]
        // Thousands of numbers share a few hundred derivations. The numbers retain them, so no two derivations have the same
        // identity.
        var seen: Set<ObjectIdentifier> = []
        var pending: [Derivation] = []
        for quantity in quantities {
            pending.append(quantity.derivation)
            while let derivation = pending.popLast() {
                guard seen.insert(ObjectIdentifier(derivation)).inserted else { continue }
                if let rule = derivation.rule { found[ObjectIdentifier(rule)] = rule }
                derivation.operands.forEach { pending.append($0.quantity.derivation) }
            }
        }
        return Set(found.values.map { $0.id })
    }

    /// The unpublished numbers of the device on which given numbers depend, each once.
    package static func unpublishedNumbers(behind quantities: [Quantity]) -> [DeviceNumber] {
        var found: [DeviceNumber] = []
        var pending = quantities.filter { !$0.isKnown }.map { $0.derivation }[...]
        while let derivation = pending.popFirst() {
            if case .unknown(let number) = derivation.source, !found.contains(number) { found.append(number) }
            pending += derivation.terms.filter { !$0.quantity.isKnown }.map { $0.quantity.derivation }
        }
        return found
    }

    /// Whether a rule contributed to the number.
    func rests(on rule: Rule) -> Bool {
        self.rule == rule || operands.contains { $0.quantity.derivation.rests(on: rule) }
    }

    package static func == (left: Derivation, right: Derivation) -> Bool {
        left === right || (left.name == right.name && left.origin == right.origin)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// An operand with its sign.
    package struct Term: Hashable, Sendable {
        package let quantity: Quantity
        package let isSubtracted: Bool

        init(_ quantity: Quantity, isSubtracted: Bool = false) {
            self.quantity = quantity
            self.isSubtracted = isSubtracted
        }
    }
}
