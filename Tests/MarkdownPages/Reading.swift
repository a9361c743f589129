import Markup

/// The content that a reader finds in a text, whether it was written as HTML or as Markdown: headings, links and numbers, in order.
struct Reading {
    var headings: [String] = []
    var links: [String] = []
    /// Each with the mark behind it, as in "20?".
    var numbers: [String] = []
    private var text = ""
    /// The text of the picture in words, of the figure, macro or display that is being read.
    private var description: HTMLNode.Element?

    init(_ nodes: [HTMLNode]) {
        for node in nodes { read(node, isInHeading: false) }
        endText()
    }

    /// The article of a page, without what leads to other pages and what is to be pressed.
    static func article(of html: [UInt8]) -> Reading { Reading(articles(in: HTMLReader.nodes(of: html))) }

    private static func articles(in nodes: [HTMLNode]) -> [HTMLNode] {
        nodes.flatMap { node -> [HTMLNode] in
            guard case .element(let element) = node else { return [] }
            return element.name == "article" ? [node] : articles(in: element.children)
        }
    }

    // MARK: - Reading

    private static let unreadElements: Set<String> = [
        "button", "form", "math", "nav", "option", "script", "select", "template", "textarea",
    ]

    private static let unreadClasses: Set<Substring> = [
        "as-markdown", "back", "code-language", "downloads", "edits", "in-words", "moved", "outline", "parts",
        "permalink",
        "tags", "uses", "why",
    ]

    private mutating func read(_ node: HTMLNode, isInHeading: Bool) {
        switch node {
        case .text(let text): self.text += text
        case .element(let element): read(element, isInHeading: isInHeading)
        }
    }

    private mutating func read(_ element: HTMLNode.Element, isInHeading: Bool) {
        let isFormula = element.name == "code" && element.classes.contains("formula")
        guard !Self.unreadElements.contains(element.name), !isFormula, element["hidden"] == nil,
            !element.classes.contains(where: { Self.unreadClasses.contains($0) })
        else { return }
        if !Self.inline.contains(element.name) { endText() }
        let outer = description
        defer { description = outer }
        if element.name == "figure" || element.classes.contains(where: { ["macro", "display"].contains($0) }) {
            description = Self.find(element) { $0.classes.contains("in-words") }
        }
        if element.classes.contains("picture") { return readPicture(element) }
        let isHeading = element.name.count == 2 && element.name.first == "h" && element.name != "hr"
        if isHeading {
            // A page does not break between a name and its number; its Markdown leaves that to its reader.
            let words = Self.words(HTMLNode.element(element), isVisible: true).replacing("\u{A0}", with: " ")
            headings.append("\(element.name) \(words)")
        }
        // A term is plain text in Markdown, whose readers have the glossary's own page.
        if element.name == "a", !element.classes.contains("term"), let address = element["href"] {
            read(address, of: element, isInHeading: isInHeading)
        }
        if element.name == "img" { text += " " + (element["alt"] ?? "") + " " }
        if element["role"] == "doc-noteref" { return }
        for child in element.children { read(child, isInHeading: isInHeading || isHeading) }
        if !Self.inline.contains(element.name) || element.classes.contains("amount") { endText() }
    }

    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "ruby",
        "s",
        "samp", "small", "span", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
    ]

    /// The words of a picture, all of them where the page has them.
    private mutating func readPicture(_ element: HTMLNode.Element) {
        if let words = description.flatMap({ Self.find($0) { $0.name == "p" } }) {
            text += HTMLNode.element(words).text
        } else if let image = Self.find(element, { $0.name == "img" }) {
            text += image["alt"] ?? ""
        }
        endText()
    }

    /// The first element inside another one for which something holds.
    private static func find(
        _ element: HTMLNode.Element, _ isFound: (HTMLNode.Element) -> Bool
    ) -> HTMLNode.Element? {
        for case .element(let child) in element.children {
            if let found = isFound(child) ? child : find(child, isFound) { return found }
        }
        return nil
    }

    /// Pictures lead to themselves on a page, and headings to where they are; a number in code leads to its note.
    private mutating func read(_ address: String, of element: HTMLNode.Element, isInHeading: Bool) {
        let isPicture = element.children.contains { child in
            if case .element(let child) = child { child.name == "picture" } else { false }
        }
        let isMark =
            element["role"] == "doc-noteref" || element["role"] == "doc-backlink"
            || element.classes.contains("code-note")
        let isShown = !HTMLNode.element(element).text.allSatisfy { $0.isWhitespace } || !element.children.isEmpty
        if isPicture || isMark || !isShown || isInHeading && address.hasPrefix("#") { return }
        links.append(Self.page(address))
    }

    /// An address with the page in place of its Markdown.
    private static func page(_ address: String) -> String {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var path = String(parts[0])
        if !path.contains("://"), path.hasSuffix(".md") { path = path.dropLast(3) + ".html" }
        if path.hasSuffix("llms-full.txt") { path = path.dropLast("llms-full.txt".count) + "single-page.html" }
        return ([path] + parts.dropFirst().map { String($0) }).joined(separator: "#")
    }

    private mutating func endText() {
        var number = ""
        for scalar in text.unicodeScalars {
            if ("0"..."9").contains(scalar) {
                number.unicodeScalars.append(scalar)
            } else if !number.isEmpty {
                numbers.append(number + (scalar == "?" ? "?" : ""))
                number = ""
            }
        }
        if !number.isEmpty { numbers.append(number) }
        text = ""
    }

    private static func words(_ node: HTMLNode, isVisible: Bool) -> String {
        func text(_ node: HTMLNode) -> String {
            switch node {
            case .text(let text): return text
            case .element(let element):
                if element.name == "button" || element.classes.contains("permalink") || element["role"] == "doc-noteref"
                {
                    return ""
                }
                return element.children.map { text($0) }.joined()
            }
        }
        return text(node).split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
    }
}
