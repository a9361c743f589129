import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The claims of a scenario: values at paths, at phases, and callbacks.
struct Claims: Sendable {
    private var values: [ConditionalClaim<Expectation>] = []
    private var received: [ConditionalClaim<CallbackClaim>] = []
    private var ofConstraints: [ConditionalClaim<ConstraintClaim>] = []
    /// Steps that groups name, also groups without a claim.
    private var steps: [ClaimCondition] = []

    /// The suffix that turns the name of a receiver into the key of its callbacks.
    private static let callbacksSuffix = ".callbacks"

    static let format = ScenarioFormat<Claims>(kind: .claims) { node, decoder in
        var claims = Claims()
        claims.read(node, in: ClaimGroup(), &decoder)
        return claims
    }

    /// The claims about the values of a variant.
    func expectations(for coordinates: [Variant.Coordinate]) -> [Expectation] {
        values.filter { $0.holds(for: coordinates) }.map { $0.claim }
    }

    /// The claims about the callbacks of a variant.
    func callbacks(for coordinates: [Variant.Coordinate]) -> [CallbackClaim] {
        received.filter { $0.holds(for: coordinates) }.map { $0.claim }
    }

    /// The claims about the joint effect of a variant's constraints.
    func constraintClaims(for coordinates: [Variant.Coordinate]) -> [ConstraintClaim] {
        ofConstraints.filter { $0.holds(for: coordinates) }.map { $0.claim }
    }

    /// The problems of the conditions, given all variants that there are.
    func problems(among variants: [Variant]) -> [Diagnostic] {
        var seen: Set<ClaimCondition> = []
        return
            (values.flatMap { $0.conditions } + received.flatMap { $0.conditions }
            + ofConstraints.flatMap { $0.conditions } + steps)
            .filter { seen.insert($0).inserted }
            .compactMap { $0.problem(among: variants) }
    }

    /// Reads the claims of a group; those about other phases are in it under `at`, those about some variants under `where`.
    private mutating func read(_ node: DataNode, in group: ClaimGroup, _ decoder: inout ScenarioDecoder) {
        guard let entries = node.entries else {
            decoder.reportWrongType(ValueKind.claims.phrase, found: node)
            return
        }
        for entry in entries {
            if group.phase == nil, entry.key == "callbacks" {
                add(CallbackClaimDecoder.order(entry, &decoder), group)
            } else if entry.key.hasSuffix(Claims.callbacksSuffix), group.isOfStep {
                decoder.report(StepCodes.callbacksOfStep(at: entry.keySpan))
            } else if entry.key.hasSuffix(Claims.callbacksSuffix) {
                let receiver = String(entry.key.dropLast(Claims.callbacksSuffix.count))
                add(CallbackClaimDecoder.received(by: receiver, at: group.phase, entry, &decoder), group)
            } else if group.phase == nil, !group.isOfStep, let word = ClaimGroup.phase(of: entry.key) {
                readPhase(word, entry, in: group, &decoder)
            } else if group.phase == nil, let subject = ConstraintClaim.Subject(rawValue: entry.key) {
                readConstraintClaim(about: subject, entry, in: group, &decoder)
            } else if ClaimCondition.begins(entry.key) {
                readCondition(entry, in: group, &decoder)
            } else {
                read(entry, in: group, &decoder)
            }
        }
    }

    /// The claims under "at viewWillAppear", or under "at rotated", where that is the name of a step.
    private mutating func readPhase(
        _ word: String, _ entry: DataNode.Entry, in group: ClaimGroup, _ decoder: inout ScenarioDecoder
    ) {
        var inner = group
        if let phase = Phase(rawValue: word) {
            inner.phase = phase
        } else {
            steps.append(ClaimCondition(step: word, key: entry.key, at: entry.keySpan))
            inner.conditions += steps.suffix(1)
        }
        decoder.inside(.key(entry.key)) { read(entry.value, in: inner, &$0) }
    }

    /// The claims under "where os = 10".
    private mutating func readCondition(_ entry: DataNode.Entry, in group: ClaimGroup, _ decoder: inout ScenarioDecoder)
    {
        guard let condition = ClaimCondition(parsing: entry.key, at: entry.keySpan) else {
            decoder.report(ClaimCodes.invalidCondition(entry.key, at: entry.keySpan))
            return
        }
        var inner = group
        inner.conditions.append(condition)
        decoder.inside(.key(entry.key)) { read(entry.value, in: inner, &$0) }
    }

    /// Names under `conflict`, `broken` or `ambiguous`.
    private mutating func readConstraintClaim(
        about subject: ConstraintClaim.Subject, _ entry: DataNode.Entry, in group: ClaimGroup,
        _ decoder: inout ScenarioDecoder
    ) {
        let names = entry.value.items?.compactMap { $0.text }
        guard let names, names.count == entry.value.items?.count else {
            decoder.report(
                decoder.codes.wrongType(
                    entry.key, subject == .ambiguous ? "a list of value paths" : "a list of constraints or identifiers",
                    found: entry.value))
            return
        }
        let claim = ConstraintClaim(subject, names: names, span: entry.value.span)
        ofConstraints.append(ConditionalClaim(claim: claim, conditions: group.conditions))
    }

    /// Reads a claim, or several when a mapping names components.
    private mutating func read(_ entry: DataNode.Entry, in group: ClaimGroup, _ decoder: inout ScenarioDecoder) {
        guard
            let path = ValuePath.parse(entry.key, at: entry.keySpan).unwrap(into: &decoder.diagnostics)
        else { return }
        guard let components = entry.value.entries else {
            if let expected = ClaimedValue.read(entry.value, of: entry.key, &decoder) {
                add(expected, at: entry.value.span, of: path, pathSpan: entry.keySpan, in: group)
            }
            return
        }
        guard path.component == nil else {
            decoder.report(decoder.codes.wrongType(entry.key, "a number", found: entry.value))
            return
        }
        for component in components {
            let single = ValuePath(name: path.name, property: path.property, component: component.key)
            if let expected = ClaimedValue.read(component.value, of: single.description, &decoder) {
                add(expected, at: component.value.span, of: single, pathSpan: component.keySpan, in: group)
            }
        }
    }

    private mutating func add(
        _ expected: Expectation.Expected, at span: SourceSpan, of path: ValuePath, pathSpan: SourceSpan,
        in group: ClaimGroup
    ) {
        let expectation = Expectation(
            phase: group.phase ?? .viewDidAppear, path: path, pathSpan: pathSpan, expected: expected,
            expectedSpan: span)
        values.append(ConditionalClaim(claim: expectation, conditions: group.conditions))
    }

    private mutating func add(_ claim: CallbackClaim?, _ group: ClaimGroup) {
        guard let claim else { return }
        received.append(ConditionalClaim(claim: claim, conditions: group.conditions))
    }
}
