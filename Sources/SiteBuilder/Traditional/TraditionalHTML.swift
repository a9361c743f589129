/// Turns a finished page in simplified Chinese into one in the traditional script.
///
/// Text and the attributes that people read are converted; code, what leads to a page in another language, addresses and ids
/// stay as they are.
struct TraditionalHTML {
    let convert: (String) -> String

    /// Elements whose text is code.
    private static let verbatim: Set<Substring> = ["code", "pre", "kbd", "samp", "script", "style"]
    private static let readableAttributes: Set<Substring> = [
        "alt", "title", "aria-label", "content", "placeholder", "data-one", "data-many", "data-none",
        "data-done", "data-system", "data-light", "data-dark",
    ]

    /// The converted page.
    func page(_ html: String) -> String {
        var result = ""
        result.reserveCapacity(html.utf8.count)
        var rest = html[...]
        // The element that is passed over, and how many of its name are open.
        var kept: (name: Substring, depth: Int)?
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            let text = rest[..<start]
            result += kept == nil ? convert(String(text)) : String(text)
            let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
            let tag = Tag(rest[start..<end])
            if let open = kept, tag.name == open.name {
                let depth = open.depth + (tag.isEnd ? -1 : 1)
                kept = depth == 0 ? nil : (open.name, depth)
            } else if kept == nil, !tag.isEnd, Self.verbatim.contains(tag.name) || tag.isForeign {
                kept = (tag.name, 1)
            }
            result += tag.isForeign || tag.isEnd ? String(tag.text) : converted(tag)
            rest = rest[end...]
        }
        return result + (kept == nil ? convert(String(rest)) : String(rest))
    }

    /// The tag with the attributes converted that people read or that name the script.
    private func converted(_ tag: Tag) -> String {
        var result = ""
        var rest = tag.text
        while let equals = rest.firstRange(of: "=\"") {
            let name = rest[..<equals.lowerBound].split { $0.isWhitespace }.last ?? ""
            let end = rest[equals.upperBound...].utf8.firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
            let value = rest[equals.upperBound..<end]
            result += rest[..<equals.upperBound]
            if name == "lang", value == "zh-Hans" {
                result += "zh-Hant"
            } else {
                result += Self.readableAttributes.contains(name) ? convert(String(value)) : String(value)
            }
            rest = rest[end...].dropFirst()
            result += end == tag.text.endIndex ? "" : "\""
        }
        return result + rest
    }

    /// "<a href=…" without the closing bracket.
    private struct Tag {
        let text: Substring

        init(_ text: Substring) { self.text = text }

        var isEnd: Bool { text.dropFirst().first == "/" }

        var name: Substring {
            text.dropFirst(isEnd ? 2 : 1).prefix { !$0.isWhitespace && $0 != "/" }
        }

        /// True for what leads to a page in another language.
        var isForeign: Bool { name == "a" && text.contains(" hreflang=") }
    }
}
