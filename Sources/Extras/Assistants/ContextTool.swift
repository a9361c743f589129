import CommandFramework
import Handbook
import JSON
import LayoutEngine

/// A tool that a client of the Model Context Protocol can call.
enum ContextTool: String, CaseIterable {
    case eval, explain, compare, conflict, devices, search, read, schema

    static let instructions = """
        Computes what UIKit's layout gives: safe areas, insets, margins, frames and bars, on a device, in an orientation and on an iOS \
        version. A number with "?" is extrapolated: the rule behind it was never seen on such a device and system. What nobody \
        published is null, or "not modelled". Nothing is written, and no file outside of the folder of the notes is read. An answer has at \
        most 48,000 bytes; 'part' gives the rest of a longer one.
        """

    /// An argument: its name, its description, and whether a call needs it.
    struct Argument {
        let name: String
        let kind: Kind
        let about: String
        var isRequired = false

        enum Kind {
            case text
            case texts
            case number(ClosedRange<Int>)
            case word([String])
        }
    }

    var about: String {
        switch self {
        case .eval: "Compute every value of the scenarios in a text of YAML, or in a note"
        case .explain:
            "Say by which rules and numbers a value comes about, step by step, with the evidence of each rule"
        case .compare: "Say what of a hierarchy is different on other systems or devices, by cause"
        case .conflict:
            "Explain constraints that contradict each other from the log that Xcode prints: the smallest set, and repairs that are proven"
        case .devices:
            "List the devices with their screens, safe areas and bars in points, before iOS 26 and from it on"
        case .search:
            "Find sections of the notes by words or a question, in any of their languages; each with its page, its heading and how it begins"
        case .read: "Read a page, or a section of it, as Markdown with all numbers"
        case .schema: "Give the JSON Schema of scenarios, devices, macros or site settings"
        }
    }

    /// The arguments of a call, the part of the answer last.
    var arguments: [Argument] {
        ownArguments + [
            Argument(name: "part", kind: .number(1...10_000), about: "The part of a long answer, from 1 (default: 1)")
        ]
    }

    private var ownArguments: [Argument] {
        switch self {
        case .eval: Self.input + [Self.id]
        case .explain:
            Self.input + [
                Argument(
                    name: "value", kind: .text,
                    about: "NAME.PROPERTY, such as view.safeAreaInsets.top; callbacks or NAME.callbacks for a timeline",
                    isRequired: true), Self.id, Self.phase,
                Argument(name: "variant", kind: .number(1...10_000), about: "One variant of a matrix, from 1"),
                Argument(
                    name: "against", kind: .text,
                    about: "Another scenario of the text, a device or a version (\"iOS 26\"): where the two part"),
            ]
        case .compare:
            Self.input + [
                Argument(
                    name: "from", kind: .text, about: "A version (\"18\"), a device, a text size, or \"SDK 18\"",
                    isRequired: true),
                Argument(name: "to", kind: .texts, about: "The places to compare with that", isRequired: true), Self.id,
                Self.phase,
            ]
        case .conflict: [Argument(name: "log", kind: .text, about: "The log as Xcode prints it", isRequired: true)]
        case .devices:
            [
                Argument(
                    name: "name", kind: .text,
                    about: "Those whose names contain this, each number with its systems, mark and sources")
            ]
        case .search:
            [
                Argument(name: "query", kind: .text, about: "Words, names or a question", isRequired: true),
                Argument(
                    name: "language", kind: .text, about: "A tag such as en or zh-Hans; others where it has nothing"),
                Argument(name: "limit", kind: .number(1...30), about: "At most so many (default: 8)"),
            ]
        case .read:
            [
                Argument(
                    name: "page", kind: .text, about: "As 'search' gives it: en/safe-area.html, or with #bars",
                    isRequired: true)
            ]
        case .schema:
            [
                Argument(
                    name: "kind", kind: .word(Handbook.Area.allCases.map { $0.schemaName }),
                    about: "What files are about",
                    isRequired: true)
            ]
        }
    }

    private static let id = Argument(name: "id", kind: .text, about: "The scenario, where there are several")

    private static let phase = Argument(
        name: "at", kind: .word(Phase.allCases.map { $0.rawValue }),
        about: "The phase (default: viewDidAppear, settled)")

    private static let input = [
        Argument(name: "scenario", kind: .text, about: "YAML. " + scenarioKeys),
        Argument(
            name: "file", kind: .text,
            about: "Instead of 'scenario': a note or YAML file, relative to the folder of the notes"),
    ]

    /// The keys of a scenario as its schema has them.
    private static let scenarioKeys: String = {
        guard case .object(let keys)? = FileSchema(.scenario).json["$defs"]?["scenario"]?["properties"] else {
            return ""
        }
        let lines = keys.map { key -> String in
            guard case .string(let about)? = key.value["description"] else { return "- \(key.key)" }
            return "- \(key.key): \(about)"
        }
        return "Keys:\n" + lines.joined(separator: "\n") + "\nThe tool 'schema' with kind 'scenario' has all of them."
    }()

    // MARK: - As JSON

    var json: JSONValue {
        .object([
            .init("name", .string(rawValue)), .init("description", .string(about)),
            .init(
                "inputSchema",
                .object([
                    .init("type", .string("object")),
                    .init("properties", .object(arguments.map { .init($0.name, $0.json) })),
                    .init("required", .strings(arguments.filter { $0.isRequired }.map { $0.name })),
                    .init("additionalProperties", .bool(false)),
                ])),
            .init(
                "annotations",
                .object([
                    .init("readOnlyHint", .bool(true)), .init("idempotentHint", .bool(true)),
                    .init("openWorldHint", .bool(false)),
                ])),
        ])
    }
}

extension ContextTool.Argument {
    fileprivate var json: JSONValue {
        let type: [JSONValue.Member] =
            switch kind {
            case .text: [.init("type", .string("string"))]
            case .texts:
                [.init("type", .string("array")), .init("items", .object([.init("type", .string("string"))]))]
            case .number(let range):
                [
                    .init("type", .string("integer")), .init("minimum", .number(Double(range.lowerBound))),
                    .init("maximum", .number(Double(range.upperBound))),
                ]
            case .word(let words): [.init("type", .string("string")), .init("enum", .strings(words))]
            }
        return .object(type + [.init("description", .string(about))])
    }

    /// The words of a command line that express the value; empty if the value is not allowed.
    func words(of value: JSONValue) throws(RPCError) -> [String] {
        switch (kind, value) {
        case (.text, .string(let text)): return [text]
        case (.texts, .string(let text)): return [text]
        case (.texts, .array(let values)) where !values.isEmpty:
            return try values.map { value throws(RPCError) in
                guard case .string(let text) = value else {
                    throw .invalidParameters("'\(name)' is a list of texts, and \(value.kind) is in it")
                }
                return text
            }
        case (.number(let range), .number(let number)) where number == number.rounded():
            guard let whole = Int(exactly: number), range.contains(whole) else {
                throw .invalidParameters("'\(name)' is a number from \(range.lowerBound) to \(range.upperBound)")
            }
            return [String(whole)]
        case (.word(let words), .string(let text)):
            if words.contains(text) { return [text] }
            throw .invalidParameters("'\(name)' is one of \(words.joined(separator: ", ")), not '\(text)'")
        default:
            let expected =
                switch kind {
                case .text, .word: "a string"
                case .texts: "a list of strings"
                case .number: "a whole number"
                }
            throw .invalidParameters("'\(name)' is \(expected), not \(value.kind)")
        }
    }
}
