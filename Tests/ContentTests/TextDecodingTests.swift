import Diagnostics
import Testing

@testable import Content

/// Bytes of a file, the text read from them, and the codes reported.
struct TextDecodingCase: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: [UInt8]
    let text: String
    var reported: [String] = []

    var testDescription: String { id }

    static let all: [TextDecodingCase] = [
        TextDecodingCase(id: "plain", bytes: Array("漢é\n".utf8), text: "漢é\n"),
        TextDecodingCase(id: "empty", bytes: [], text: ""),
        TextDecodingCase(id: "byte order mark", bytes: [0xEF, 0xBB, 0xBF, 0x61], text: "a"),
        TextDecodingCase(
            id: "invalid", bytes: [0x61, 0x0A, 0x62, 0xFF, 0x63], text: "a\nb\u{FFFD}c",
            reported: ["2:2 site/invalid-utf-8"]),
        TextDecodingCase(
            id: "cut short", bytes: [0x61, 0xE6, 0xBC], text: "a\u{FFFD}", reported: ["1:2 site/invalid-utf-8"]),
        TextDecodingCase(
            id: "NUL", bytes: [0x61, 0x00, 0x00], text: "a\u{FFFD}\u{FFFD}", reported: ["1:2 site/nul-character"]),
        TextDecodingCase(id: "UTF-16", bytes: [0xFF, 0xFE, 0x61, 0x00], text: "", reported: ["1:1 site/utf-16"]),
    ]
}

@Suite struct TextDecodingTests {
    @Test(arguments: TextDecodingCase.all)
    func `bytes become text that every parser can take`(_ example: TextDecodingCase) {
        let decoded = TextDecoding.decode(example.bytes, path: "a.md")
        #expect(decoded.value.text == example.text)
        let reported = decoded.diagnostics.map { diagnostic in
            let position = decoded.value.position(of: diagnostic.span?.start ?? 0)
            return "\(position.line):\(position.column) \(diagnostic.code)"
        }
        #expect(reported == example.reported)
    }
}
