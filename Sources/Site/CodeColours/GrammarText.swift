/// A grammar as the engine can read it.
///
/// Grammars write parts of an expression as expressions, for their text alone: `/(a)\2/.source`. Some refer to groups of
/// the whole, which Duktape refuses; so all of them become the texts that they stand for.
struct GrammarText {
    private let bytes: [UInt8]
    private var place = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    static func readable(_ text: String) -> String {
        var reader = GrammarText(text)
        return reader.rewritten()
    }

    private mutating func rewritten() -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        while place < bytes.count {
            let start = place
            switch bytes[place] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): skip(to: bytes[place])
            case UInt8(ascii: "/") where mayBeginValue(behind: result):
                skip(to: UInt8(ascii: "/"))
                if bytes[place...].starts(with: ".source".utf8) {
                    result.append(UInt8(ascii: "\""))
                    for byte in bytes[start + 1..<place - 1] {
                        if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") {
                            result.append(UInt8(ascii: "\\"))
                        }
                        result.append(byte)
                    }
                    result.append(UInt8(ascii: "\""))
                    place += ".source".utf8.count
                    continue
                }
            default: place += 1
            }
            result += bytes[start..<place]
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a slash after some code begins an expression, and does not divide.
    private func mayBeginValue(behind code: [UInt8]) -> Bool {
        guard let last = code.last else { return true }
        if "=(+,:?;[!&|{}><-*~^% \n".utf8.contains(last) { return true }
        return ["return", "typeof", "case", "in", "of"].contains { code.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    /// Moves past the end of a text or of an expression, in whose classes a slash is a letter.
    private mutating func skip(to end: UInt8) {
        var isInClass = false
        place += 1
        while place < bytes.count, bytes[place] != end || isInClass {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "[") where end == UInt8(ascii: "/"): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            default: break
            }
            place += 1
        }
        place = min(place + 1, bytes.count)
    }
}
