import Foundation
import Testing

import JSON

struct JSONCase: Sendable, CustomTestStringConvertible {
    let value: JSONValue
    let text: String

    var testDescription: String { text }

    static let cases = [
        JSONCase(value: .null, text: "null"),
        JSONCase(value: .bool(true), text: "true"),
        JSONCase(value: .number(97.66666), text: "97.667"),
        JSONCase(value: .number(-0.0), text: "0"),
        JSONCase(value: .number(.nan), text: "null"),
        JSONCase(value: .number(-.infinity), text: "null"),
        JSONCase(value: .number(1e300), text: "1e+300"),
        JSONCase(value: .string("a\"b\\c/d"), text: #""a\"b\\c/d""#),
        JSONCase(value: .string("\n\r\t\u{0}\u{1F}\u{7F}"), text: "\"\\n\\r\\t\\u0000\\u001f\u{7F}\""),
        JSONCase(value: .string("安全区 📱 e\u{301}\u{2028}"), text: "\"安全区 📱 e\u{301}\u{2028}\""),
        JSONCase(value: .array([]), text: "[]"),
        JSONCase(value: .array([.number(1), .array([.number(2)])]), text: "[1,[2]]"),
        JSONCase(value: .object([]), text: "{}"),
        JSONCase(value: .object([.init("b", .number(1)), .init("a", .null)]), text: #"{"b":1,"a":null}"#),
    ]
}

struct JSONValueTests {
    @Test(arguments: JSONCase.cases)
    func `a value has one text, which a JSON reader takes`(_ row: JSONCase) throws {
        #expect(row.value.text == row.text)
        _ = try JSONSerialization.jsonObject(with: Data(row.text.utf8), options: [.fragmentsAllowed])
    }

    @Test func `a list of rows is one array with a row per line`() {
        #expect(JSONValue.lines([]) == "[]\n")
        #expect(JSONValue.lines([.number(1), .number(2)]) == "[\n1,\n2\n]\n")
    }
}
