/// Checks what holds for all HTML that is written as XML: every element is closed where it has to be, and stands where
/// HTML lets it stand.
struct MarkupLaws {
    private(set) var violations: [String] = []
    private var open: [String] = []

    private static let blocks: Set<String> = [
        "aside", "blockquote", "details", "div", "dl", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p",
        "pre", "section", "table", "ul",
    ]
    private static let holdLines: Set<String> = [
        "a", "b", "code", "em", "h1", "h2", "h3", "h4", "h5", "h6", "kbd", "p", "pre", "s", "span", "strong", "sub",
        "sup",
    ]
    private static let parents: [String: Set<String>] = [
        "li": ["ul", "ol"], "td": ["tr"], "th": ["tr"], "tr": ["table", "thead", "tbody", "tfoot"], "dt": ["dl"],
        "dd": ["dl"], "summary": ["details"], "figcaption": ["figure"], "thead": ["table"], "tbody": ["table"],
        "rt": ["ruby"], "caption": ["table"],
    ]
    private static let children: [String: Set<String>] = [
        "ul": ["li"], "ol": ["li"], "dl": ["dt", "dd"], "tr": ["td", "th"],
        "table": ["caption", "tbody", "tfoot", "thead", "tr"], "thead": ["tr"], "tbody": ["tr"], "tfoot": ["tr"],
    ]

    init(_ xml: String) {
        var rest = xml[...]
        while let start = rest.firstIndex(of: "<") {
            checkText(rest[..<start])
            guard let end = rest[start...].firstIndex(of: ">") else {
                violations.append("an open tag: \(rest[start...].prefix(20))")
                return
            }
            check(tag: rest[start...].prefix(through: end).dropFirst().dropLast())
            rest = rest[end...].dropFirst()
        }
        checkText(rest)
        if !open.isEmpty { violations.append("never closed: \(open)") }
    }

    private mutating func checkText(_ text: Substring) {
        guard let parent = open.last, Self.children[parent] != nil, text.contains(where: { !$0.isWhitespace }) else {
            return
        }
        violations.append("text in <\(parent)>: \(text.prefix(20))")
    }

    private mutating func check(tag: Substring) {
        if tag.hasPrefix("/") {
            if open.last == String(tag.dropFirst()) {
                open.removeLast()
            } else {
                violations.append("<\(tag)> within \(open)")
            }
            return
        }
        let name = String(tag.prefix { $0.isLetter || $0.isNumber })
        let isClosed = tag.hasSuffix("/")
        if ["br", "hr", "img", "wbr", "input"].contains(name), !isClosed {
            violations.append("<\(tag)> is not closed")
        }
        checkPlace(of: name)
        checkAttributes(tag.dropFirst(name.count))
        if !isClosed { open.append(name) }
    }

    private mutating func checkPlace(of name: String) {
        if let parents = Self.parents[name], !parents.contains(open.last ?? "") {
            violations.append("<\(name)> within \(open)")
        }
        if let parent = open.last, let children = Self.children[parent], !children.contains(name) {
            violations.append("<\(name)> within <\(parent)>")
        }
        if Self.blocks.contains(name), open.contains(where: { Self.holdLines.contains($0) }) {
            violations.append("<\(name)> within \(open)")
        }
        if name == "a", open.contains("a") { violations.append("<a> within <a>") }
    }

    private mutating func checkAttributes(_ text: Substring) {
        var names: Set<String> = []
        for part in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        where part.offset % 2 == 0 {
            guard let name = part.element.split(separator: " ").last, name.hasSuffix("=") else { continue }
            if !names.insert(String(name)).inserted { violations.append("\(name) twice in <\(text)>") }
        }
    }
}
