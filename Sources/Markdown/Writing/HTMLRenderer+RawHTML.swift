import Diagnostics

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
            put(" \(attribute.name)")
            guard !attribute.value.isEmpty else { continue }
            put("=\"")
            putReferences(attribute.value)
            put("\"")
        }
        put(">")
        if !HTMLPolicy.isVoid(tag.name) { openTags.append(OpenTag(name: tag.name, text: tag.text, span: span)) }
    }

    private mutating func close(_ tag: HTMLTag, _ span: SourceSpan) {
        guard openTags.count > outerTagCount, openTags.last?.name == tag.name else {
            diagnostics.append(MarkdownCodes.unbalancedHTML(tag.text, isEnd: true, at: span))
            return
        }
        openTags.removeLast()
        put("</\(tag.name)>")
    }

    /// Closes and reports all raw tags but the first `count`.
    mutating func closeTags(from count: Int) {
        while openTags.count > count {
            let tag = openTags.removeLast()
            diagnostics.append(MarkdownCodes.unbalancedHTML(tag.text, isEnd: false, at: tag.span))
            put("</\(tag.name)>")
        }
    }

    /// Appends text in which character references count.
    private mutating func putReferences(_ text: String) {
        var rest = text[...]
        while let ampersand = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
            putText(String(rest[..<ampersand]))
            let body = rest[rest.utf8.index(after: ampersand)...].utf8.prefix { isReferenceByte($0) }
            let isReference =
                !body.isEmpty && body.endIndex < rest.endIndex && rest.utf8[body.endIndex] == UInt8(ascii: ";")
            if isReference { put("&") } else { putText("&") }
            rest = rest[rest.utf8.index(after: ampersand)...]
        }
        putText(String(rest))
        lastScalar = text.unicodeScalars.last ?? lastScalar
    }

    private func isReferenceByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "#"): true
        default: false
        }
    }
}
