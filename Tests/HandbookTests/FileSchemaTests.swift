import JSON
import Testing

@testable import Handbook

/// What editors are told follows from the tables; the gate `schemas` holds every scenario of the project against it.
@Suite struct FileSchemaTests {
    private static func members(_ value: JSONValue) -> [JSONValue.Member] {
        if case .object(let members) = value { members } else { [] }
    }

    private static func member(_ path: String..., of value: JSONValue) -> JSONValue? {
        path.reduce(value) { value, key in value.flatMap { members($0).first { $0.key == key }?.value } }
    }

    /// Every `$ref` below a value.
    private static func references(in value: JSONValue) -> [String] {
        switch value {
        case .null, .bool, .number, .string: []
        case .array(let values): values.flatMap { references(in: $0) }
        case .object(let members):
            members.flatMap { member -> [String] in
                if member.key == "$ref", case .string(let address) = member.value { return [address] }
                return references(in: member.value)
            }
        }
    }

    @Test(arguments: Handbook.Area.allCases)
    func `every reference has its definition, and every definition is used`(_ area: Handbook.Area) throws {
        let schema = FileSchema(area).json
        let names = Self.members(try #require(Self.member("$defs", of: schema))).map { $0.key }
        let known = names.map { "#/$defs/" + $0.replacing(" ", with: "%20") }
        let used = Set(Self.references(in: schema))
        #expect(used.subtracting(known).isEmpty && Set(known).subtracting(used).sorted() == [])
    }

    @Test(arguments: [
        ("app", "launchScreen", "{\"description\":\"Whether the app has a launch screen.\",\"type\":\"boolean\"}"),
        (
            "app", "linkedSDK",
            "{\"description\":\"The SDK; if left out, the SDK of os.\",\"type\":[\"string\",\"number\"]}"
        ),
        (
            "section", "header",
            "{\"description\":\"What the data source and delegate return for the header; empty if they "
                + "return nothing.\",\"$ref\":\"#/$defs/header\"}"
        ),
        (
            "window", "frame",
            "{\"description\":\"The window's frame on the screen.\",\"anyOf\":[{\"type\":\"array\",\"items\":{\"type\":\"number\"},"
                + "\"minItems\":4,\"maxItems\":4},{\"type\":\"object\",\"properties\":{\"x\":{\"type\":\"number\"},"
                + "\"y\":{\"type\":\"number\"},\"width\":{\"type\":\"number\"},\"height\":{\"type\":\"number\"}},"
                + "\"additionalProperties\":false}]}"
        ),
    ])
    func `a key is written as its table says`(_ section: String, _ key: String, _ text: String) {
        #expect(Self.member("$defs", section, "properties", key, of: FileSchema(.scenario).json)?.text == text)
    }

    @Test(arguments: [
        ("scenario", "keyboard", true), ("scenario", "live", true), ("label", "frame", true),
        ("tableView", "contentInset", true), ("navigationController", "viewController", true),
        ("viewController", "viewController", false), ("tableViewController", "rows", true),
        ("viewController (child)", "isDetached", true), ("viewController", "isDetached", false),
    ])
    func `a mapping takes inherited keys and what it holds, and nothing that is not computed`(
        _ section: String, _ key: String, _ isThere: Bool
    ) {
        let property = Self.member("$defs", section, "properties", key, of: FileSchema(.scenario).json)
        #expect((property != nil) == isThere)
    }
}
