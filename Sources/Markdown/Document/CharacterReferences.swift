/// Character references of HTML, such as `&amp;` and `&#x27;`.
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
            if let character = character(name) {
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

    private static func character(_ name: Substring) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return named[String(name)] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    /// The names of XML, and those that writers use.
    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
        "hellip": "…", "times": "×", "rarr": "→", "larr": "←", "copy": "©", "shy": "\u{AD}", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’",
    ]
}
