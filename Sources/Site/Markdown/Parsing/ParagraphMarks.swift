import Diagnostics

/// A paragraph that asks for a table of contents: `[TOC]` and the like. Pages have one of their own, so it is left out.
enum ContentsMark {
    private static let marks: Set<String> = [
        "[toc]", "[[toc]]", "[[_toc_]]", "@[toc]", "${toc}", "{:toc}", "{{toc}}", "{{>toc}}",
    ]

    /// Whether a paragraph is nothing else. kramdown's `{:toc}` may be below a text, which it replaces.
    static func isAlone(in content: [Inline]) -> Bool {
        if AttributeLines.texts(of: content).contains(where: { isListMark($0) }) { return true }
        guard content.count <= 3, mayBeMark(content) else { return false }
        return marks.contains(words(of: content))
    }

    /// Nearly no paragraph begins like a mark.
    private static func mayBeMark(_ content: [Inline]) -> Bool {
        switch content.first {
        case .text(let text, _)?: text.utf8.first { $0 != 0x20 }.map { "[@${".utf8.contains($0) } ?? true
        default: true
        }
    }

    private static func isListMark(_ line: String) -> Bool {
        guard line.hasPrefix("{:") else { return false }
        return line.dropFirst(2).dropLast().split(separator: " ").contains("toc")
    }

    private static func words(of content: [Inline]) -> String {
        content.map { inline in
            switch inline {
            case .text(let text, _): text
            case .placeholder(let text, _): "{{\(text)}}"
            case .emphasis(let content, _): "_\(words(of: content))_"
            default: " "
            }
        }.joined().lowercased().filter { $0 != " " }
    }
}

/// Lines of a paragraph that are nothing but attributes as kramdown writes them: `{: .class}`, `{::comment}`.
enum AttributeLines {
    /// The paragraph without them.
    static func removed(from content: [Inline]) -> [Inline] {
        guard mayStand(in: content) else { return content }
        let lines = lines(of: content)
        let kept = lines.filter { text(of: $0).map { !isAttributes($0) } ?? true }
        guard kept.count < lines.count else { return content }
        var shown = Array(kept.joined())
        if shown.last?.isBreak == true { shown.removeLast() }
        return shown
    }

    /// The attributes among the lines of a paragraph.
    static func texts(of content: [Inline]) -> [String] {
        guard mayStand(in: content) else { return [] }
        return lines(of: content).compactMap { text(of: $0) }.filter { isAttributes($0) }
    }

    /// Nearly no text begins with a brace, or with white space that is not ASCII.
    private static func mayStand(in content: [Inline]) -> Bool {
        content.contains { inline in
            guard case .text(let text, _) = inline, let first = text.utf8.first(where: { $0 > 0x20 })
            else { return false }
            return first == UInt8(ascii: "{") || first >= 0x80 && text.utf8.contains(UInt8(ascii: "{"))
        }
    }

    private static func isAttributes(_ line: String) -> Bool {
        (line.hasPrefix("{:") || line.hasPrefix("{::")) && line.hasSuffix("}") && !line.dropLast().contains("}")
    }

    /// The inlines of each line, with the break at its end.
    private static func lines(of content: [Inline]) -> [ArraySlice<Inline>] {
        var lines: [ArraySlice<Inline>] = []
        var start = content.startIndex
        for index in content.indices where content[index].isBreak {
            lines.append(content[start...index])
            start = index + 1
        }
        return lines + [content[start...]]
    }

    /// The text of a line that is nothing but text, without white space around it.
    private static func text(of line: ArraySlice<Inline>) -> String? {
        let inlines = line.filter { !$0.isBreak }
        guard inlines.count == 1, case .text(let text, let span)? = inlines.first, span.range.count == text.utf8.count
        else { return nil }
        var trimmed = Substring(text)
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        return String(trimmed.drop { $0.isWhitespace })
    }
}
