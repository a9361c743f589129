import Diagnostics

/// Makes the inlines of one block from the walk through its nodes.
struct InlineBuilder {
    private let source: InlineSource
    private var cursor: InlineCursor
    private var open: [Open] = []
    /// The content of the block and of each open node that is not too deep.
    private var contents: [[Inline]] = [[]]
    private(set) var diagnostics: [Diagnostic] = []

    private struct Open {
        let start: Int
        /// How many marks of emphasis close it.
        var markCount = 0
        var form: InlineCursor.LinkForm?
        let isTooDeep: Bool
    }

    init(_ source: InlineSource, at index: Int) {
        self.source = source
        cursor = InlineCursor(source, at: index)
    }

    /// Index of the first byte behind everything taken so far.
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
            let (address, title) = (TextMask.unmaskedText(address), TextMask.unmaskedText(title))
            if PlainText.of(content, placeholder: { name, _ in name }).isEmpty {
                diagnostics.append(MarkdownCodes.imageWithoutDescription(at: span))
            }
            add(.image(Image(source: address, title: title, description: content, span: span)))
        default:
            for inline in content { add(inline) }
        }
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
        case .softBreak: add(.softBreak(source.span(cursor.lineBreak())))
        case .lineBreak: add(.lineBreak(source.span(cursor.lineBreak())))
        case .footnoteReference:
            let number = Int(String(decoding: event.literal, as: UTF8.self)) ?? 0
            add(.footnoteReference(number, source.span(cursor.footnoteReference())))
        default: break
        }
    }

    /// Adds a text, taken apart at its placeholders.
    private mutating func addText(_ literal: [UInt8]) {
        var start = 0
        if contents.last?.last?.isBreak == true {
            // cmark keeps the white space at the head of a lazily continued line behind a backslash.
            start = literal.prefix { $0 == 0x20 || $0 == 0x09 }.count
        }
        while start < literal.count {
            let opening = literal[start...].firstIndex(of: TextMask.opening) ?? literal.count
            if opening > start {
                let range = range(of: literal[start..<opening])
                add(.text(TextMask.unmaskedText(literal[start..<opening]), source.span(range)))
                diagnostics += TextCheck.problems(in: source, range)
            }
            guard opening < literal.count else { return }
            let closing = literal[opening...].firstIndex(of: TextMask.closing)
            start = min(closing.map { $0 + 2 } ?? literal.count, literal.count)
            addPlaceholder(literal[opening..<start], isWhole: closing != nil)
        }
    }

    /// Where the next text stands. In an address that stands for itself nothing is escaped.
    private mutating func range(of literal: ArraySlice<UInt8>) -> Range<Int> {
        open.last?.form == .bare ? cursor.verbatim(literal) : cursor.text(literal)
    }

    /// Adds a placeholder, or as text the part of one that cmark has cut through because an address ran into it.
    private mutating func addPlaceholder(_ masked: ArraySlice<UInt8>, isWhole: Bool) {
        let range = range(of: masked)
        guard isWhole else {
            diagnostics.append(MarkdownCodes.unclosedPlaceholder(at: source.span(range)))
            return add(.text(TextMask.unmaskedText(masked), source.span(range)))
        }
        var name = TextMask.unmasked(masked.dropFirst(2).dropLast(2))[...]
        while name.first == 0x20 || name.first == 0x09 { name.removeFirst() }
        while name.last == 0x20 || name.last == 0x09 { name.removeLast() }
        add(.placeholder(String(decoding: name, as: UTF8.self), source.span(range)))
    }
}

extension Inline {
    fileprivate var isBreak: Bool {
        switch self {
        case .softBreak, .lineBreak: true
        default: false
        }
    }
}
