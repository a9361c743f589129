import Diagnostics

extension BlockBuilder {
    // MARK: - Paragraphs and headings

    mutating func enterParagraph(_ location: MarkupEvent.Location) {
        var location = location
        // cmark gives no location to the lines in front of a table that it once took for one paragraph with it. It looks
        // for no definitions in them, and reads bars as in a table.
        let shared = location.startLine == 0 ? tableAfterParagraph() : nil
        if let shared {
            location = MarkupEvent.Location(
                startLine: shared.location.startLine, startColumn: shared.location.startColumn,
                endLine: shared.header - 1, endColumn: 0)
        }
        let start = lines.offset(line: location.startLine, column: location.startColumn)
        let source = InlineSource(
            from: start, toLine: location.endLine, quotes: quotes, escapesBars: shared != nil, of: lines)
        let text = shared == nil ? LinkScanner(bytes: source.bytes).definitionsEnd(from: 0) : 0
        report(ParagraphCheck.problems(in: source, from: text))
        noteUnread(in: source, from: text)
        markShown(start..<max(start, lines.end(of: location.endLine)))
        let range = source.sourceOffset(of: text)..<max(source.sourceOffset(of: text), lines.end(of: location.endLine))
        enterLeaf(lines.trimmingEnd(range), InlineBuilder(source, at: text, in: dialects))
    }

    /// Records markup that nothing reads.
    mutating func noteUnread(in source: InlineSource, from start: Int) {
        for (mark, range) in UnreadMarks(source.bytes, from: start, in: dialects).found {
            repeated.add(.unread(mark), at: source.span(range))
        }
    }

    mutating func leaveParagraph() {
        guard let leaf = leaveLeaf() else { return }
        var content = leaf.inlines.content
        let isContentsMark = ContentsMark.isAlone(in: content)
        if isContentsMark, dialects.read(.contents) { return noteContentsMark() }
        if dialects.read(.attributes) {
            content = AttributeLines.removed(from: content)
        } else if isContentsMark || !AttributeLines.texts(of: content).allSatisfy({ $0.contains(",") }) {
            let notation: Notation = isContentsMark ? .contents : .attributes
            repeated.add(.unread(.notation(notation)), at: lines.span(leaf.range))
        }
        if !content.isEmpty { add(.paragraph(content, lines.span(leaf.range))) }
    }

    mutating func enterHeading(_ location: MarkupEvent.Location) {
        let start = lines.offset(line: location.startLine, column: location.startColumn)
        let underline =
            location.endLine > location.startLine ? underline(in: location.startLine + 1...location.endLine) : nil
        let lastLine = underline.map { $0 - 1 } ?? location.startLine
        let source = InlineSource(from: start, toLine: lastLine, quotes: quotes, of: lines)
        let isUnderlined = underline != nil
        let text = isUnderlined ? LinkScanner(bytes: source.bytes).definitionsEnd(from: 0) : signsEnd(source.bytes)
        let end = max(start, lines.end(of: underline ?? location.startLine))
        markShown(start..<end)
        isContainerTitle = self.isContainerTitle(location.startLine)
        enterLeaf(
            lines.trimmingEnd((isUnderlined ? source.sourceOffset(of: text) : start)..<end),
            InlineBuilder(source, at: text, in: dialects))
    }

    /// The line that underlines a heading. cmark knows only that it is one of these: it ends such headings too late.
    private func underline(in candidates: ClosedRange<Int>) -> Int? {
        candidates.first { line in
            let text = lines.trimmingEnd(
                lines.textStart(of: line, quotes: quotes)..<max(lines.start(of: line), lines.end(of: line)))
            guard let mark = lines.bytes[text].first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else {
                return false
            }
            return lines.bytes[text].allSatisfy { $0 == mark }
        }
    }

    /// The offset after the number signs of a heading and the white space that follows them.
    private func signsEnd(_ bytes: [UInt8]) -> Int {
        let text = bytes.drop { $0 == UInt8(ascii: "#") }.drop { $0 == 0x20 || $0 == 0x09 }
        return text.startIndex
    }

    mutating func leaveHeading(_ level: Int) {
        guard let leaf = leaveLeaf() else { return }
        let span = lines.span(leaf.range)
        var content = leaf.inlines.content
        if isContainerTitle { return add(.heading(Heading(level: level, content: content, anchor: "", span: span))) }
        let written = takeAnchor(from: &content)
        let anchor = written ?? anchors.make(from: PlainText.ofAnchor(content))
        add(.heading(Heading(level: level, content: content, anchor: anchor, span: span)))
    }

    /// The id written at the end of a heading, which is taken away; a bad one stays and is reported.
    private mutating func takeAnchor(from content: inout [Inline]) -> String? {
        guard case .text(let text, let span) = content.last, let written = HeadingAttributes(Array(text.utf8)) else {
            return nil
        }
        let braces = SourceSpan(file: span.file, range: max(span.start, span.end - written.length)..<span.end)
        if written.isBad {
            report(MarkdownCodes.badAnchor(at: braces))
            return nil
        }
        content.removeLast()
        if let words = text.droppingEnd(written.length, at: span) { content.append(words) }
        guard let id = written.id else { return nil }
        if anchors.take(id) { return id }
        report(MarkdownCodes.duplicateAnchor(id, at: braces))
        return anchors.make(from: id)
    }

    // MARK: - Code, HTML, breaks

    mutating func addCode(_ event: MarkupEvent, _ fence: MarkupEvent.CodeFence?) {
        let location = event.location
        let start = lines.offset(line: location.startLine, column: location.startColumn)
        let lineCount = event.literal.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        var lastLine = fence == nil ? location.startLine + lineCount - 1 : location.startLine + lineCount
        if let fence {
            if isFenceEnd(lastLine + 1, fence, location) {
                lastLine += 1
            } else {
                let mark = String(repeating: fence.mark == UInt8(ascii: "~") ? "~" : "`", count: fence.length)
                let opening = lines.trimmingEnd(start..<max(start, lines.end(of: location.startLine)))
                report(MarkdownCodes.unclosedFence(mark, at: lines.span(opening)))
            }
        }
        let range = lines.trimmingEnd(start..<max(start, lines.end(of: lastLine)))
        markShown(range)
        let info = fence.map { TextMask.unmaskedText($0.info) } ?? ""
        let text = TextMask.unmaskedText(event.literal)
        switch FenceInfo(info).language.lowercased() {
        case "math": return addFormula(text, at: lines.span(range))
        case let language where Self.drawnLanguages.contains(language):
            repeated.add(.diagram(language), at: lines.span(range))
        default: break
        }
        let content = isAtTop && fence != nil ? contentRange(event.literal, location.startLine + 1, lineCount) : nil
        add(
            .codeBlock(
                CodeBlock(
                    info: info, text: text, contentSpan: content.map { lines.span($0) }, span: lines.span(range))))
    }

    /// Adds the content of a fence `math`, which is a formula on its own.
    private mutating func addFormula(_ text: String, at span: SourceSpan) {
        let tex = text.hasSuffix("\n") ? String(text.dropLast()) : text
        add(.paragraph([.math(Math(tex: tex, isDisplayed: true, span: span))], span))
    }

    /// Languages of fences that GitHub does not show as code.
    private static let drawnLanguages = ["mermaid", "geojson", "topojson", "stl"]

    /// Whether a line closes the fence: marks alone, and the block and its container last so long.
    private func isFenceEnd(_ line: Int, _ fence: MarkupEvent.CodeFence, _ location: MarkupEvent.Location) -> Bool {
        guard line <= lastLine, location.endLine >= line, location.endColumn > 0 else { return false }
        let marks = lines.trimmingEnd(lines.textStart(of: line, quotes: quotes)..<lines.end(of: line))
        return marks.count >= fence.length && lines.bytes[marks].allSatisfy { $0 == fence.mark }
    }

    /// The lines of a code block, if they are in the source as they are; only their line breaks may differ.
    private func contentRange(_ literal: [UInt8], _ first: Int, _ count: Int) -> Range<Int>? {
        var line = first
        for text in literal.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            guard line <= lines.count, lines.bytes[lines.start(of: line)..<lines.end(of: line)] == text else {
                return nil
            }
            line += 1
        }
        return lines.start(of: first)..<lines.start(of: first + count)
    }

    mutating func addHTML(_ event: MarkupEvent) {
        let location = event.location
        let start = lines.offset(line: location.startLine, column: location.startColumn)
        let lineCount = event.literal.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        let last = location.startLine + max(lineCount, 1) - 1
        let source = InlineSource(from: start, toLine: last, quotes: quotes, of: lines)
        let range = lines.trimmingEnd(start..<max(start, lines.end(of: last)))
        markShown(range)
        let shown = source.bytes.reversed().drop { $0.isWhiteSpace }.count
        let pieces = HTMLTokenizer.pieces(of: source, in: 0..<shown)
        guard let heading = RawHeading(pieces) else { return add(.html(pieces, lines.span(range))) }
        let given = heading.id.flatMap { anchors.take($0) ? $0 : nil }
        let anchor = given ?? anchors.make(from: PlainText.ofAnchor(heading.content))
        add(
            .heading(
                Heading(
                    level: heading.level, content: heading.content, anchor: anchor, alignment: heading.alignment,
                    span: lines.span(range))))
    }

    mutating func addThematicBreak(_ location: MarkupEvent.Location) {
        let start = lines.offset(line: location.startLine, column: location.startColumn)
        add(.thematicBreak(lines.span(lines.trimmingEnd(start..<max(start, lines.end(of: location.startLine))))))
    }
}

extension String {
    /// The text without its last bytes and the white space before them, as an inline; nil when nothing is left.
    fileprivate func droppingEnd(_ count: Int, at span: SourceSpan) -> Inline? {
        let kept = utf8.dropLast(count)
        let words = kept.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
        guard !words.isEmpty else { return nil }
        let end = span.end - (utf8.count - words.count)
        let shown = SourceSpan(file: span.file, range: span.start..<max(span.start, end))
        return .text(String(decoding: words, as: UTF8.self), shown)
    }
}
