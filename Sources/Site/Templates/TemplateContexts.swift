/// The values in which names are looked up: the page's at the bottom, the innermost section's on top.
struct TemplateContexts {
    private var values: [TemplateValue] = []
    /// The objects among the values; only they have names.
    private var objects: [TemplateValue.Fields] = []

    enum Lookup {
        case value(TemplateValue)
        /// The first part of the name that has no value; the object in which it was searched for, when it is an object and not
        /// the whole stack.
        case unknown(part: Int, owner: TemplateValue.Fields?)
    }

    mutating func push(_ value: TemplateValue) {
        values.append(value)
        if case .object(let fields) = value { objects.append(fields) }
    }

    mutating func pop() {
        if case .object = values.removeLast() { objects.removeLast() }
    }

    /// The first part is looked up from the innermost value outwards, each further part only in what came before.
    func find(_ name: TemplateName) -> Lookup {
        guard let first = name.parts.first else { return .value(values.last ?? .flag(false)) }
        guard var value = innermost(first) else { return .unknown(part: 0, owner: nil) }
        for part in name.parts.indices.dropFirst() {
            // A missing object is filled in as a flag; its names are known elsewhere.
            if case .flag(false) = value { return .value(.text("")) }
            guard case .object(let fields) = value else { return .unknown(part: part, owner: nil) }
            guard let next = fields[name.parts[part]] else { return .unknown(part: part, owner: fields) }
            value = next
        }
        return .value(value)
    }

    private func innermost(_ name: String) -> TemplateValue? {
        for fields in objects.reversed() {
            if let found = fields[name] { return found }
        }
        return nil
    }

    /// The names that are known here, innermost first, each once.
    var knownNames: [String] {
        var names: [String] = []
        for fields in objects.reversed() {
            for name in fields.names where !names.contains(name) { names.append(name) }
        }
        return names
    }
}
