import Geometry

/// A JSON value whose objects keep their order.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key of an object with its value.
    package struct Member: Equatable, Sendable {
        package let key: String
        package let value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    package static func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }

    package static func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }

    package static func numberOrNull(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }

    /// The number; nil for other values.
    package var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// The text; nil for other values.
    package var string: String? { if case .string(let string) = self { string } else { nil } }

    /// The value of a key; nil where there is none, or no object.
    package subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
    }

    /// The value on one line, without spaces; a number that is not finite becomes null.
    package var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A JSON array with one element per line, ending in a line break.
    package static func lines(_ values: [JSONValue]) -> String {
        values.isEmpty ? "[]\n" : "[\n" + values.map { $0.text }.joined(separator: ",\n") + "\n]\n"
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): bytes += (number.isFinite ? DecimalText.string(number) : "null").utf8
        case .string(let string): Self.writeQuoted(string, to: &bytes)
        case .array(let values):
            Self.writeList(values, between: ("[", "]"), to: &bytes) { $0.write(to: &$1) }
        case .object(let members):
            Self.writeList(members, between: ("{", "}"), to: &bytes) { member, bytes in
                Self.writeQuoted(member.key, to: &bytes)
                bytes += ":".utf8
                member.value.write(to: &bytes)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], between brackets: (String, String), to bytes: inout [UInt8],
        _ write: (Element, inout [UInt8]) -> Void
    ) {
        bytes += brackets.0.utf8
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes += ",".utf8 }
            write(element, &bytes)
        }
        bytes += brackets.1.utf8
    }

    /// Writes a string in quotes and escapes the characters that JSON requires: quotes, backslashes and the control characters
    /// below U+0020.
    private static func writeQuoted(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += #"\n"#.utf8
            case 0x0D: bytes += #"\r"#.utf8
            case 0x09: bytes += #"\t"#.utf8
            case 0..<0x20: bytes += (byte < 0x10 ? #"\u000"# : #"\u00"#).utf8 + Array(String(byte, radix: 16).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
