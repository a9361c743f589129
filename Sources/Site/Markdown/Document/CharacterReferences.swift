import Diagnostics

/// Character references of HTML, such as `&amp;` and `&#x27;`. A reference to a control character does not count and is kept as
/// written.
enum CharacterReferences {
    /// A part of a text in which references count.
    enum Piece {
        /// With its references resolved.
        case text(String)
        /// A reference to a name that only browsers know, such as "&check;".
        case unknown(String)
    }

    static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var literal = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            literal += rest[..<start]
            let name = rest[start...].dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
            let end = rest[name.endIndex...].first == ";" && !name.isEmpty ? rest.index(after: name.endIndex) : nil
            guard let end else {
                literal += "&"
                rest = rest[start...].dropFirst()
                continue
            }
            if isForbidden(name) {
                literal += rest[start..<end]
            } else if let character = character(name) {
                literal.unicodeScalars.append(character)
            } else {
                pieces += [.text(literal), .unknown(String(rest[start..<end]))]
                literal = ""
            }
            rest = rest[end...]
        }
        return pieces + [.text(literal + rest)]
    }

    /// The text with the references resolved that are known here.
    static func resolved(_ text: String) -> String {
        pieces(of: text).map { piece in
            switch piece {
            case .text(let text), .unknown(let text): text
            }
        }.joined()
    }

    /// Whether a reference such as "#1" names what no text may hold. Of NUL there is a rule: it is read as U+FFFD.
    static func isForbidden(_ name: Substring) -> Bool {
        number(name).flatMap { Unicode.Scalar($0) }.map { $0.value != 0 && $0.isForbiddenInText } ?? false
    }

    /// The code point of a reference such as "#x27"; nil for a name.
    private static func number(_ name: Substring) -> UInt32? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        return isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    }

    private static func character(_ name: Substring) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return named[String(name)] }
        return number(name).flatMap { $0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0) }
    }

    /// The names of XML, and those that writers use.
    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
        "hellip": "…", "times": "×", "rarr": "→", "larr": "←", "copy": "©", "shy": "\u{AD}", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’",
    ]
}
