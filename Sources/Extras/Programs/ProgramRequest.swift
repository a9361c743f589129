import Content
import DataTree
import JSON
import Languages
import Schema

/// The input of a program, on standard input: a JSON object.
struct ProgramRequest {
    let bytes: [UInt8]

    /// - Parameter inputs: the files that the settings name, relative to the content folder, which the program is started in.
    init(_ block: FigureBlock, _ languages: [Language], inputs: [String]) {
        let object: JSONValue = .object([
            .init("version", .number(1)), .init("fence", .string(block.fence)), .init("id", .string(block.id)),
            .init("languages", .strings(languages.map { $0.tag })),
            .init("inputs", .strings(inputs)), .init("data", Self.json(block.data)),
            .init("text", .string(String(block.text))),
        ])
        bytes = Array((object.text + "\n").utf8)
    }

    /// YAML as JSON: text without quotes that is written like a number or a boolean is one.
    private static func json(_ node: DataNode) -> JSONValue {
        switch node.content {
        case .null: .null
        case .scalar(let text, isQuoted: true): .string(text)
        case .scalar("true", isQuoted: false): .bool(true)
        case .scalar("false", isQuoted: false): .bool(false)
        case .scalar(let text, isQuoted: false): DecimalNumber.value(of: text).map { .number($0) } ?? .string(text)
        case .list(let items): .array(items.map { json($0) })
        case .mapping(let entries): .object(entries.map { .init($0.key, json($0.value)) })
        }
    }
}
