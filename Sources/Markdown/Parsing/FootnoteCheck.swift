import Diagnostics

/// Finds the footnotes that cmark drops because nothing refers to them.
enum FootnoteCheck {
    /// `isShown` says of each line, counted from 1, whether something of it is part of the document.
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
