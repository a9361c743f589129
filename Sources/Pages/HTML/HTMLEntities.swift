/// Character references of HTML, such as `&amp;` and `&#x27;`.
package enum HTMLEntities {
    /// The text with its references resolved; what is none stays as it is.
    package static func resolved(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let body = rest.dropFirst().prefix { $0 != ";" && $0 != "&" && $0 != "<" && !$0.isWhitespace }
            if body.endIndex < rest.endIndex, rest[body.endIndex] == ";", let character = character(body) {
                result.unicodeScalars.append(character)
                rest = rest[body.endIndex...].dropFirst()
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func character(_ body: Substring) -> Unicode.Scalar? {
        guard body.hasPrefix("#") else { return named[String(body)] }
        let digits = body.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap { Unicode.Scalar($0) }
    }

    /// Those that occur in notes and templates.
    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
        "hellip": "…", "times": "×", "rarr": "→", "larr": "←", "copy": "©", "shy": "\u{AD}", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’",
    ]
}
