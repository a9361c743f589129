/// Marks lines of code that a reader is to look at.
enum MarkedLines {
    /// - Parameter html: text with elements `<span>` in it, which may go on over lines.
    static func html(_ html: String, marking lines: [FenceInfo.LineMark]) -> String {
        guard !lines.isEmpty else { return html }
        var marked = ""
        // The element that a line begins in.
        var open = ""
        for (index, line) in html.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { marked += "\n" }
            let (before, after) = (open, openSpan(atEndOf: line, from: open))
            open = after
            guard let kind = lines.last(where: { $0.range.contains(index + 1) })?.kind, !line.isEmpty else {
                marked += line
                continue
            }
            marked += (before.isEmpty ? "" : "</span>") + "<\(kind.rawValue) class=\"line\">" + before + line
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
