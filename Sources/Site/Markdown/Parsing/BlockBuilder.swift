import Diagnostics

/// Builds the blocks of a note from the walk through cmark's nodes, with a stack of its own instead of recursion.
struct BlockBuilder {
    let lines: SourceLines
    let events: [MarkupEvent]
    /// The index of the current event.
    private(set) var position = 0
    private(set) var diagnostics: [Diagnostic] = []
    var repeated = RepeatedProblems()
    /// The number of open quotations, however deep.
    private(set) var quotes = 0
    private var open: [OpenBlock] = []
    /// The number of open lists and quotations that are not too deep.
    private var depth = 0
    /// The blocks of the document and of each open item, quotation and footnote that is not too deep.
    private var contents: [[Block]] = [[]]
    /// The items of each open list that is not too deep.
    private var items: [[ListItem]] = []
    private var footnotes: [Footnote] = []
    private var leaf: Leaf?
    /// Whether the current item was nothing but a request for a table of contents.
    private var hasContentsMark = false
    var table: OpenTable?
    /// Whether the current heading is the title of a container.
    var isContainerTitle = false
    var anchors: AnchorAssigner
    /// Whether a block shows something of a line, by line from 1.
    private var isShown: [Bool]
    /// The constructs of other tools that quotations represent, and the lines of headings that are their titles, by line.
    private let containers: [Int: Container]
    private let titleLines: Set<Int>
    private let title: String
    let dialects: Set<Dialect>

    /// A list, item, quotation or footnote that is being read.
    private struct OpenBlock {
        let start: Int
        let lastLine: Int
        let isTooDeep: Bool
        /// The construct of another tool that it represents; nil for none.
        var meaning: Container?
    }

    /// A paragraph, heading or table cell that is being read.
    struct Leaf {
        /// Its range in the parsed part.
        let range: Range<Int>
        var inlines: InlineBuilder
    }

    init(_ events: [MarkupEvent], _ lines: SourceLines, _ prepared: PreparedText, in dialects: Set<Dialect>) {
        (self.events, self.dialects) = (events, dialects)
        (containers, titleLines, title) = (prepared.containers, prepared.titleLines, prepared.title)
        self.lines = lines
        anchors = AnchorAssigner(events)
        isShown = Array(repeating: false, count: lines.count + 2)
    }

    /// Builds the whole document; afterwards `diagnostics` holds its problems.
    mutating func build() -> MarkdownDocument {
        while position < events.count {
            take(events[position])
            position += 1
        }
        diagnostics += FootnoteCheck.problems(in: lines, isShown: isShown)
        return MarkdownDocument(blocks: contents[0], footnotes: footnotes, title: title)
    }

    private mutating func take(_ event: MarkupEvent) {
        switch (event.kind, event.phase) {
        case (.document, _), (.unknown, _): break
        case (.quote, .enter), (.list, .enter), (.item, .enter), (.footnoteDefinition, .enter): enter(event)
        case (.quote, .leave), (.list, .leave), (.item, .leave), (.footnoteDefinition, .leave): leave(event)
        case (.paragraph, .enter): enterParagraph(event.location)
        case (.paragraph, .leave): leaveParagraph()
        case (.heading, .enter): enterHeading(event.location)
        case (.heading(let level), .leave): leaveHeading(level)
        case (.table(let alignments), .enter): enterTable(alignments, event.location)
        case (.table, .leave): leaveTable()
        case (.tableRow, .enter): enterRow(event.location)
        case (.tableRow, .leave): leaveRow()
        case (.tableCell, .enter): enterCell()
        case (.tableCell, .leave): leaveCell()
        case (.codeBlock(let fence), _): addCode(event, fence)
        case (.htmlBlock, _): addHTML(event)
        case (.thematicBreak, _): addThematicBreak(event.location)
        default: leaf?.inlines.take(event)
        }
    }

    // MARK: - Containers

    /// Whether nothing is open, so that lines begin at the margin.
    var isAtTop: Bool { open.isEmpty }

    /// The last line of the open block.
    var lastLine: Int { open.last?.lastLine ?? lines.count }

    private mutating func enter(_ event: MarkupEvent) {
        var start = lines.offset(line: event.location.startLine, column: event.location.startColumn)
        var isTooDeep = open.last?.isTooDeep ?? false
        switch event.kind {
        case .quote, .list:
            if !isTooDeep, depth == MarkdownDocument.greatestDepth {
                isTooDeep = true
                report(MarkdownCodes.nestingTooDeep(MarkdownDocument.greatestDepth, at: lines.span(start..<start)))
            }
            if !isTooDeep { depth += 1 }
        case .footnoteDefinition:
            start = labelStart(before: start, line: event.location.startLine)
            markShown(start..<start + 1)
        default: break
        }
        if case .quote = event.kind { quotes += 1 }
        if case .item = event.kind { hasContentsMark = false }
        var container = OpenBlock(start: start, lastLine: event.location.endLine, isTooDeep: isTooDeep)
        if case .quote = event.kind { container.meaning = containers[event.location.startLine] }
        open.append(container)
        guard !isTooDeep else { return }
        if case .list = event.kind { items.append([]) } else { contents.append([]) }
    }

    private mutating func leave(_ event: MarkupEvent) {
        guard let container = open.popLast() else { return }
        if case .quote = event.kind { quotes -= 1 }
        guard !container.isTooDeep else { return }
        if case .list(let start, let isTight) = event.kind {
            let items = items.removeLast()
            depth -= 1
            let span = span(from: container.start, to: items.last?.span)
            defer { hasContentsMark = false }
            if hasContentsMark, items.count == 1, items[0].blocks.isEmpty { return }
            return add(.list(ListBlock(start: start, isTight: isTight, items: items, span: span)))
        }
        let blocks = contents.removeLast()
        let span = span(from: container.start, to: blocks.last?.span)
        switch event.kind {
        case .item(let isDone): items[items.count - 1].append(ListItem(isDone: isDone, blocks: blocks, span: span))
        case .footnoteDefinition:
            footnotes.append(Footnote(number: footnotes.count + 1, blocks: blocks, span: span))
        default:
            depth -= 1
            if let meaning = container.meaning {
                for block in ContainerReader.blocks(of: meaning, blocks, at: span) { add(block) }
            } else {
                add(quotation(blocks, span))
            }
        }
    }

    /// A quotation, or the aside that it is.
    private mutating func quotation(_ blocks: [Block], _ span: SourceSpan) -> Block {
        switch AsideReader.read(blocks, at: span) {
        case .aside(let aside): return .aside(aside)
        case .unknown(let name, let place): repeated.add(.unknownAside(name), at: place)
        case .none: break
        }
        return .quote(blocks, span)
    }

    /// The span from an offset of the part to the end of its last child; without one, of its first mark alone.
    private func span(from start: Int, to last: SourceSpan?) -> SourceSpan {
        let own = lines.span(start..<min(start + 1, lines.bytes.count))
        guard let last, last.end > own.start else { return own }
        return SourceSpan(file: own.file, range: own.start..<last.end)
    }

    /// The offset of a footnote's label, given the offset of its text.
    private func labelStart(before start: Int, line: Int) -> Int {
        let lineStart = lines.start(of: line)
        return lines.bytes[lineStart..<max(start, lineStart)].firstIndex(of: UInt8(ascii: "[")) ?? start
    }

    // MARK: - Shared with the extensions

    /// Notes that a request for a table of contents is left out: every page has one.
    mutating func noteContentsMark() { hasContentsMark = true }

    /// Whether a heading on a line is the title of a container, to which no link leads.
    func isContainerTitle(_ line: Int) -> Bool { titleLines.contains(line) }

    mutating func add(_ block: Block) {
        contents[contents.count - 1].append(block)
    }

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    mutating func report(_ problems: [Diagnostic]) { diagnostics += problems }

    /// Notes that the lines of a range of the part are to be seen in the document.
    mutating func markShown(_ range: Range<Int>) {
        for line in lines.line(of: range.lowerBound)...lines.line(of: range.upperBound) { isShown[line] = true }
    }

    mutating func enterLeaf(_ range: Range<Int>, _ inlines: InlineBuilder) {
        leaf = Leaf(range: range, inlines: inlines)
    }

    /// The leaf that ends here, its problems reported.
    mutating func leaveLeaf() -> Leaf? {
        defer { leaf = nil }
        if let inlines = leaf?.inlines {
            report(inlines.diagnostics)
            repeated.add(inlines.repeated)
        }
        return leaf
    }
}
