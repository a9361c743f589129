import Diagnostics
import Templates

extension HTMLRenderer {
    /// Writes a block of raw HTML. It becomes a paragraph unless it holds tags that hold blocks.
    mutating func writeBlock(_ pieces: [HTMLPiece]) {
        let holdsBlocks = pieces.contains { piece in
            if case .tag(let tag, _) = piece { HTMLPolicy.isBlock(tag.name) } else { false }
        }
        let isShown = pieces.contains { piece in
            switch piece {
            case .comment: false
            case .text(let text, _): text.utf8.contains { $0 > 0x20 }
            case .tag, .other: true
            }
        }
        guard isShown else { return }
        if !holdsBlocks { put("<p>") }
        let open = openTags.count
        for piece in pieces { write(piece, allowsBlocks: holdsBlocks) }
        // An open <details> takes in the blocks that follow.
        let kept = openTags[min(open, openTags.count)...].prefix { $0.name == "details" }.count
        closeTags(from: min(open, openTags.count) + kept)
        put(holdsBlocks ? "\n" : "</p>\n")
    }

    /// Writes a piece of raw HTML within a paragraph.
    mutating func writeInline(_ piece: HTMLPiece) { write(piece, allowsBlocks: false) }

    private mutating func write(_ piece: HTMLPiece, allowsBlocks: Bool) {
        switch piece {
        case .comment: break
        case .text(let text, _): putReferences(text)
        case .other(let text, let span): show(text, named: String(text.prefix(20)), span)
        case .tag(let tag, let span):
            let isAllowed = HTMLPolicy.tagNames.contains(tag.name) && (allowsBlocks || !HTMLPolicy.isBlock(tag.name))
            if !isAllowed {
                show(tag.text, named: tag.isEnd ? "</\(tag.name)>" : "<\(tag.name)>", span)
            } else if tag.isEnd {
                close(tag, span)
            } else {
                open(tag, span)
            }
        }
    }

    private mutating func show(_ text: String, named name: String, _ span: SourceSpan) {
        diagnostics.append(MarkdownCodes.rawHTML(name, allowed: HTMLPolicy.tagNames, at: span))
        putText(text)
        lastScalar = text.unicodeScalars.last
    }

    private mutating func open(_ tag: HTMLTag, _ span: SourceSpan) {
        put("<\(tag.name)")
        for attribute in tag.attributes {
            guard HTMLPolicy.attributeNames.contains(attribute.name) else {
                diagnostics.append(
                    MarkdownCodes.droppedAttribute(
                        attribute.name, tag: tag.name, allowed: HTMLPolicy.attributeNames, at: span))
                continue
            }
            put(attribute.value.isEmpty ? flag(attribute.name) : rawAttribute(attribute))
        }
        guard !HTMLPolicy.isVoid(tag.name) else { return put(options.syntax == .xml ? "/>" : ">") }
        put(">")
        openTags.append(OpenTag(name: tag.name, text: tag.text, span: span))
        if HTMLPolicy.isCode(tag.name) { nestCode(by: 1) }
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

    private mutating func close(_ tag: HTMLTag, _ span: SourceSpan) {
        guard openTags.count > outerTagCount, openTags.last?.name == tag.name else {
            diagnostics.append(MarkdownCodes.unbalancedHTML(tag.text, isEnd: true, at: span))
            return
        }
        openTags.removeLast()
        putEnd(of: tag.name)
    }

    private mutating func putEnd(of name: String) {
        put("</\(name)>")
        if HTMLPolicy.isCode(name) { nestCode(by: -1) }
    }

    /// Closes and reports all raw tags but the first `count`.
    mutating func closeTags(from count: Int) {
        while openTags.count > count {
            let tag = openTags.removeLast()
            diagnostics.append(MarkdownCodes.unbalancedHTML(tag.text, isEnd: false, at: tag.span))
            putEnd(of: tag.name)
        }
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
