import Diagnostics

// Text that was meant as markup, but has become text or nothing.

/// Finds Markdown in a text that was meant as markup and is shown unchanged.
enum TextCheck {
    /// Signs of emphasis beside each other; more of them are a drawing or a rule.
    private static let longestMark = 3

    /// Whether there is anything to look for in a range of a block's source that has become a text.
    static func isNeeded(in source: InlineSource, _ range: Range<Int>) -> Bool {
        source.bytes[range].contains { byte in
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "]"),
                TextMask.ampersand:
                true
            default: false
            }
        }
    }

    /// The problems in a range of a block's source that has become a text.
    ///
    /// - Parameter shown: the mark of emphasis that has been reported and is still open: its closing mark belongs to the same
    ///   mistake.
    static func problems(in source: InlineSource, _ range: Range<Int>, _ shown: inout String?) -> [Diagnostic] {
        let bytes = source.bytes
        var problems: [Diagnostic] = []
        var index = range.lowerBound
        var isInBrackets = false
        while index < range.upperBound {
            let rest = index..<range.upperBound
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "{") where isOpenQuery(bytes, rest):
                problems.append(MarkdownCodes.unclosedPlaceholder(at: source.span(index..<index + 2)))
                index += 1
            case UInt8(ascii: "*"), UInt8(ascii: "~"):
                let run = bytes[rest].prefix { $0 == bytes[index] }.count
                guard run <= longestMark, let mark = shownEmphasis(bytes, rest) else {
                    index += run - 1
                    break
                }
                if shown != mark {
                    problems.append(MarkdownCodes.shownEmphasis(mark, at: source.span(index..<index + mark.utf8.count)))
                    shown = mark
                } else {
                    shown = nil
                }
                index += mark.utf8.count - 1
            case UInt8(ascii: "["):
                isInBrackets = true
                guard holds("[^", bytes, rest), let label = label(bytes, index + 2..<range.upperBound) else { break }
                let name = TextMask.unmaskedText(bytes[label])
                problems.append(MarkdownCodes.undefinedFootnote(name, at: source.span(index..<label.upperBound + 1)))
                index = label.upperBound
            case UInt8(ascii: "]"):
                defer { isInBrackets = false }
                guard isInBrackets, holds("][", bytes, rest), !holds("][^", bytes, rest),
                    let label = label(bytes, index + 2..<range.upperBound)
                else { break }
                let name = TextMask.unmaskedText(bytes[label])
                let span = source.span(index + 1..<label.upperBound + 1)
                problems.append(MarkdownCodes.undefinedReference(name, at: span))
                index = label.upperBound
            default: break
            }
            index += 1
        }
        return problems
    }

    /// The tags of other generators, `{% … %}`, in a range of a block's source that has become a text.
    static func tags(in source: InlineSource, _ range: Range<Int>) -> [SourceSpan] {
        var tags: [SourceSpan] = []
        var start: Int?
        for index in range.dropLast() {
            switch (source.bytes[index], source.bytes[index + 1]) {
            case (UInt8(ascii: "{"), UInt8(ascii: "%")): start = start ?? index
            case (UInt8(ascii: "%"), UInt8(ascii: "}")):
                guard let open = start else { continue }
                tags.append(source.span(open..<index + 2))
                start = nil
            default: continue
            }
        }
        return tags
    }

    /// References, in a range of a block's source that has become a text, to what no text may hold.
    static func forbiddenReferences(in source: InlineSource, _ range: Range<Int>) -> [SourceSpan] {
        source.bytes[range].indices.compactMap { index in
            guard source.bytes[index] == TextMask.ampersand else { return nil }
            let end = source.bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) ?? index
            return source.span(index..<end + 1)
        }
    }

    /// The number of bytes that are searched, so that many unclosed braces on one line take no quadratic time.
    private static let longestQuery = 200

    /// Two braces with a name and a colon after them, which nothing closes.
    private static func isOpenQuery(_ bytes: [UInt8], _ rest: Range<Int>) -> Bool {
        guard holds("{{", bytes, rest) else { return false }
        let line = bytes[rest.lowerBound + 2..<rest.upperBound].prefix(Self.longestQuery).prefix {
            $0 != 0x0A && $0 != UInt8(ascii: "}")
        }
        return BracedText.isQuery(String(decoding: line, as: UTF8.self))
    }

    /// Marks of emphasis that touch a word; between spaces they may well be meant. A single asterisk counts only beside a wide
    /// character, as elsewhere it may be a star.
    private static func shownEmphasis(_ bytes: [UInt8], _ rest: Range<Int>) -> String? {
        guard let mark = ["**", "~~", "*"].first(where: { holds($0, bytes, rest) }) else { return nil }
        let (start, end) = (rest.lowerBound, rest.lowerBound + mark.utf8.count)
        let before = start > 0 ? bytes[start - 1] : 0x20
        let after = end < bytes.count ? bytes[end] : 0x20
        if mark == "*" { return before > 0x20 && after > 0x20 && (before >= 0x80 || after >= 0x80) ? mark : nil }
        return before > 0x20 || after > 0x20 ? mark : nil
    }

    /// The label at the head of a range that a bracket closes; without white space in it.
    private static func label(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        for end in range {
            if bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: "[") { return nil }
            if bytes[end] == UInt8(ascii: "]") { return end > range.lowerBound ? range.lowerBound..<end : nil }
        }
        return nil
    }

    private static func holds(_ text: String, _ bytes: [UInt8], _ rest: Range<Int>) -> Bool {
        bytes[rest].starts(with: text.utf8)
    }
}

/// Finds lines of paragraphs that were meant as something else.
enum ParagraphCheck {
    /// Headings without a space after their signs, and tables whose header does not fit the line below it.
    static func problems(in source: InlineSource, from start: Int) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var previous: Range<Int>?
        var lineStart = start
        while lineStart <= source.bytes.count {
            let range = lineStart..<(source.bytes[lineStart...].firstIndex(of: 0x0A) ?? source.bytes.count)
            lineStart = range.upperBound + 1
            if let problem = headingProblem(in: source, range) { problems.append(problem) }
            if let header = previous, let problem = tableProblem(in: source, header, range) {
                problems.append(problem)
            }
            previous = range
        }
        return problems
    }

    /// A single sign counts only before a wide character: `#define` and `#1` may well be meant.
    private static func headingProblem(in source: InlineSource, _ line: Range<Int>) -> Diagnostic? {
        let signs = source.bytes[line].prefix { $0 == UInt8(ascii: "#") }
        guard (1...6).contains(signs.count), signs.endIndex < line.upperBound else { return nil }
        guard signs.count > 1 || source.bytes[signs.endIndex] >= 0x80 else { return nil }
        return MarkdownCodes.headingWithoutSpace(
            signs.count, at: source.span(signs.startIndex..<signs.endIndex))
    }

    private static func tableProblem(
        in source: InlineSource, _ header: Range<Int>, _ delimiters: Range<Int>
    ) -> Diagnostic? {
        guard let columns = TableRow.columnCount(source.bytes, delimiters),
            source.bytes[header].contains(UInt8(ascii: "|"))
        else { return nil }
        let cells = TableRow(source.bytes, header).cells.count
        guard cells != columns else { return nil }
        return MarkdownCodes.brokenTable(header: cells, delimiters: columns, at: source.span(delimiters))
    }
}

/// Finds the footnotes that cmark drops because nothing refers to them.
enum FootnoteCheck {
    /// `isShown` indicates for each line, counted from 1, whether something of it is part of the document.
    static func problems(in lines: SourceLines, isShown: [Bool]) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for line in 1...lines.count where !isShown[line] {
            let start = lines.textStart(of: line, quotes: .max)
            let text = lines.bytes[start..<max(start, lines.end(of: line))]
            guard text.starts(with: "[^".utf8), let close = text.firstIndex(of: UInt8(ascii: "]")),
                close > start + 2, text[close...].starts(with: "]:".utf8)
            else { continue }
            let label = TextMask.unmaskedText(text[(start + 2)..<close])
            problems.append(MarkdownCodes.unusedFootnote(label, at: lines.span(start..<close + 1)))
        }
        return problems
    }
}
