import Templates

/// A JSON value as the specification's cases use it.
enum JSONValue: Decodable {
    case null
    case flag(Bool)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .text("\(number)")
        } else if let number = try? container.decode(Double.self) {
            self = .text("\(number)")
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// The same as a template sees it; null is an empty text, which is false and shows nothing.
    var templateValue: TemplateValue {
        switch self {
        case .null: return .text("")
        case .flag(let flag): return .flag(flag)
        case .text(let text): return .text(text)
        case .list(let items): return .list(items.map { $0.templateValue })
        case .object(let members):
            var fields: TemplateValue.Fields = [:]
            for (name, value) in members.sorted(by: { $0.key < $1.key }) { fields.append(name, value.templateValue) }
            return .object(fields)
        }
    }
}
