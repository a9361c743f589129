import Diagnostics

/// Builds the inlines of one block from the walk through its nodes.
struct InlineBuilder {
    private let source: InlineSource
    private var cursor: InlineCursor
    private var open: [Open] = []
    /// The content of the block and of each open node that is not too deep.
    private var contents: [[Inline]] = [[]]
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var repeated = RepeatedProblems()
    private var shownEmphasis: String?
    /// A formula whose further lines are to come.
    private var formula: OpenFormula?

    private struct OpenFormula {
        let start: Int
        let isDisplayed: Bool
        var tex: [UInt8]
    }

    private let dialects: Set<Dialect>

    private struct Open {
        let start: Int
        /// The number of marks of emphasis that close it.
        var markCount = 0
        var form: InlineCursor.LinkForm?
        let isTooDeep: Bool
    }

    init(_ source: InlineSource, at index: Int, in dialects: Set<Dialect>) {
        (self.source, self.dialects) = (source, dialects)
        cursor = InlineCursor(source, at: index)
    }

    /// Index of the first byte after everything read so far.
    var end: Int { cursor.index }

    /// The inlines that have been built, with neighbouring texts joined.
    var content: [Inline] { contents[0] }

    mutating func take(_ event: MarkupEvent) {
        switch event.phase {
        case .enter: enter(event.kind)
        case .leave: leave(event.kind)
        case .leaf: addLeaf(event)
        }
    }

    // MARK: - Nodes with content

    private mutating func enter(_ kind: MarkupEvent.Kind) {
        let isTooDeep = contents.count > MarkdownDocument.greatestDepth
        var form: InlineCursor.LinkForm?
        var markCount = 0
        let start: Int
        switch kind {
        case .link, .image:
            let link = cursor.enterLink()
            (start, form) = (link.start, link.form)
        case .emphasis:
            markCount = 1
            start = cursor.passMarks(1)
        case .strong:
            markCount = 2
            start = cursor.passMarks(2)
        case .strikethrough:
            markCount = min(cursor.markCount, 2)
            start = cursor.passMarks(markCount)
        default: start = cursor.index
        }
        if isTooDeep, open.last?.isTooDeep != true {
            diagnostics.append(
                MarkdownCodes.nestingTooDeep(MarkdownDocument.greatestDepth, at: source.span(start..<cursor.index)))
        }
        open.append(Open(start: start, markCount: markCount, form: form, isTooDeep: isTooDeep))
        if !isTooDeep { contents.append([]) }
    }

    private mutating func leave(_ kind: MarkupEvent.Kind) {
        guard let node = open.popLast() else { return }
        if let form = node.form { cursor.leaveLink(form) } else { _ = cursor.passMarks(node.markCount) }
        guard !node.isTooDeep, let content = contents.popLast() else { return }
        let span = source.span(node.start..<cursor.index)
        switch kind {
        case .emphasis: add(.emphasis(content, span))
        case .strong: add(.strong(content, span))
        case .strikethrough: add(.strikethrough(content, span))
        case .link(let destination, let title):
            let (destination, title) = (TextMask.unmaskedText(destination), TextMask.unmaskedText(title))
            add(.link(Link(destination: destination, title: title, content: content, span: span)))
        case .image(let address, let title):
            let (address, size) = Self.addressAndSize(address)
            add(
                .image(
                    Image(
                        source: address, title: TextMask.unmaskedText(title), description: content, size: size,
                        span: span)))
        default:
            for inline in content { add(inline) }
        }
    }

    /// The address of a picture, and the size that may come after it.
    private static func addressAndSize(_ bytes: [UInt8]) -> (String, ShownSize) {
        let address = TextMask.unmaskedText(bytes.prefix { $0 != TextMask.space })
        let rest = bytes.drop { $0 != TextMask.space }.drop { $0 == TextMask.space || $0 == UInt8(ascii: "=") }
        return (address, ShownSize(afterAddress: Substring(decoding: rest, as: UTF8.self)) ?? ShownSize())
    }

    private mutating func add(_ inline: Inline) {
        contents[contents.count - 1].append(inline)
    }

    // MARK: - Leaves

    private mutating func addLeaf(_ event: MarkupEvent) {
        switch event.kind {
        case .text: addText(event.literal)
        case .code:
            let range = cursor.code(event.literal)
            add(.code(TextMask.unmaskedText(event.literal), source.span(range)))
        case .html:
            let range = cursor.verbatim(event.literal[...])
            for piece in HTMLTokenizer.pieces(of: source, in: range) { add(.html(piece)) }
        case .softBreak, .lineBreak:
            let range = cursor.lineBreak()
            if formula != nil {
                formula?.tex.append(0x0A)
            } else {
                add(event.kind.isHardBreak ? .lineBreak(source.span(range)) : .softBreak(source.span(range)))
            }
        case .footnoteReference:
            let number = Int(String(decoding: event.literal, as: UTF8.self)) ?? 0
            add(.footnoteReference(number, source.span(cursor.footnoteReference())))
        default: break
        }
    }

    /// Adds a text, taken apart at its placeholders and formulas.
    private mutating func addText(_ literal: [UInt8]) {
        var start = 0
        if contents.last?.last?.isBreak == true {
            // cmark keeps the white space at the head of a lazily continued line after a backslash.
            start = literal.prefix { $0 == 0x20 || $0 == 0x09 }.count
        }
        while start < literal.count {
            if formula != nil {
                start = continueFormula(literal, from: start)
                continue
            }
            let opening =
                literal[start...].firstIndex { $0 == TextMask.opening || $0 == TextMask.dollar } ?? literal.count
            if opening > start { addPlainText(literal[start..<opening]) }
            guard opening < literal.count else { return }
            if literal[opening] == TextMask.dollar {
                start = openFormula(literal, from: opening)
                continue
            }
            let closing = literal[opening...].firstIndex(of: TextMask.closing)
            start = min(closing.map { $0 + 2 } ?? literal.count, literal.count)
            addPlaceholder(literal[opening..<start], isWhole: closing != nil)
        }
    }

    private mutating func addPlainText(_ literal: ArraySlice<UInt8>) {
        // Nearly all of a text appears unchanged in the source, and there is nothing to find in it.
        if TextMask.isPlain(literal), let range = cursor.plain(literal) {
            return add(.text(String(decoding: literal, as: UTF8.self), source.span(range)))
        }
        let range = range(of: literal)
        let text = TextMask.unmaskedText(literal)
        let list = text.hasPrefix("{") ? attributes(in: text) : nil
        if let list, range.count == literal.count {
            takeAttributes(list)
            let rest = literal.dropFirst(list.length)
            guard !rest.isEmpty else { return }
            let shown = range.lowerBound + list.length..<range.upperBound
            return add(.text(TextMask.unmaskedText(rest), source.span(shown)))
        }
        add(.text(text, source.span(range)))
        guard TextCheck.isNeeded(in: source, range) else { return }
        diagnostics += TextCheck.problems(in: source, range, &shownEmphasis)
        for tag in TextCheck.tags(in: source, range) { repeated.add(.generatorTag, at: tag) }
        for place in TextCheck.forbiddenReferences(in: source, range) { repeated.add(.forbiddenReference, at: place) }
    }

    // MARK: - Attributes

    /// The attributes at the head of a text that comes right after the element they belong to.
    private func attributes(in text: String) -> AttributeList? {
        guard let list = AttributeList(text[...]) else { return nil }
        switch contents.last?.last {
        case .image: return list
        case .code, .link, .emphasis, .strong, .strikethrough:
            return text.hasPrefix("{:") && dialects.read(.attributes) ? list : nil
        default: return nil
        }
    }

    private mutating func takeAttributes(_ list: AttributeList) {
        guard case .image(var image)? = contents.last?.last else { return }
        image.size = list.size
        contents[contents.count - 1].removeLast()
        add(.image(image))
    }

    // MARK: - Formulas

    /// Begins the formula whose dollar signs are at an index; the index after the part that has been read.
    private mutating func openFormula(_ literal: [UInt8], from start: Int) -> Int {
        let content = literal[start...].firstIndex { $0 != TextMask.dollar } ?? literal.count
        let marks = range(of: literal[start..<content])
        formula = OpenFormula(start: marks.lowerBound, isDisplayed: content - start > 1, tex: [])
        return content
    }

    private mutating func continueFormula(_ literal: [UInt8], from start: Int) -> Int {
        let closing = literal[start...].firstIndex(of: TextMask.dollar) ?? literal.count
        if closing > start {
            _ = range(of: literal[start..<closing])
            formula?.tex += literal[start..<closing]
        }
        guard closing < literal.count, let open = formula else { return closing }
        let end = min(closing + (open.isDisplayed ? 2 : 1), literal.count)
        let marks = range(of: literal[closing..<end])
        closeFormula(open, at: marks.upperBound)
        return end
    }

    private mutating func closeFormula(_ open: OpenFormula, at end: Int) {
        formula = nil
        let span = source.span(open.start..<end)
        let tex = TextMask.unmaskedText(open.tex.trimmingWhiteSpace)
        add(.math(Math(tex: tex, isDisplayed: open.isDisplayed, span: span)))
    }

    // MARK: - Placeholders

    /// The range of the next text. In an address that is its own text nothing is escaped.
    private mutating func range(of literal: ArraySlice<UInt8>) -> Range<Int> {
        open.last?.form == .bare ? cursor.verbatim(literal) : cursor.text(literal)
    }

    /// Adds a placeholder, or as text the part of one that cmark has cut through because an address ran into it.
    private mutating func addPlaceholder(_ masked: ArraySlice<UInt8>, isWhole: Bool) {
        let range = range(of: masked)
        guard isWhole else {
            return add(.text(TextMask.unmaskedText(masked), source.span(range)))
        }
        let text = TextMask.unmaskedText(masked.dropFirst(2).dropLast(2))
        if BracedText.isTag(text) { repeated.add(.generatorTag, at: source.span(range)) }
        add(.placeholder(text, source.span(range)))
    }
}

extension [UInt8] {
    /// The bytes without white space and line breaks at either end.
    fileprivate var trimmingWhiteSpace: ArraySlice<UInt8> {
        var text = drop { $0.isWhiteSpace }
        while text.last?.isWhiteSpace == true { text.removeLast() }
        return text
    }
}
