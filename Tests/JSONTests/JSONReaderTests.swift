import Testing

@testable import JSON

@Suite struct JSONReaderTests {
    @Test(arguments: [
        ("null", JSONValue.null), (" true ", .bool(true)), ("-0.5e1", .number(-5)), ("0", .number(0)),
        ("\"\"", .string("")), (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{C}\n\r\t")),
        (#""\u4e2d\ud83d\ude00\u0041""#, .string("中😀A")), ("[]", .array([])), ("{}", .object([])),
        ("[1, [2]]", .array([.number(1), .array([.number(2)])])),
        ("{\"b\": 1, \"a\": \"中\"}", .object([.init("b", .number(1)), .init("a", .string("中"))])),
    ])
    func `JSON is read as the standard says`(_ text: String, _ value: JSONValue) throws {
        #expect(try JSONReader.value(of: Array(text.utf8)) == value)
    }

    @Test(arguments: [
        ("", JSONReader.StaticReason.unexpectedEnd, 0), ("{\"a\"", .unexpectedEnd, 4), ("[1,]", .noValue, 3),
        ("{a: 1}", .noKey, 1), ("{\"a\" 1}", .noColon, 5), ("[1 2]", .noComma, 3), ("1 2", .textAfterEnd, 2),
        ("01", .invalidNumber, 0), ("1.", .invalidNumber, 0), ("1e999", .invalidNumber, 0), ("NaN", .noValue, 0),
        (#""\x""#, .invalidEscape, 1), (#""\ud83d""#, .invalidEscape, 1), ("\"a\nb\"", .controlCharacter, 2),
        ("{\"a\": 1, \"a\": 2}", .repeatedKey, 9), ("\"a", .unexpectedEnd, 2), ("tru", .noValue, 0),
    ])
    func `what is no JSON has a reason and a place`(_ text: String, _ reason: JSONReader.StaticReason, _ offset: Int) {
        #expect(throws: JSONReader.Problem(reason: reason, offset: offset)) {
            try JSONReader.value(of: Array(text.utf8))
        }
    }

    @Test func `bytes that are no UTF-8 are no string`() {
        #expect(throws: JSONReader.Problem(reason: .invalidUTF8, offset: 1)) {
            try JSONReader.value(of: [0x22, 0xFF, 0x22])
        }
    }

    @Test func `nesting has a bound, so that no answer uses up the stack`() throws {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(throws: JSONReader.Problem(reason: .tooDeep, offset: 100)) { try JSONReader.value(of: deep) }
    }
}
