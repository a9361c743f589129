import LayoutEngine

/// Puts another number in the place of a step's.
typealias StepAdjustment = @Sendable (Derivation, Double) -> Double

/// Takes the derivations of numbers down, each step once.
struct StepRecorder {
    /// The steps that values rest on.
    private(set) var steps: [Checksum: Step] = [:]
    private var made: [Checksum: Step] = [:]
    /// Nil where numbers are what they are.
    private var recomputation: Recomputation?
    /// Steps that are recorded already: derivations share their terms.
    private var known: [ObjectIdentifier: (derivation: Derivation, step: Checksum, value: Double)] = [:]

    /// - Parameter adjust: puts another number in the place of a step's, so that tests see a rule changed.
    init(adjust: StepAdjustment? = nil) { recomputation = adjust.map { Recomputation(adjust: $0) } }

    /// Records a value. Its last steps whose name follows from the path have no name of their own, so that the same reasons
    /// behind values of several elements are one.
    mutating func record(_ value: Value, at path: String) -> RecordedValue {
        if case .text(let text) = value { return RecordedValue(kind: .word, steps: [], text: text) }
        let kind = RecordedValue.Kind(value)
        let names = kind.components.isEmpty ? [path] : kind.components.map { path + "." + $0 }
        var steps: [Checksum] = []
        var recorded: [(step: Checksum, value: Double)] = []
        for (name, quantity) in zip(names, value.quantities) {
            recorded.append(recordLast(quantity, called: name))
            steps.append(recorded[recorded.count - 1].step)
        }
        return RecordedValue(
            kind: kind, steps: steps,
            text: recorded.map { ExactNumber.text($0.value) }.joined(separator: " "))
    }

    private mutating func recordLast(_ quantity: Quantity, called name: String) -> (step: Checksum, value: Double) {
        guard quantity.derivation.name.path == name else {
            let recorded = record(quantity)
            keep(recorded.step)
            return recorded
        }
        let (checksum, value) = record(quantity)
        guard let step = made[checksum] else { return (checksum, value) }
        let unnamed = Step(
            value: step.value, name: StepName(text: ""), forwardedBy: step.forwardedBy, origin: step.origin)
        let other = unnamed.checksum
        made[other] = unnamed
        keep(other)
        return (other, value)
    }

    /// Keeps a step that a value ends in, with all its inputs.
    private mutating func keep(_ checksum: Checksum) {
        guard steps[checksum] == nil, let step = made[checksum] else { return }
        steps[checksum] = step
        for term in step.terms { keep(term.step) }
    }

    private mutating func record(_ quantity: Quantity) -> (step: Checksum, value: Double) {
        let derivation = quantity.derivation
        if let known = known[ObjectIdentifier(derivation)] { return (known.step, known.value) }
        let terms = derivation.terms.map { term in
            Step.Term(step: record(term.quantity).step, isSubtracted: term.isSubtracted)
        }
        let value = recomputation?.value(of: quantity) ?? quantity.value
        let step = step(derivation, value, terms)
        let checksum = step.checksum
        made[checksum] = step
        known[ObjectIdentifier(derivation)] = (derivation, checksum, value)
        return (checksum, value)
    }

    private func step(_ derivation: Derivation, _ value: Double, _ terms: [Step.Term]) -> Step {
        let name = StepName(derivation.name)
        let origin: Step.Origin
        switch derivation.origin {
        case .device(let provenance):
            origin = .device(derivation.deviceNumber?.key ?? "", isStandIn: provenance.isStandIn)
        case .unknown(let number): origin = .device(number.key, isStandIn: true)
        case .scenario: origin = .scenario
        case .initialValue: origin = .initialValue
        case .stated(let rule): origin = .stated(rule: rule.id)
        case .computed(let rule, let operation, _):
            if operation.handsOnSingleTerm, terms.count == 1, !terms[0].isSubtracted, let source = made[terms[0].step],
                source.value == value, source.rule != nil || source.name == name
            {
                return Step(
                    value: value, name: name, forwardedBy: [rule.id] + source.forwardedBy, origin: source.origin)
            }
            origin = .computed(rule: rule.id, OperationName(operation), terms)
        }
        return Step(value: value, name: name, forwardedBy: [], origin: origin)
    }
}

extension RecordedValue.Kind {
    init(_ value: Value) {
        self =
            switch value {
            case .number: .number
            case .insets: .insets
            case .rect: .rect
            case .size: .size
            case .point: .point
            case .text: .word
            }
    }
}

extension Step {
    /// The checksum of everything in it; terms take part by their own.
    var checksum: Checksum {
        var builder = ChecksumBuilder()
        builder.add(value.bitPattern)
        builder.add(name.text)
        for rule in forwardedBy { builder.add(rule) }
        switch origin {
        case .device(let key, let isStandIn):
            builder.add(UInt8(isStandIn ? 1 : 0))
            builder.add(key)
        case .scenario: builder.add(UInt8(2))
        case .initialValue: builder.add(UInt8(3))
        case .stated(let rule):
            builder.add(UInt8(4))
            builder.add(rule)
        case .computed(let rule, let operation, let terms):
            builder.add(UInt8(5))
            builder.add(rule)
            builder.add(operation.text)
            for term in terms { builder.add(term.isSubtracted ? ~term.step.bits : term.step.bits) }
        }
        return builder.checksum
    }
}
