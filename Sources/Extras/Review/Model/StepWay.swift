extension Step {
    /// The way in which its number comes about, as a snapshot writes it: "device" or "stand-in" with a key, "scenario", "default",
    /// "stated" or an operation; then the rules that handed it on, and at the end the one that made it.
    var way: [String] {
        let kind =
            switch origin {
            case .device(let key, let isStandIn): [isStandIn ? "stand-in" : "device", key]
            case .scenario: ["scenario"]
            case .initialValue: ["default"]
            case .stated: ["stated"]
            case .computed(_, let operation, _): [operation.text]
            }
        return kind + forwardedBy + (rule.map { [$0] } ?? [])
    }

    /// Reads what `way` wrote; nil where a key or a rule is missing.
    init?(value: Double, name: String, way: [String], terms: [Term]) {
        guard let kind = way.first else { return nil }
        var rules = way.dropFirst()
        let origin: Origin
        switch kind {
        case "device", "stand-in":
            guard let key = rules.popFirst() else { return nil }
            origin = .device(key, isStandIn: kind == "stand-in")
        case "scenario": origin = .scenario
        case "default": origin = .initialValue
        default:
            guard let rule = rules.popLast() else { return nil }
            origin = kind == "stated" ? .stated(rule: rule) : .computed(rule: rule, OperationName(text: kind), terms)
        }
        self.init(value: value, name: StepName(text: name), forwardedBy: Array(rules), origin: origin)
    }
}
