/// Texts as strings of JSON and JavaScript.
package enum ScriptText {
    package static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        appendQuoted(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if isPlain(text.utf8.span) { bytes.append(contentsOf: text.utf8) } else { appendEscaped(text, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices {
            switch bytes[index] {
            // U+2028 and U+2029, which end lines in older JavaScript, begin with the last of these.
            case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xE2: return false
            default: continue
            }
        }
        return true
    }

    private static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
        var before: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += "\\n".utf8
            case 0x00..<0x20: bytes.append(0x20)
            case 0xA8 where before == (0xE2, 0x80): bytes.replaceLast(2, with: "\\u2028")
            case 0xA9 where before == (0xE2, 0x80): bytes.replaceLast(2, with: "\\u2029")
            default: bytes.append(byte)
            }
            before = (before.1, byte)
        }
    }
}

extension [UInt8] {
    fileprivate mutating func replaceLast(_ count: Int, with text: String) {
        removeLast(count)
        append(contentsOf: text.utf8)
    }
}
