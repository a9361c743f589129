import CommandFramework
/// An answer in parts that clients take at once, cut at ends of lines where that can be.
///
/// Clients document a bound of 25,000 tokens, or of 50,000 characters, for the answer of a tool; a longer one does not reach the
/// model. A token is two bytes or more in tables of numbers, and three in Chinese.
struct AnswerParts {
    let parts: [String]

    static let maxBytes = 48_000

    init(_ text: String, of maxBytes: Int = AnswerParts.maxBytes) {
        var rest = Array(text.utf8)[...]
        var parts: [String] = []
        while rest.count > maxBytes {
            let head = rest.prefix(maxBytes)
            let lineEnd = head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            let end = lineEnd ?? head.lastIndex { $0 & 0xC0 != 0x80 } ?? head.endIndex
            parts.append(String(decoding: rest[..<end], as: UTF8.self))
            rest = rest[end...]
        }
        self.parts = parts + [String(decoding: rest, as: UTF8.self)]
    }
}
