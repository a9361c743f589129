/// Marks lines of code that a reader is to look at, and numbers lines.
enum MarkedLines {
    /// - Parameter html: text with elements `<span>` in it, which may go on over lines.
    /// - Parameter first: the number of the first line; nil where lines have none.
    static func html(
        _ html: String, marking lines: [FenceInfo.LineMark], numberingFrom first: Int? = nil
    ) -> String {
        guard !lines.isEmpty || first != nil else { return html }
        let texts = html.split(separator: "\n", omittingEmptySubsequences: false)
        // There is no line after the last line break.
        let count = texts.count > 1 && texts.last?.isEmpty == true ? texts.count - 1 : texts.count
        let numbers = first.map { NumberedLines(from: $0, count: count) }
        var marked = ""
        // The element that a line begins in.
        var open = ""
        for (index, line) in texts.enumerated() {
            let number = index < count ? numbers?.element(ofLine: index) ?? "" : ""
            if index > 0 { marked += "\n" }
            let (before, after) = (open, openSpan(atEndOf: line, from: open))
            open = after
            guard let kind = lines.last(where: { $0.range.contains(index + 1) })?.kind, !line.isEmpty else {
                marked += number + line
                continue
            }
            marked += (before.isEmpty ? "" : "</span>") + "<\(kind.rawValue) class=\"line\">" + number + before + line
            marked += (after.isEmpty ? "" : "</span>") + "</\(kind.rawValue)>" + after
        }
        return marked
    }

    private static func openSpan(atEndOf line: Substring, from open: String) -> String {
        var open = open
        var rest = line
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ">") else { break }
            open = rest.hasPrefix("</") ? "" : String(rest[...end])
            rest = rest[end...].dropFirst()
        }
        return open
    }
}
