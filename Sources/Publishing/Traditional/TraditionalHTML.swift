/// Turns a finished page in simplified Chinese into one in the traditional script.
///
/// Text and the attributes that people read are converted; code, what leads to a page in another language, addresses and ids
/// stay as they are.
struct TraditionalHTML {
    let convert: (String) -> String

    /// Elements whose text is code.
    private static let verbatim: Set<String> = ["code", "pre", "kbd", "samp", "script", "style"]
    private static let readableAttributes: Set<String> = [
        "alt", "title", "aria-label", "content", "placeholder", "data-one", "data-many", "data-most", "data-none",
        "data-failed", "data-done", "data-no-picture", "data-system", "data-light", "data-dark",
    ]

    /// The converted page.
    func page(_ html: String) -> String {
        let bytes = Array(html.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        // The element that is passed over, and how many of its name are open.
        var kept: (name: String, depth: Int)?
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            let text = rest[..<start]
            if kept == nil { append(text, to: &result) } else { result += text }
            let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
            let tag = Tag(rest[start..<end])
            if let open = kept, tag.name == open.name {
                let depth = open.depth + (tag.isEnd ? -1 : 1)
                kept = depth == 0 ? nil : (open.name, depth)
            } else if kept == nil, !tag.isEnd, Self.verbatim.contains(tag.name) || tag.isForeign {
                kept = (tag.name, 1)
            }
            if tag.isForeign || tag.isEnd { result += tag.text } else { append(tag, to: &result) }
            rest = rest[end...]
        }
        if kept == nil { append(rest, to: &result) } else { result += rest }
        return String(decoding: result, as: UTF8.self)
    }

    private func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
        // Most of it is the space between two tags.
        if text.allSatisfy({ $0 < 0x80 }) { result += text } else { result += convert(Self.string(text)).utf8 }
    }

    /// The tag with the attributes converted that people read or that name the script.
    private func append(_ tag: Tag, to result: inout [UInt8]) {
        var written = tag.text.startIndex
        for attribute in tag.attributes {
            result += tag.text[written..<attribute.value.lowerBound]
            let value = tag.text[attribute.value]
            let name = Self.string(tag.text[attribute.name])
            if name == "lang", value.elementsEqual("zh-Hans".utf8) {
                result += "zh-Hant".utf8
            } else if Self.readableAttributes.contains(name) {
                append(value, to: &result)
            } else {
                result += value
            }
            written = attribute.value.upperBound
        }
        result += tag.text[written...]
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// "<a href=…" without the closing bracket.
    private struct Tag {
        let text: ArraySlice<UInt8>
        let isEnd: Bool
        let name: String

        init(_ text: ArraySlice<UInt8>) {
            self.text = text
            isEnd = text.dropFirst().first == UInt8(ascii: "/")
            name = string(text.dropFirst(isEnd ? 2 : 1).prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") })
        }

        /// True for what leads to a page in another language.
        var isForeign: Bool {
            name == "a" && attributes.contains { text[$0.name].elementsEqual("hreflang".utf8) }
        }

        /// Where names and values of the attributes are that have a value.
        var attributes: [(name: Range<Int>, value: Range<Int>)] {
            var found: [(name: Range<Int>, value: Range<Int>)] = []
            var rest = text
            while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
                guard rest[equals...].dropFirst().first == UInt8(ascii: "\"") else {
                    rest = rest[equals...].dropFirst()
                    continue
                }
                let start = rest[..<equals].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? rest.startIndex
                let end = rest[(equals + 2)...].firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
                found.append((start..<equals, equals + 2..<end))
                rest = rest[end...].dropFirst()
            }
            return found
        }
    }
}
