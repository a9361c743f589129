import Markup

/// The content of a page as blocks of Markdown: headings, paragraphs, lists, tables. Nothing of HTML is left.
struct MarkdownBlocks {
    /// A block, with its link target if it is a heading.
    struct Block: Hashable, Sendable {
        var text: String
        var heading: Heading?

        struct Heading: Hashable, Sendable {
            let level: Int
            let id: String
        }
    }

    private(set) var blocks: [Block] = []
    /// The inline content since the last block.
    private var line: [HTMLNode] = []
    /// The distance of the list that may go on from the list before: lists beside each other have marks of their own.
    private var lastList: (name: String, isSecond: Bool)?

    init(_ nodes: [HTMLNode]) {
        for node in nodes { add(node) }
        endLine()
    }

    /// All blocks as one text, without a line break at its end.
    var text: String { blocks.map { $0.text }.joined(separator: "\n\n") }

    /// Elements that are on lines of their own.
    static let names: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt", "fieldset",
        "figcaption",
        "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p",
        "pre", "section", "summary", "table", "ul", "caption",
    ]

    /// The name of a footnote, from the id to which its mark leads: "1" from "#fn-1".
    static func label(of reference: String) -> String {
        reference.drop { $0 == "#" }.replacing("fn-", with: "").filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
        }
    }

    // MARK: - Gathering

    private mutating func add(_ node: HTMLNode) {
        if case .element(let element) = node, element["hidden"] != nil || element.name == "form" { return }
        guard case .element(let element) = node, Self.names.contains(element.name) else { return line.append(node) }
        endLine()
        let isList = element.name == "ul" || element.name == "ol"
        if !isList { lastList = nil }
        add(element)
    }

    /// Ends the paragraph that needs no tag.
    private mutating func endLine() {
        defer { line = [] }
        if !line.isEmpty { add(paragraph: line) }
    }

    private mutating func add(_ text: String, heading: Block.Heading? = nil) {
        if !text.isEmpty { blocks.append(Block(text: text, heading: heading)) }
    }

    private mutating func add(paragraph nodes: [HTMLNode], isTitle: Bool = false) {
        var text = MarkdownLine(nodes).text(breakingLines: !isTitle)
        guard !text.isEmpty else { return }
        lastList = nil
        if isTitle {
            // A title that has a bold part already is as plain as the rest.
            if !text.contains("**"), !text.hasPrefix("*"), !text.hasSuffix("*") { text = "**\(text)**" }
            return add(text)
        }
        add(
            text.split(separator: "\n", omittingEmptySubsequences: false).map { MarkdownEscaping.lineStart(String($0)) }
                .joined(separator: "\n"))
    }

    private mutating func add(_ element: HTMLNode.Element) {
        switch element.name {
        case "h1", "h2", "h3", "h4", "h5", "h6": addHeading(element)
        case "p" where element.classes.contains("notice"): addQuote(of: [.element(plain(element))])
        case "p", "summary", "dt", "caption": addParagraph(element)
        case "ul", "ol": addList(element)
        case "pre": addCode(element)
        case "table": for block in MarkdownTable(element).blocks { blocks.append(block) }
        case "blockquote": addQuote(of: element.children)
        case "aside": addQuote(of: element.children)
        case "hr": add("---")
        case "dl": addDefinitions(element)
        case "section" where element["role"] == "doc-endnotes": addFootnotes(element)
        default: blocks += MarkdownBlocks(element.children).blocks
        }
    }

    private func plain(_ element: HTMLNode.Element) -> HTMLNode.Element {
        HTMLNode.Element(name: "p", children: element.children)
    }

    private mutating func addHeading(_ element: HTMLNode.Element) {
        // A heading's link to itself is only for clicking.
        var (children, id) = (element.children.filter { !$0.isBlank }, element["id"] ?? "")
        if children.count == 1, case .element(let link) = children[0], link.name == "a",
            let address = link["href"], address.hasPrefix("#")
        {
            children = link.children
            if id.isEmpty { id = String(address.dropFirst()) }
        } else {
            children = element.children
        }
        var text = MarkdownLine(children).text(breakingLines: false)
        guard !text.isEmpty, let level = element.name.dropFirst().first?.wholeNumberValue else { return }
        if text.hasSuffix("#") { text = text.dropLast() + "\\#" }
        add(
            String(repeating: "#", count: level) + " " + text,
            heading: Block.Heading(level: level, id: id))
    }

    /// Titles of figures, asides and of folded sections are bold.
    private mutating func addParagraph(_ element: HTMLNode.Element) {
        let isTitle =
            element.name != "p" || element.classes.contains { $0.hasSuffix("-title") && $0 != "reason-title" }
        let hasBlocks = element.children.contains { child in
            if case .element(let child) = child { Self.names.contains(child.name) } else { false }
        }
        if hasBlocks {
            blocks += MarkdownBlocks(element.children).blocks
        } else {
            add(paragraph: element.children, isTitle: isTitle)
        }
    }

    private mutating func addQuote(of nodes: [HTMLNode]) {
        let text = MarkdownBlocks(nodes).text
        guard !text.isEmpty else { return }
        add(
            text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ">" : "> " + $0 }
                .joined(separator: "\n"))
    }

    private mutating func addCode(_ element: HTMLNode.Element) {
        let code = element.children.compactMap { child -> HTMLNode.Element? in
            if case .element(let child) = child, child.name == "code" { child } else { nil }
        }.first
        let names = (code ?? element).classes.first { $0.hasPrefix("language-") }
        let language = names?.dropFirst("language-".count) ?? ""
        add(MarkdownEscaping.fence(HTMLNode.element(element).text, language: String(language)))
    }

    private mutating func addDefinitions(_ element: HTMLNode.Element) {
        for case .element(let child) in element.children {
            switch child.name {
            case "dt": addParagraph(child)
            default: blocks += MarkdownBlocks(child.children).blocks
            }
        }
    }

    private mutating func addFootnotes(_ element: HTMLNode.Element) {
        for case .element(let list) in element.children {
            for case .element(let item) in list.children where item.name == "li" {
                let text = MarkdownBlocks(item.children).text
                add(Self.indented(text, behind: "[^\(Self.label(of: item["id"] ?? ""))]: ", by: 4))
            }
        }
    }

    // MARK: - Lists

    private mutating func addList(_ element: HTMLNode.Element) {
        let items = element.children.compactMap { child -> HTMLNode.Element? in
            if case .element(let child) = child, child.name == "li" { child } else { nil }
        }
        let isSecond = lastList.map { $0.name == element.name && !$0.isSecond } ?? false
        let start = element.name == "ol" ? min(max(Int(element["start"] ?? "1") ?? 1, 0), 999_999) : nil
        let written = items.map { MarkdownBlocks($0.children).blocks }
        let isLoose = written.contains { blocks in blocks.dropFirst().contains { !Self.isList($0.text) } }
        let texts = written.enumerated().map { index, blocks -> String in
            let mark = start.map { "\($0 + index)\(isSecond ? ")" : ".") " } ?? (isSecond ? "* " : "- ")
            let text = blocks.map { $0.text }.joined(separator: isLoose ? "\n\n" : "\n")
            return Self.indented(text, behind: mark, by: mark.count)
        }
        add(texts.joined(separator: isLoose ? "\n\n" : "\n"))
        lastList = (element.name, isSecond)
    }

    private static func isList(_ text: String) -> Bool {
        text.hasPrefix("- ") || text.hasPrefix("* ") || (text.first?.isNumber ?? false) && text.contains(". ")
    }

    /// A text after a mark, its further lines below its first.
    static func indented(_ text: String, behind mark: String, by width: Int) -> String {
        let space = String(repeating: " ", count: width)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in index == 0 ? mark + line : line.isEmpty ? "" : space + line }
            .joined(separator: "\n").trimmedAtEnd
    }
}

extension HTMLNode {
    /// Whether it is nothing but white space between elements.
    fileprivate var isBlank: Bool {
        if case .text(let text) = self { text.allSatisfy { $0.isHTMLSpace } } else { false }
    }
}

extension String {
    /// The text without white space at its end.
    var trimmedAtEnd: String {
        var text = self
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text
    }
}
