import Diagnostics
import Templates

extension HTMLRenderer {
    /// Writes a block of raw HTML. It becomes a paragraph unless it holds tags that hold blocks.
    mutating func writeBlock(_ pieces: [HTMLPiece]) {
        let shown = withoutRefused(pieces)
        guard shown.contains(where: { $0.isShown }) else { return }
        let holdsBlocks = shown.contains {
            if case .tag(let tag, _) = $0 { HTMLElement.named(tag.name)?.isBlock ?? false } else { false }
        }
        let isInLine = innermostContent == .lineOfBlock || innermostContent == .line
        if holdsBlocks || isInLine || openTags.count > outerTagCount {
            for (index, piece) in shown.enumerated() { write(piece, before: shown[(index + 1)...]) }
            closeUnfinished()
            return put("\n")
        }
        put("<p>")
        let outer = enterElement(holding: .line)
        for (index, piece) in shown.enumerated() { write(piece, before: shown[(index + 1)...]) }
        leaveElement(outer)
        put("</p>\n")
    }

    /// Writes a piece of raw HTML within a line.
    mutating func writeInline(_ piece: HTMLPiece) {
        for piece in withoutRefused([piece]) { write(piece, before: []) }
    }

    /// The inlines of an element that begins at an index and is left out as a whole; nil where none begins.
    ///
    /// - Parameter unended: names that were searched for to the end in vain, to which it adds.
    mutating func rangeOfRefused(
        _ inlines: [Inline], from start: Int, _ unended: inout Set<String>
    ) -> Range<Int>? {
        guard case .html(.tag(let tag, let span)) = inlines[start], HTMLElement.named(tag.name) == nil,
            case .whole = RefusedElement(tag.name), !tag.isEnd, !unended.contains(tag.name)
        else { return nil }
        let end = inlines[start...].firstIndex {
            if case .html(let piece) = $0 { piece.isEnd(of: tag.name) } else { false }
        }
        guard let end else {
            unended.insert(tag.name)
            return nil
        }
        repeated.add(.refusedTag(tag.name), at: span)
        return start..<end + 1
    }

    /// Writes a piece of raw HTML at a place for blocks.
    mutating func writeInBlocks(_ piece: HTMLPiece) { write(piece, before: []) }

    /// - Parameter following: the pieces after it in its block.
    private mutating func write(_ piece: HTMLPiece, before following: ArraySlice<HTMLPiece>) {
        switch piece {
        case .comment: break
        case .other(let text, let span):
            repeated.add(.refusedTag(String(text.dropFirst().prefix { $0.isLetter || "!?[".contains($0) })), at: span)
            putShown(text)
        case .text(let text, _):
            if piece.isShown { makeRoomForText() }
            putReferences(text)
        case .tag(let tag, _) where HTMLElement.named(tag.name) == nil:
            makeRoomForText()
            putShown(tag.text)
        case .tag(let tag, let span) where tag.isEnd && tag.name != "br": close(tag, span)
        case .tag(let tag, let span): open(tag, span, before: following)
        }
    }

    // MARK: - What notes may not use

    /// The pieces without the elements that notes may not use, which are reported. Anything that is not an element is kept.
    private mutating func withoutRefused(_ pieces: [HTMLPiece]) -> [HTMLPiece] {
        var kept: [HTMLPiece] = []
        var hidden: String?
        for piece in pieces {
            guard case .tag(let tag, let span) = piece else {
                if hidden == nil { kept.append(piece) }
                continue
            }
            if let name = hidden {
                if tag.isEnd, tag.name == name { hidden = nil }
                continue
            }
            guard HTMLElement.named(tag.name) == nil else {
                kept.append(piece)
                continue
            }
            let refused = RefusedElement(tag.name)
            repeated.add(.refusedTag(tag.name), at: span)
            switch refused {
            case .tags: break
            case .text: kept.append(piece)
            case .whole: if !tag.isEnd, !tag.isClosed, !RefusedElement.isVoid(tag.name) { hidden = tag.name }
            }
        }
        return kept
    }

    // MARK: - Allowed places

    /// The content that the innermost open element may have; nil where no raw tag is open.
    private var innermostContent: HTMLElement.Content? {
        guard openTags.count > outerTagCount else { return nil }
        return openTags[outerTagCount...].last { $0.element != nil }?.content
    }

    /// Whether blocks are allowed at the writer's position.
    private var holdsBlocks: Bool {
        switch innermostContent {
        case .blocks: true
        case nil: surroundings == .blocks
        case .nothing, .line, .lineOfBlock, .parts: false
        }
    }

    /// Opens the elements that text needs around it in a list or table.
    private mutating func makeRoomForText() {
        while innermostContent == .parts, let open = openTags.last(where: { $0.element != nil }) {
            put(added: HTMLElement.part(of: open.name), open.span)
        }
    }

    /// Ends elements that cannot hold a block of Markdown, or opens those that it needs around it.
    mutating func makeRoomForBlock() {
        while let content = innermostContent, content != .blocks {
            if content == .parts { return makeRoomForText() }
            endInnermost(.surroundings)
        }
    }

    private mutating func put(added name: String, _ span: SourceSpan) {
        guard let element = HTMLElement.named(name) else { return }
        put("<\(name)>")
        openTags.append(OpenTag(name: name, element: element.name, content: element.content, text: nil, span: span))
    }

    // MARK: - Start tags

    private mutating func open(_ tag: HTMLTag, _ span: SourceSpan, before following: ArraySlice<HTMLPiece>) {
        guard let element = HTMLElement.named(tag.name) else { return }
        if let image = tag.image(at: span) {
            makeRoomForText()
            reportAttributes(of: tag, element, span)
            return write(image)
        }
        // A paragraph that contains other blocks is not a paragraph.
        let isSplit = tag.name == "p" && holdsBlocks && !following.contains { $0.isEnd(of: "p") || $0.isStart(of: "p") }
        guard makeRoom(for: tag.name, element) else {
            repeated.add(.misplacedTag(tag.name), at: span)
            if case .nothing = element.content { return }
            // Its end tag is searched for all the same.
            openTags.append(OpenTag(name: tag.name, element: nil, content: .line, text: tag.text, span: span))
            return
        }
        reportAttributes(of: tag, element, span)
        let name = isSplit ? "div" : element.name.map { shifted($0) }
        if case .nothing = element.content {
            if let name { putVoid(name + attributes(of: tag, element, to: nil)) }
            return
        }
        let destination = tag.destination
        let target = destination.flatMap { reference(to: $0, span) }
        let isWritten = (destination == nil) == (target == nil) && !(tag.name == "a" && isInLink)
        let written = isWritten ? name : nil
        if let written { put("<" + written + attributes(of: tag, element, to: target) + ">") }
        openTags.append(
            OpenTag(
                name: tag.name, element: written, content: isSplit ? .blocks : element.content, text: tag.text,
                span: span))
        if written.map({ Self.isCode($0) }) == true { nestCode(by: 1) }
        if tag.isClosed { endInnermost(.tag) }
    }

    /// Closes and opens elements so that an element is allowed at its place; false when that is impossible.
    private mutating func makeRoom(for name: String, _ element: HTMLElement) -> Bool {
        let ended = HTMLElement.endedBy(name)
        while openTags.count > outerTagCount, let last = openTags.last, ended.contains(last.name) {
            endInnermost(.next)
        }
        guard element.name != nil else { return true }
        if let parent = element.parents.first {
            guard let open = openTags[min(outerTagCount, openTags.count)...].last(where: { $0.element != nil }) else {
                return false
            }
            if element.parents.contains(open.name) { return true }
            // A cell in a table, without its row.
            guard parent == "tr", ["table", "tbody", "thead", "tfoot"].contains(open.name) else { return false }
            put(added: parent, open.span)
            return true
        }
        if innermostContent == .parts { makeRoomForText() }
        if openTags.last?.element == "summary", element.isHeading { return true }
        return !element.isBlock || holdsBlocks
    }

    /// The name of a heading as many levels lower as headings of Markdown.
    private func shifted(_ name: String) -> String {
        guard name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue else { return name }
        return "h\(min(max(level, options.firstLevel) + options.headingShift, 6))"
    }

    static func isCode(_ element: String) -> Bool { ["code", "kbd", "pre", "samp"].contains(element) }

    // MARK: - Attributes

    /// Reports the attributes without which a page looks otherwise.
    private mutating func reportAttributes(of tag: HTMLTag, _ element: HTMLElement, _ span: SourceSpan) {
        guard element.name != nil else { return }
        var names: Set<String> = []
        for attribute in tag.attributes {
            if !names.insert(attribute.name).inserted {
                repeated.add(.duplicateAttribute(attribute.name, tag: tag.name), at: span)
            } else if !isTaken(attribute, by: element) {
                repeated.add(.droppedAttribute(attribute.name, tag: tag.name), at: span)
            }
        }
    }

    private func isTaken(_ attribute: HTMLTag.Attribute, by element: HTMLElement) -> Bool {
        if attribute.name == "style", element.name == "img" {
            var size = ShownSize()
            return size.takeStyle(attribute.value)
        }
        return element.attributes.contains(attribute.name) || HTMLElement.commonAttributes.contains(attribute.name)
            || HTMLElement.isIdle(attribute.name)
    }

    /// The attributes that stay, each with the space before it.
    private mutating func attributes(of tag: HTMLTag, _ element: HTMLElement, to reference: String?) -> String {
        var text = ""
        if let id = tag.id, ids.remove(id) != nil { text += attribute("id", options.headingID(id)) }
        if let reference { text += reference }
        let written = tag.value(of: "align").flatMap { Alignment(rawValue: $0.lowercased()) } ?? element.alignment
        if element.isBlock || element.parents == ["tr"] { text += alignmentClass(written) }
        var names: Set<String> = []
        for attribute in tag.attributes where names.insert(attribute.name).inserted {
            switch attribute.name {
            case "title", "lang", "dir", "datetime": text += rawAttribute(attribute)
            case "open", "reversed": if element.attributes.contains(attribute.name) { text += flag(attribute.name) }
            case "colspan", "rowspan", "start", "value":
                guard element.attributes.contains(attribute.name), let number = Int(attribute.value),
                    (1...1_000).contains(number)
                else { break }
                text += self.attribute(attribute.name, "\(number)")
            case "scope"
            where element.name == "th" && ["col", "row", "colgroup", "rowgroup"].contains(attribute.value):
                text += rawAttribute(attribute)
            default: break
            }
        }
        return text
    }

    /// An attribute in whose value character references count.
    private func rawAttribute(_ attribute: HTMLTag.Attribute) -> String {
        let isRead = attribute.name == "title"
        let value = CharacterReferences.pieces(of: attribute.value).map { piece in
            switch piece {
            case .text(let text): HTMLEscaping.escaped(isRead ? options.text(text) : text)
            case .unknown(let reference): options.syntax == .xml ? HTMLEscaping.escaped(reference) : reference
            }
        }
        return " \(attribute.name)=\"\(value.joined())\""
    }

    // MARK: - End tags

    private mutating func close(_ tag: HTMLTag, _ span: SourceSpan) {
        if case .nothing? = HTMLElement.named(tag.name)?.content { return }
        guard let index = openTags[min(outerTagCount, openTags.count)...].lastIndex(where: { $0.name == tag.name })
        else {
            if let count = unclosedTags[tag.name], count > 0 {
                unclosedTags[tag.name] = count - 1
            } else {
                problems.append(MarkdownCodes.unbalancedHTML(tag.text, isEnd: true, at: span))
            }
            return
        }
        while openTags.count > index + 1 { endInnermost(.surroundings) }
        endInnermost(.tag)
    }

    /// A reason why a raw element ends.
    private enum Ending {
        /// The element has an end tag.
        case tag
        /// The next element ends it, as a row ends a row.
        case next
        /// The element around it ends, or something begins that it cannot hold.
        case surroundings
    }

    /// Closes the innermost raw element. One that should have had an end tag is reported.
    private mutating func endInnermost(_ ending: Ending) {
        guard let tag = openTags.popLast() else { return }
        if let text = tag.text, ending != .tag {
            unclosedTags[tag.name, default: 0] += 1
            if ending == .surroundings, tag.element != nil, !HTMLElement.endsByItself.contains(tag.name) {
                problems.append(MarkdownCodes.unbalancedHTML(text, isEnd: false, at: tag.span))
            }
        }
        guard let element = tag.element else { return }
        if Self.isCode(element) { nestCode(by: -1) }
        put("</\(element)>")
    }

    /// Closes, at the end of a block, elements that cannot hold the blocks that follow.
    private mutating func closeUnfinished() {
        while let content = innermostContent, content == .line || content == .lineOfBlock {
            endInnermost(.surroundings)
        }
    }

    /// Closes all raw tags but the first `count`, and reports them.
    mutating func closeTags(from count: Int) {
        while openTags.count > count { endInnermost(.surroundings) }
    }

    /// The tags at the end of a paragraph that close elements around it.
    func closingTags(endingParagraph content: [Inline]) -> [HTMLPiece] {
        var open = openTags[min(outerTagCount, openTags.count)...].map { $0.name }
        var closing: [HTMLPiece] = []
        for inline in content.reversed() {
            guard case .html(let piece) = inline, case .tag(let tag, _) = piece, tag.isEnd, open.contains(tag.name),
                HTMLElement.named(tag.name)?.isBlock == true
            else { break }
            closing.insert(piece, at: 0)
        }
        for piece in closing {
            guard case .tag(let tag, _) = piece, open.popLast() == tag.name else { return [] }
        }
        return closing
    }

    /// Appends text in which character references count.
    private mutating func putReferences(_ text: String) {
        for piece in CharacterReferences.pieces(of: text) {
            switch piece {
            case .text(let text): putText(text)
            // XML knows hardly any names.
            case .unknown(let reference) where options.syntax == .xml: putText(reference)
            case .unknown(let reference): put(reference)
            }
        }
        lastScalar = text.unicodeScalars.last ?? lastScalar
    }
}

extension HTMLPiece {
    /// Whether a reader sees something of it.
    var isShown: Bool {
        switch self {
        case .comment: false
        case .text(let text, _): text.utf8.contains { $0 > 0x20 }
        case .tag, .other: true
        }
    }

    func isEnd(of name: String) -> Bool {
        if case .tag(let tag, _) = self { tag.isEnd && tag.name == name } else { false }
    }

    func isStart(of name: String) -> Bool {
        if case .tag(let tag, _) = self { !tag.isEnd && tag.name == name } else { false }
    }
}
