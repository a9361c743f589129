import Diagnostics
import Templates

/// The HTML of a note while it is being written: blocks here, inlines and raw HTML in extensions.
///
/// It recurses as deep as the document is, and the parser bounds that.
struct HTMLRenderer {
    let options: HTMLOptions
    /// The numbers in the block of code that is written next.
    private var annotations: CodeAnnotations?
    /// The annotations with their texts in the list that is written next.
    private var listed: CodeAnnotations?
    /// The problems that the page has reported.
    var diagnostics: [Diagnostic] = []
    /// The problems of the note.
    var problems: [Diagnostic] = []
    var repeated = RepeatedProblems()
    /// The ids that tags of the note may still give.
    var ids: Set<String>
    /// The last scalar that was shown, to decide about line breaks; nil where that is not known.
    var lastScalar: Unicode.Scalar?
    /// Whether a heading is being written, whose lines are short.
    var isInHeading = false
    /// Raw tags of the note that are open.
    var openTags: [OpenTag] = []
    /// The number of them that were open already around the current element: it cannot close those.
    private(set) var outerTagCount = 0
    /// The content that the current element may have, where no raw tag is open in it.
    private(set) var surroundings = Surroundings.blocks
    /// The number of raw elements that were closed before their own end tag came, by name; that tag is left out without a
    /// message.
    var unclosedTags: [String: Int] = [:]
    private var buffer: [UInt8] = []
    /// Text that no tag has ended yet. It is converted as a whole, since what a character becomes may depend on the next.
    private var run = ""
    /// Whether the text of a link is being written.
    var isInMarkdownLink = false
    /// Whether the text of a paragraph is being written, in which terms are marked.
    private(set) var isInParagraph = false
    /// The terms that have been marked.
    var seenTerms: Set<String> = []
    /// The number of open elements with code as text.
    private var codeDepth = 0
    /// The number of references to each footnote that have been written, by its number.
    private var referenceCounts: [Int: Int] = [:]

    /// - Parameter ids: those that the note's raw tags may give.
    init(_ options: HTMLOptions, ids: [String]) {
        self.options = options
        self.ids = Set(ids)
    }

    /// The content that an element of a page may have.
    enum Surroundings {
        case blocks, line
    }

    /// A raw start tag whose end is still to come.
    struct OpenTag {
        let name: String
        /// The name that it is written with; nil where it is not written at all.
        let element: String?
        let content: HTMLElement.Content
        /// The text in the note; nil for a tag that was added.
        let text: String?
        let span: SourceSpan
    }

    /// The HTML that has been written since the last call.
    mutating func takeText() -> String {
        endRun()
        defer { buffer.removeAll(keepingCapacity: true) }
        return String(decoding: buffer, as: UTF8.self)
    }

    // MARK: - Text and tags

    /// Appends markup.
    mutating func put(_ html: String) {
        endRun()
        buffer.append(contentsOf: html.utf8)
    }

    /// Appends text, escaped, and converted outside code.
    mutating func putText(_ text: String) { run += text }

    private mutating func endRun() {
        guard !run.isEmpty else { return }
        HTMLEscaping.append(codeDepth > 0 ? run : options.text(run), to: &buffer)
        run = ""
    }

    /// Appends an element of code.
    mutating func putCode(_ text: String, in element: String) {
        put("<\(element)>")
        codeDepth += 1
        putText(text)
        put("</\(element)>")
        codeDepth -= 1
    }

    /// Begins or ends text in an element of code that the note opens itself.
    mutating func nestCode(by change: Int) {
        endRun()
        codeDepth += change
    }

    /// Appends a tag without content: "br", or "input type="checkbox"".
    mutating func putVoid(_ tag: String) { put("<" + tag + (options.syntax == .xml ? "/>" : ">")) }

    /// An attribute without a value, with the space before it.
    func flag(_ name: String) -> String { options.syntax == .xml ? " \(name)=\"\"" : " \(name)" }

    /// An attribute with the space before it.
    func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(HTMLEscaping.escaped(value))\""
    }

    /// The attribute that lets the keyboard reach a box that scrolls.
    var tabStop: String { options.hasTabStops ? attribute("tabindex", "0") : "" }

    // MARK: - Blocks

    /// Begins the content of an element: raw tags that it opens have to end in it. Returns the argument of `leaveElement`.
    mutating func enterElement(holding surroundings: Surroundings) -> (Int, Surroundings) {
        defer { (outerTagCount, self.surroundings) = (openTags.count, surroundings) }
        return (outerTagCount, self.surroundings)
    }

    /// Closes tags that the content of an element has left open.
    mutating func leaveElement(_ outer: (Int, Surroundings)) {
        closeTags(from: outerTagCount)
        (outerTagCount, surroundings) = outer
    }

    /// Writes the blocks within an element.
    mutating func write(_ blocks: [Block]) {
        let outer = enterElement(holding: .blocks)
        for index in blocks.indices { write(blocks, at: index) }
        leaveElement(outer)
    }

    /// Writes one of several blocks. Code directly beside other code in another language is labelled with its language.
    mutating func write(_ blocks: [Block], at index: Int) {
        let own = codeVersion(of: blocks[index])
        let isOneOfSeveral = [index - 1, index + 1].filter { blocks.indices.contains($0) }.contains { neighbour in
            codeVersion(of: blocks[neighbour]).map { $0 != own } ?? false
        }
        (annotations, listed) = (Self.annotations(at: index, in: blocks), Self.annotations(at: index - 1, in: blocks))
        guard let own, isOneOfSeveral else { return write(blocks[index]) }
        makeRoomForBlock()
        put("<div class=\"code-version\"" + attribute("data-language", own.id) + ">\n<p class=\"code-language\">")
        put(HTMLEscaping.escaped(own.name) + "</p>\n")
        write(blocks[index])
        put("</div>\n")
    }

    /// The numbers in a block of code whose texts are below it.
    private static func annotations(at index: Int, in blocks: [Block]) -> CodeAnnotations? {
        guard index >= 0, index + 1 < blocks.count, case .codeBlock(let code) = blocks[index],
            case .list(let list) = blocks[index + 1]
        else { return nil }
        return CodeAnnotations(of: code, in: list)
    }

    private func codeVersion(of block: Block) -> HTMLOptions.CodeVersion? {
        if case .codeBlock(let code) = block { options.codeVersion(code) } else { nil }
    }

    /// Writes a block and a line break.
    mutating func write(_ block: Block) {
        lastScalar = nil
        if !block.isRaw { makeRoomForBlock() }
        switch block {
        case .heading(let heading): write(heading)
        case .paragraph(let content, _): write(paragraph: content)
        case .list(let list): write(list)
        case .quote(let blocks, _):
            put("<blockquote>\n")
            write(blocks)
            put("</blockquote>\n")
        case .aside(let aside): write(aside)
        case .tabs(let tabs): write(tabs)
        case .codeBlock(let block): write(block)
        case .html(let pieces, _): writeBlock(pieces)
        case .table(let table): write(table)
        case .thematicBreak:
            putVoid("hr")
            put("\n")
        }
    }

    /// Writes a paragraph. Tags at its end that close what an earlier block has opened come after it.
    private mutating func write(paragraph content: [Inline]) {
        let closing = closingTags(endingParagraph: content)
        put("<p" + direction(of: content) + ">")
        write(prose: Array(content.dropLast(closing.count)))
        put("</p>\n")
        for piece in closing { writeInBlocks(piece) }
        if !closing.isEmpty { put("\n") }
    }

    private mutating func write(prose content: [Inline]) {
        isInParagraph = true
        write(content)
        isInParagraph = false
    }

    /// Writes an aside. A folded one is shown whole where readers cannot open it.
    private mutating func write(_ aside: Aside) {
        let isFolded = aside.fold != .none && options.hasTabStops
        let (element, title) = isFolded ? ("details", "summary") : ("aside", "p")
        put("<\(element)" + attribute("class", "aside-" + aside.kind.rawValue))
        if isFolded, aside.fold == .open { put(flag("open")) }
        put(">\n<\(title)" + attribute("class", "aside-title") + ">")
        if aside.title.isEmpty { putText(options.asideTitle(aside.kind)) } else { write(aside.title) }
        put("</\(title)>\n")
        write(aside.blocks)
        put("</\(element)>\n")
    }

    /// Writes panels one below the other; a script may show one at a time.
    private mutating func write(_ tabs: Tabs) {
        put("<div class=\"panels\">\n")
        for panel in tabs.panels {
            lastScalar = nil
            put("<div class=\"panel\">\n<p class=\"panel-title\">")
            write(panel.title)
            put("</p>\n")
            write(panel.blocks)
            put("</div>\n")
        }
        put("</div>\n")
    }

    private mutating func write(_ heading: Heading) {
        let level = min(max(heading.level, options.firstLevel) + options.headingShift, 6)
        put("<h\(level)" + attribute("id", options.headingID(heading.anchor)) + alignmentClass(heading.alignment))
        put(direction(of: heading.content) + ">")
        for id in options.oldHeadingIDs(heading.anchor) { put("<span" + attribute("id", id) + "></span>") }
        isInHeading = true
        write(heading.content)
        isInHeading = false
        putHeadingLink(to: heading.anchor)
        put("</h\(level)>\n")
    }

    private mutating func putHeadingLink(to anchor: String) {
        guard !options.headingLinkLabel.isEmpty, !options.pressedHeadings.contains(anchor) else { return }
        let address = "#" + DestinationPolicy.encoded(options.headingID(anchor))
        put(" <a class=\"permalink\"" + attribute("href", address))
        put(attribute("aria-label", options.headingLinkLabel) + "></a>")
    }

    private mutating func write(_ list: ListBlock) {
        let listed = self.listed
        self.listed = nil
        switch list.start {
        case nil: put("<ul>\n")
        case 1 where listed != nil: put("<ol class=\"code-notes\">\n")
        case 1: put("<ol>\n")
        case .some(let start): put("<ol start=\"\(start)\">\n")
        }
        for (index, item) in list.items.enumerated() {
            let id = listed.map { attribute("id", $0.id(of: index + 1, options.footnotePrefix)) } ?? ""
            write(item, isTight: list.isTight, id: id)
        }
        put(list.start == nil ? "</ul>\n" : "</ol>\n")
    }

    private mutating func write(_ item: ListItem, isTight: Bool, id: String) {
        var direction = ""
        if case .paragraph(let content, _)? = item.blocks.first { direction = self.direction(of: content) }
        put((item.isDone == nil ? "<li" : "<li class=\"task\"") + id + direction + ">")
        var box = item.isDone.map { checkbox(isTicked: $0) } ?? ""
        let outer = enterElement(holding: .blocks)
        for (index, block) in item.blocks.enumerated() {
            lastScalar = nil
            switch block {
            case .paragraph(let content, _) where isTight:
                put(box)
                write(prose: content)
                if index + 1 < item.blocks.count { put("\n") }
            case .paragraph(let content, _):
                makeRoomForBlock()
                put((index == 0 ? "\n" : "") + "<p" + self.direction(of: content) + ">" + (index == 0 ? box : ""))
                write(prose: content)
                put("</p>\n")
            default:
                put(index == 0 ? box + "\n" : "")
                write(item.blocks, at: index)
            }
            box = ""
        }
        put(box)
        leaveElement(outer)
        put("</li>\n")
    }

    private func checkbox(isTicked: Bool) -> String {
        let label = options.taskLabel(isTicked)
        return "<input type=\"checkbox\"" + (label.isEmpty ? "" : attribute("aria-label", label)) + flag("disabled")
            + (isTicked ? flag("checked") : "")
            + (options.syntax == .xml ? "/> " : "> ")
    }

    /// Code as it is, or coloured by the page.
    private mutating func write(_ block: CodeBlock) {
        if let replacement = options.codeBlock(block) { return put(replacement) }
        let block = LineComments.taken(from: block)
        let (name, marked) = (block.attributes.name, block.attributes.lines)
        if !name.isEmpty {
            put("<figure class=\"code\">\n<figcaption>" + HTMLEscaping.escaped(name) + "</figcaption>\n")
        }
        let kind = block.language.isEmpty ? "" : attribute("class", "language-" + block.language)
        put("<pre" + tabStop + "><code" + kind + ">")
        let code = MarkedLines.html(
            options.code(block) ?? HTMLEscaping.escaped(block.text), marking: marked,
            numberingFrom: block.attributes.firstNumber)
        put(
            annotations?.linked(code, prefix: HTMLEscaping.escaped(options.footnotePrefix)) {
                HTMLEscaping.escaped(options.codeNoteLabel($0))
            } ?? code)
        annotations = nil
        put("</code></pre>\n")
        if !name.isEmpty { put("</figure>\n") }
    }

    /// Appends the HTML that a page has instead, and a line break when there is none.
    private mutating func put(_ replacement: Diagnosed<String>) {
        diagnostics += replacement.diagnostics
        put(replacement.value)
        if let last = replacement.value.utf8.last, last != 0x0A { put("\n") }
    }

    /// The direction of a block, by its first letter, where it differs from the note's direction; GitHub leaves it to the
    /// browser, by `dir="auto"` on every block.
    private func direction(of content: [Inline]) -> String {
        guard let isRightToLeft = options.isRightToLeft, let own = TextDirection.isRightToLeft(content),
            own != isRightToLeft
        else { return "" }
        return attribute("dir", own ? "rtl" : "ltr")
    }

    // MARK: - Tables

    /// Writes a table in a box that can be scrolled, with the keyboard as well.
    private mutating func write(_ table: TableBlock) {
        put("<div class=\"table-scroll\"" + tabStop + ">\n<table>\n<thead>\n")
        write(table.header, table.alignments, cell: "th", scope: " scope=\"col\"")
        put("</thead>\n")
        if !table.rows.isEmpty {
            put("<tbody>\n")
            for row in table.rows { write(row, table.alignments, cell: "td", scope: "") }
            put("</tbody>\n")
        }
        put("</table>\n</div>\n")
    }

    private mutating func write(
        _ row: TableBlock.Row, _ alignments: [Alignment], cell name: String, scope: String
    ) {
        put("<tr" + (options.rowID(row).map { attribute("id", $0) } ?? "") + ">\n")
        for (index, cell) in row.cells.enumerated() {
            lastScalar = nil
            put("<\(name)\(scope)")
            if index < alignments.count { put(alignmentClass(alignments[index])) }
            put(direction(of: cell.content))
            let prose = cell.content.filter { if case .code = $0 { false } else { true } }
            if let tag = options.cellLanguage(PlainText.of(prose)) { put(attribute("lang", tag)) }
            put(">")
            write(cell.content)
            put("</\(name)>\n")
        }
        put("</tr>\n")
    }

    /// The class for an alignment, with the space before it.
    func alignmentClass(_ alignment: Alignment) -> String {
        alignment == .none ? "" : attribute("class", "align-" + alignment.rawValue)
    }

    // MARK: - Footnotes

    /// Writes the list of those footnotes that are referred to, each with arrows back to all its references.
    mutating func write(_ footnotes: [Footnote]) {
        let texts = textsReferredTo(among: footnotes)
        guard !texts.isEmpty else { return }
        put("<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
        for footnote in footnotes {
            guard let text = texts[footnote.number] else { continue }
            put("<li id=\"\(footnoteID(footnote.number))\">\n")
            let paragraphEnd = "</p>\n"
            let endsInParagraph = text.hasSuffix(paragraphEnd)
            put(endsInParagraph ? String(text.dropLast(paragraphEnd.count)) + " " : text)
            putBackLinks(footnote.number)
            put(endsInParagraph ? paragraphEnd : "\n")
            put("</li>\n")
        }
        put("</ol>\n</section>\n")
    }

    /// The texts of the footnotes that are referred to so far, by number.
    ///
    /// A footnote may refer to another, so all texts come before the first list of arrows.
    private mutating func textsReferredTo(among footnotes: [Footnote]) -> [Int: String] {
        var texts: [Int: String] = [:]
        var known = -1
        while texts.count > known {
            known = texts.count
            for footnote in footnotes where texts[footnote.number] == nil && referenceCounts[footnote.number] != nil {
                write(footnote.blocks)
                texts[footnote.number] = takeText()
            }
        }
        return texts
    }

    private mutating func putBackLinks(_ number: Int) {
        for count in 1...max(1, referenceCounts[number, default: 1]) {
            if count > 1 { put(" ") }
            put("<a class=\"back\" href=\"#\(referenceID(number, count))\" role=\"doc-backlink\"")
            put(attribute("aria-label", options.backLinkLabel) + ">↩</a>")
        }
    }

    /// Writes the mark that links to a footnote.
    mutating func writeReference(_ number: Int) {
        let count = referenceCounts[number, default: 0] + 1
        referenceCounts[number] = count
        let id = attribute("id", FootnoteID.reference(count, to: number, options))
        if isInLink { return put("<sup" + id + ">\(number)</sup>") }
        put("<sup><a" + id + " href=\"#\(footnoteID(number))\" role=\"doc-noteref\">\(number)</a></sup>")
    }

    private func footnoteID(_ number: Int) -> String { HTMLEscaping.escaped(FootnoteID.text(number, options)) }

    private func referenceID(_ number: Int, _ count: Int) -> String {
        HTMLEscaping.escaped(FootnoteID.reference(count, to: number, options))
    }
}

extension Block {
    /// Whether the block is raw HTML, which makes room for itself.
    fileprivate var isRaw: Bool { if case .html = self { true } else { false } }
}
