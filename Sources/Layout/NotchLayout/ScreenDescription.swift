/// A scenario, or a part of one, as Swift literals:
///
/// ```swift
/// let screen = try Screen([
///     "device": "iPhone 17 Pro", "os": 26,
///     "root": ["navigationController": ["viewController": ["view": [["tableView": ["name": "table", "frame": "fill"]]]]]],
/// ])
/// ```
public indirect enum ScreenDescription: Sendable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case list([ScreenDescription])
    /// Keys in the order in which they are written.
    case mapping([(key: String, value: ScreenDescription)])

    /// The description as YAML on several lines, one key a line at the top.
    public var yaml: String {
        guard case .mapping(let entries) = self else { return flow }
        return entries.map { "\(Self.quoted($0.key)): \($0.value.flow)\n" }.joined()
    }

    /// The description on one line.
    private var flow: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .list(let items): "[" + items.map { $0.flow }.joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\(Self.quoted($0.key)): \($0.value.flow)" }.joined(separator: ", ") + "}"
        }
    }

    /// A plain scalar where it cannot be misread, else one in quotation marks.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "_", "(", ")": true
            default: false
            }
        }
        if isPlain, text.first?.isLetter == true, text.last != " " { return text }
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}

extension ScreenDescription: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self = .text(text) }
    public init(integerLiteral number: Int) { self = .number(Double(number)) }
    public init(floatLiteral number: Double) { self = .number(number) }
    public init(booleanLiteral isTrue: Bool) { self = .boolean(isTrue) }
    public init(arrayLiteral items: ScreenDescription...) { self = .list(items) }
    public init(dictionaryLiteral entries: (String, ScreenDescription)...) {
        self = .mapping(entries.map { (key: $0.0, value: $0.1) })
    }
}
