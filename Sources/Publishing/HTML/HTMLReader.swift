import Pages

/// Takes the tool's own finished HTML apart: well-formed, with attributes in double quotes or without a value.
///
/// Comments and declarations are left out; what stands in `script` and `style` is one text.
struct HTMLReader {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [HTMLToken] = []

    static func tokens(of html: String) -> [HTMLToken] {
        var reader = HTMLReader(bytes: Array(html.utf8))
        reader.read()
        return reader.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                tokens.append(.text(HTMLEntities.resolved(text(index..<end))))
                index = end
                continue
            }
            switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
            case UInt8(ascii: "!"): skipDeclaration()
            case UInt8(ascii: "/"): readEndTag()
            default: readStartTag()
            }
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func skipDeclaration() {
        let isComment = bytes[index...].starts(with: "<!--".utf8)
        let end = Array((isComment ? "-->" : ">").utf8)
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
        index = min(index + end.count, bytes.count)
    }

    private mutating func readEndTag() {
        index += 2
        let name = readName()
        index = bytes[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
        tokens.append(.end(name))
    }

    private mutating func readStartTag() {
        index += 1
        var tag = HTMLToken.Tag(name: readName(), attributes: [])
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            let name = readName()
            if name.isEmpty { index += 1 } else { tag.attributes.append(.init(name: name, value: readValue())) }
        }
        index += 1
        tokens.append(.start(tag))
        if tag.name == "script" || tag.name == "style" { readRawText(of: tag.name) }
    }

    private mutating func readRawText(of name: String) {
        let end = Array(("</" + name).utf8)
        let start = min(index, bytes.count)
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
        if index > start { tokens.append(.text(text(start..<index))) }
    }

    private mutating func readName() -> String {
        let start = min(index, bytes.count)
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        return text(start..<index).lowercased()
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""): true
        default: false
        }
    }

    private mutating func readValue() -> String {
        guard bytes[index...].starts(with: "=\"".utf8) else { return "" }
        let start = index + 2
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        index = min(end + 1, bytes.count)
        return HTMLEntities.resolved(text(start..<end))
    }
}

/// A piece of finished HTML.
enum HTMLToken: Hashable, Sendable {
    case start(Tag)
    /// The name of an end tag.
    case end(String)
    /// Text with its character references resolved.
    case text(String)

    /// A start tag; names are in lower case, values resolved.
    struct Tag: Hashable, Sendable {
        let name: String
        var attributes: [Attribute]

        /// The value of an attribute; empty for one without value.
        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

        /// True for elements that have neither content nor an end tag.
        var isVoid: Bool { Self.voidNames.contains(name) }

        private static let voidNames: Set<String> = [
            "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
        ]
    }

    struct Attribute: Hashable, Sendable {
        let name: String
        var value: String
    }
}
