import Markup

/// A line of a page as Markdown: texts, code, links, pictures. It is gathered piece by piece, since whether a mark for emphasis
/// works depends on the characters beside it.
struct MarkdownLine {
    private var pieces: [Piece] = []
    /// Whether white space has come since the last piece.
    private var isSpaced = false
    private let isInLink: Bool

    private struct Piece {
        let text: String
        /// The mark on both sides, such as `**`; empty for none.
        let mark: String
        let isSpacedBefore: Bool
    }

    init(isInLink: Bool = false) { self.isInLink = isInLink }

    init(_ nodes: [HTMLNode], isInLink: Bool = false) {
        self.isInLink = isInLink
        for node in nodes { add(node) }
    }

    var isEmpty: Bool { pieces.isEmpty }

    // MARK: - Gathering

    mutating func add(_ node: HTMLNode) {
        switch node {
        case .text(let text): add(text: text)
        case .element(let element): add(element)
        }
    }

    private mutating func add(text: String) {
        guard !text.isEmpty else { return }
        let words = text.split(omittingEmptySubsequences: true) { $0.isHTMLSpace }.joined(separator: " ")
        if text.first?.isHTMLSpace ?? false { isSpaced = true }
        guard !words.isEmpty else { return }
        append(MarkdownEscaping.text(words, isInLink: isInLink))
        isSpaced = text.last?.isHTMLSpace ?? false
    }

    private mutating func add(_ element: HTMLNode.Element) {
        switch element.name {
        case "strong", "b": add(element.children, marked: "**")
        case "em", "i": add(element.children, marked: "*")
        case "del", "s": add(element.children, marked: "~~")
        case "code", "kbd", "samp", "tt": addCode(element)
        case "a": addLink(element)
        case "img": addImage(element)
        case "br": append("\n")
        case "sup": addRaised(element)
        case "q":
            append("“")
            addAll(element.children)
            append("”")
        case "rt":
            append("(")
            addAll(element.children)
            append(")")
        case "input": if element["type"] == "checkbox" { addBox(element) }
        case let name where Self.leftOut.contains(name): break
        default:
            // A block in a line keeps its distance from what is beside it.
            let isBlock = MarkdownBlocks.names.contains(element.name)
            // So do amounts before their names.
            if isBlock { isSpaced = true }
            addAll(element.children)
            if isBlock || element.classes.contains("amount") { isSpaced = true }
        }
    }

    /// Elements that are pressed, run or drawn, and have no text.
    static let leftOut: Set<String> = [
        "button", "datalist", "dialog", "form", "head", "input", "math", "option", "output", "rp", "script", "select",
        "style",
        "svg",
        "template", "textarea", "title",
    ]

    private mutating func addAll(_ nodes: [HTMLNode]) { for node in nodes { add(node) } }

    private mutating func append(_ text: String, mark: String = "") {
        pieces.append(Piece(text: text, mark: mark, isSpacedBefore: isSpaced && !pieces.isEmpty))
        isSpaced = false
    }

    private mutating func add(_ nodes: [HTMLNode], marked mark: String) {
        let line = MarkdownLine(nodes, isInLink: isInLink)
        if nodes.first.map({ $0.text.first?.isHTMLSpace ?? false }) ?? false { isSpaced = true }
        let text = line.text(breakingLines: true)
        guard !text.isEmpty else { return }
        // Bold in bold is bold.
        let isMarked = line.pieces.count == 1 && line.pieces[0].mark == mark
        append(isMarked ? line.pieces[0].text : text, mark: mark)
        isSpaced = line.isSpaced
    }

    private mutating func addCode(_ element: HTMLNode.Element) {
        let text = HTMLNode.element(element).text.split { $0.isNewline }.joined(separator: " ")
        guard element.classes.contains("formula") else { return append(MarkdownEscaping.code(text)) }
        append(element.classes.contains("displayed") ? "$$\(text)$$" : "$\(text)$")
    }

    private mutating func addLink(_ element: HTMLNode.Element) {
        if element["role"] == "doc-noteref" { return append("[^\(MarkdownBlocks.label(of: element["href"] ?? ""))]") }
        guard element["role"] != "doc-backlink", !element.classes.contains("permalink") else { return }
        guard let address = element["href"], !isInLink else { return addAll(element.children) }
        let line = MarkdownLine(element.children, isInLink: true)
        let text = line.text(breakingLines: false)
        guard !text.isEmpty else { return }
        let isBare = HTMLNode.element(element).text == address && address.contains("://")
        append(
            isBare ? "<\(address)>" : "[\(text)]" + MarkdownEscaping.destination(address, title: element["title"] ?? "")
        )
        isSpaced = line.isSpaced
    }

    private mutating func addImage(_ element: HTMLNode.Element) {
        guard let source = element["src"] else { return }
        let words = (element["alt"] ?? "").split { $0.isHTMLSpace }.joined(separator: " ")
        append(
            "![\(MarkdownEscaping.text(words, isInLink: true))]"
                + MarkdownEscaping.destination(source, title: element["title"] ?? ""))
    }

    /// The mark of a number, the mark of a footnote, or a power.
    private mutating func addRaised(_ element: HTMLNode.Element) {
        let text = HTMLNode.element(element).text
        let isFootnote = element.children.contains { node in
            if case .element(let child) = node { child["role"] == "doc-noteref" } else { false }
        }
        if isFootnote || text == "?" || !(text.unicodeScalars.first?.isWord ?? false) {
            return addAll(element.children)
        }
        append("^")
        addAll(element.children)
    }

    private mutating func addBox(_ element: HTMLNode.Element) {
        append(element["checked"] == nil ? "[ ]" : "[x]")
        isSpaced = true
    }

    // MARK: - Text

    /// The whole line.
    ///
    /// - Parameter breakingLines: whether a line may be broken by force, as not in a heading or a table.
    func text(breakingLines: Bool) -> String {
        var text = ""
        for (index, piece) in pieces.enumerated() {
            if piece.text == "\n" {
                if breakingLines, !text.isEmpty, index + 1 < pieces.count { text += "\\\n" } else { text += " " }
                continue
            }
            if piece.isSpacedBefore, !text.hasSuffix("\n"), !text.hasSuffix(" ") { text += " " }
            if piece.text.hasPrefix("["), text.hasSuffix("!") { text = text.dropLast() + "\\!" }
            let next = index + 1 < pieces.count ? pieces[index + 1] : nil
            let after = next.map {
                $0.isSpacedBefore || $0.text == "\n" ? " " : ($0.mark + $0.text).unicodeScalars.first ?? " "
            }
            let isMarked = Self.isMarkable(piece.text, by: piece.mark, after: text.unicodeScalars.last, before: after)
            text += isMarked ? piece.mark + piece.text + piece.mark : piece.text
        }
        while text.hasSuffix(" ") || text.hasSuffix("\\\n") { text.removeLast(text.hasSuffix(" ") ? 1 : 2) }
        return text
    }

    /// Whether marks around a text are read as marks: CommonMark takes none beside punctuation on its inner and a word on its outer
    /// side, as is usual in Chinese.
    private static func isMarkable(
        _ text: String, by mark: String, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
    ) -> Bool {
        guard !mark.isEmpty, let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
            return false
        }
        func isOutside(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { $0.properties.isWhitespace || $0.isPunctuation } ?? true
        }
        let touches = previous == mark.unicodeScalars.first || next == mark.unicodeScalars.first
        return !touches && (!first.mayBePunctuation || isOutside(previous))
            && (!last.mayBePunctuation || isOutside(next))
    }
}

extension Character {
    /// White space that HTML shows as one space.
    var isHTMLSpace: Bool {
        self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\r\n" || self == "\u{C}"
    }
}

extension Unicode.Scalar {
    /// Characters that every reader of Markdown treats as punctuation.
    fileprivate var isPunctuation: Bool {
        if isASCII { return isASCIIPunctuation }
        return switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }

    /// Characters that some readers of Markdown treat as punctuation.
    fileprivate var mayBePunctuation: Bool {
        if isPunctuation { return true }
        return switch properties.generalCategory {
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
    }
}
