/// The origin of a step: its kind, and the rules that created it and passed it on. Thousands of steps share a few hundred.
struct StepKind: Hashable {
    /// "device" and its like with a key, "stated", or an operation; then rules, the rule that created the number last.
    let parts: [String]

    init(_ step: Step) {
        var parts: [String]
        switch step.origin {
        case .device(let key, let isStandIn): parts = [isStandIn ? "stand-in" : "device", key]
        case .scenario: parts = ["scenario"]
        case .initialValue: parts = ["default"]
        case .stated: parts = ["stated"]
        case .computed(_, let operation, _): parts = [operation.text]
        }
        parts += step.forwardedBy
        if let rule = step.rule { parts.append(rule) }
        self.parts = parts
    }

    var checksum: Checksum {
        var builder = ChecksumBuilder()
        for part in parts { builder.add(part) }
        return builder.checksum
    }
}

/// Writes steps as expressions.
struct ExpressionWriter {
    private let steps: [Checksum: Step]
    private let stepCodes: CodeTable
    private let nameCodes: CodeTable
    private let kindCodes: CodeTable
    private let allNames: Set<String>
    private let allKinds: Set<StepKind>
    /// The steps with a line of their own: all but those on which one thing rests.
    private let listed: [Checksum]
    private let isListed: Set<Checksum>
    /// ".code" or ".code.code" for the names of steps.
    private var stepNames: [String: String] = [:]
    private var kindTexts: [StepKind: Substring] = [:]

    init(_ steps: [Checksum: Step], _ values: some Sequence<ElementBlock.Entry>) {
        self.steps = steps
        var uses: [Checksum: Int] = [:]
        var names: Set<String> = []
        for value in values {
            names.insert(value.property)
            for step in value.value?.steps ?? [] { uses[step, default: 0] += 1 }
        }
        var split: [String: (element: String, property: String)] = [:]
        var ways: Set<StepKind> = []
        for step in steps.values {
            if case .computed(_, _, let terms) = step.origin {
                for term in terms { uses[term.step, default: 0] += 1 }
            }
            ways.insert(StepKind(step))
            let name = step.name.text
            if !name.isEmpty, split[name] == nil { split[name] = DottedName.parts(of: name) }
        }
        for (element, property) in split.values { names.formUnion(element.isEmpty ? [property] : [element, property]) }
        listed = steps.keys.filter { uses[$0] != 1 }.sorted()
        isListed = Set(listed)
        stepCodes = CodeTable(steps.keys, atLeast: 5)
        (allNames, allKinds) = (names, ways)
        nameCodes = CodeTable(names.map { Checksum(of: $0) }, atLeast: 3)
        kindCodes = CodeTable(ways.map { $0.checksum }, atLeast: 3)
        for (name, (element, property)) in split {
            stepNames[name] = (element.isEmpty ? "" : "." + nameCode(element)) + "." + nameCode(property)
        }
        for way in ways { kindTexts[way] = kindCodes[way.checksum] }
    }

    private func nameCode(_ name: String) -> String { String(nameCodes[Checksum(of: name)]) }

    // MARK: - Tables

    /// The names in the order of their texts.
    var names: [(code: String, name: String)] { allNames.sorted().map { (nameCode($0), $0) } }

    /// The ways in the order of their content.
    var ways: [(code: String, way: StepKind)] {
        allKinds.sorted { $0.parts.lexicographicallyPrecedes($1.parts) }.map { (String(kindCodes[$0.checksum]), $0) }
    }

    /// The lines of steps, in the order of their codes.
    var lines: [String] { listed.map { " \(stepCodes[$0])\t\(expression($0, hasNumber: true))" } }

    // MARK: - Values

    /// The parts of a value's line, from the property on.
    func parts(of entry: ElementBlock.Entry) -> [String] {
        guard let value = entry.value else { return [nameCode(entry.property), "-"] }
        let numbers = value.text.split(separator: " ")
        let steps = value.steps.enumerated().map { index, step in
            let textHasNumber =
                value.steps.count == numbers.count
                && self.steps[step].map { ExactNumber.text($0.value) == numbers[index] } == true
            return reference(step, hasNumber: !textHasNumber)
        }
        let text = value.kind.rawValue + value.text
        return [nameCode(entry.property), text] + (steps.isEmpty ? [] : [steps.joined(separator: " ")])
    }

    // MARK: - Expressions

    private func reference(_ checksum: Checksum, hasNumber: Bool) -> String {
        isListed.contains(checksum) || steps[checksum] == nil
            ? String(stepCodes[checksum]) : "(" + expression(checksum, hasNumber: hasNumber) + ")"
    }

    private func expression(_ checksum: Checksum, hasNumber: Bool) -> String {
        guard let step = steps[checksum] else { return "" }
        var text = String(kindTexts[StepKind(step)] ?? "") + (stepNames[step.name.text] ?? "")
        if hasNumber { text += "=" + ExactNumber.text(step.value) }
        if case .computed(_, _, let terms) = step.origin {
            for term in terms { text += (term.isSubtracted ? " -" : " ") + reference(term.step, hasNumber: true) }
        }
        return text
    }
}
