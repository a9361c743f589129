import DataTree
import Diagnostics
import LayoutEngine

/// What a scenario claims: values at paths, at phases, and callbacks.
struct Claims: Sendable {
    var expectations: [Expectation] = []
    var callbacks: [CallbackClaim] = []

    /// What follows the name of a receiver.
    private static let callbacksSuffix = ".callbacks"

    static let format = ValueFormat<Claims>(kind: .claims) { node, decoding in
        var claims = Claims()
        claims.read(node, at: .viewDidAppear, isTop: true, &decoding)
        return claims
    }

    /// Reads the claims about one phase; those about others stand in it under `at`.
    private mutating func read(_ node: DataNode, at phase: Phase, isTop: Bool, _ decoding: inout Decoding) {
        guard let entries = node.entries else {
            decoding.report(.wrongType(decoding.subject, ValueKind.claims.phrase.english, found: node))
            return
        }
        for entry in entries {
            if isTop, entry.key == "callbacks" {
                callbacks += CallbackReading.order(entry, &decoding).map { [$0] } ?? []
            } else if entry.key.hasSuffix(Claims.callbacksSuffix) {
                let receiver = String(entry.key.dropLast(Claims.callbacksSuffix.count))
                let claim = CallbackReading.received(by: receiver, at: isTop ? nil : phase, entry, &decoding)
                callbacks += claim.map { [$0] } ?? []
            } else if isTop, entry.key.hasPrefix("at ") {
                readGroup(entry, &decoding)
            } else {
                read(entry, at: phase, &decoding)
            }
        }
    }

    /// The claims under "at viewWillAppear".
    private mutating func readGroup(_ entry: DataNode.Entry, _ decoding: inout Decoding) {
        let word = entry.key.dropFirst(3).drop { $0 == " " }
        let phases = Phase.allCases.map { $0.rawValue }
        guard let phase = Phase(rawValue: String(word)) else {
            decoding.report(.unknownPhase(entry.key, word: String(word), allowed: phases, at: entry.keySpan))
            return
        }
        decoding.inside(.key(entry.key)) { read(entry.value, at: phase, isTop: false, &$0) }
    }

    /// One claim, or several when a mapping names components.
    private mutating func read(_ entry: DataNode.Entry, at phase: Phase, _ decoding: inout Decoding) {
        guard
            let path = ValuePath.parse(entry.key, at: entry.keySpan).unwrap(into: &decoding.diagnostics)
        else { return }
        guard let components = entry.value.entries else {
            if let expected = ClaimedValue.read(entry.value, of: entry.key, &decoding) {
                add(expected, entry.value.span, path, entry.keySpan, phase)
            }
            return
        }
        guard path.component == nil else {
            decoding.report(.wrongType(entry.key, "a number", found: entry.value))
            return
        }
        for component in components {
            let single = ValuePath(name: path.name, property: path.property, component: component.key)
            if let expected = ClaimedValue.read(component.value, of: single.description, &decoding) {
                add(expected, component.value.span, single, component.keySpan, phase)
            }
        }
    }

    private mutating func add(
        _ expected: Expectation.Expected, _ span: SourceSpan, _ path: ValuePath, _ pathSpan: SourceSpan, _ phase: Phase
    ) {
        expectations.append(
            Expectation(phase: phase, path: path, pathSpan: pathSpan, expected: expected, expectedSpan: span))
    }
}
