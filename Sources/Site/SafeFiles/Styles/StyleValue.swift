/// A value of a property, written from its pieces: names, numbers, colours, strings, functions of a list, and references to
/// parts of the picture.
enum StyleValue {
    /// The value as it is written; nil where it has anything else.
    static func written(_ text: String, _ omitted: inout OmissionList) -> String? {
        // Most values are one word or number.
        if !text.isEmpty, text.utf8.allSatisfy({ isOfWord($0) }) { return text }
        return written(StyleTokenizer.tokens(of: text)[...], &omitted)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
            || byte == UInt8(ascii: ".")
    }

    static func written(_ tokens: ArraySlice<StyleToken>, _ omitted: inout OmissionList) -> String? {
        var text = ""
        var depth = 0
        var rest = tokens.trimmed
        guard !rest.isEmpty else { return nil }
        while let token = rest.popFirst() {
            switch token {
            case .name(let name): text += name
            case .number(let number): text += number
            case .hash(let name): text += "#" + name
            case .space: text += " "
            case .string(let string):
                guard let quoted = quoted(string) else { return nil }
                text += quoted
            case .address(let address):
                guard let reference = reference(address, &omitted) else { return nil }
                text += reference
            case .function(let name) where name.lowercased() == "url":
                guard let address = quotedAddress(&rest), let reference = reference(address, &omitted) else {
                    return nil
                }
                text += reference
            case .function(let name):
                guard StyleProperties.functions.contains(name.lowercased()) else { return nil }
                text += name + "("
                depth += 1
            case .sign(let sign):
                if sign == UInt8(ascii: "(") { depth += 1 }
                if sign == UInt8(ascii: ")") { depth -= 1 }
                guard depth >= 0, signs.contains(sign) else { return nil }
                text.unicodeScalars.append(Unicode.Scalar(sign))
            case .atName, .unreadable: return nil
            }
        }
        return depth == 0 ? text : nil
    }

    private static let signs = Array("(),/+-*!".utf8)

    /// A string in quotation marks; nil for one that holds both kinds.
    static func quoted(_ string: String) -> String? {
        guard !string.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" || $0 == "<" }) else { return nil }
        if !string.utf8.contains(UInt8(ascii: "\"")) { return "\"\(string)\"" }
        return string.utf8.contains(UInt8(ascii: "'")) ? nil : "'\(string)'"
    }

    /// The rest of `url("…")` after its parenthesis.
    static func quotedAddress(_ rest: inout ArraySlice<StyleToken>) -> String? {
        if rest.first == .space { rest.removeFirst() }
        guard case .string(let address)? = rest.popFirst() else { return nil }
        if rest.first == .space { rest.removeFirst() }
        return rest.popFirst() == .sign(")") ? address : nil
    }

    private static func reference(_ address: String, _ omitted: inout OmissionList) -> String? {
        let name = address.dropFirst()
        if address.first == "#", !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && !"\"'()\\<>&".utf8.contains($0) }) {
            return "url(#\(name))"
        }
        omitted.add("'\(address.prefix(80))'")
        return nil
    }
}

extension ArraySlice<StyleToken> {
    /// The tokens without space at their ends.
    var trimmed: ArraySlice<StyleToken> {
        var rest = self
        if rest.first == .space { rest.removeFirst() }
        if rest.last == .space { rest.removeLast() }
        return rest
    }

    /// The pieces between signs, as far as these are in no brackets.
    func split(at separator: StyleToken) -> [ArraySlice<StyleToken>] {
        var pieces: [ArraySlice<StyleToken>] = []
        var depth = 0
        var start = startIndex
        for index in indices {
            let token = self[index]
            if token == separator, depth == 0 {
                pieces.append(self[start..<index])
                start = index + 1
            } else {
                depth = Swift.max(0, depth + token.depth)
            }
        }
        return pieces + [self[start...]]
    }
}

extension StyleToken {
    /// 1 for tokens that open brackets, -1 for tokens that close them.
    var depth: Int {
        switch self {
        case .function, .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): 1
        case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")): -1
        default: 0
        }
    }
}
