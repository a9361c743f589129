/// Escapes text for HTML and XML, as content and in attributes with either kind of quotation mark.
package enum HTMLEscaping {
    /// The text with `&`, `<`, `>`, `"` and `'` written as character references, and U+FFFD for control characters, which
    /// neither can hold.
    package static func escaped(_ text: String) -> String {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(text.utf8.count)
        append(text, to: &buffer)
        return String(decoding: buffer, as: UTF8.self)
    }

    /// Appends the escaped text as UTF-8.
    package static func append(_ text: String, to buffer: inout [UInt8]) {
        // Few texts hold a byte that means something to HTML.
        guard holdsReference(text.utf8.span) else { return buffer.append(contentsOf: text.utf8) }
        for byte in text.utf8 {
            if let reference = reference(for: byte) {
                buffer.append(contentsOf: reference.utf8)
            } else {
                buffer.append(byte)
            }
        }
    }

    private static func holdsReference(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where reference(for: bytes[index]) != nil { return true }
        return false
    }

    @inline(__always)
    private static func reference(for byte: UInt8) -> String? {
        // The letters and most of the signs.
        if byte > UInt8(ascii: ">") { return nil }
        return switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case 0x09, 0x0A, 0x0D: nil
        case 0x00..<0x20: "\u{FFFD}"
        default: nil
        }
    }
}
