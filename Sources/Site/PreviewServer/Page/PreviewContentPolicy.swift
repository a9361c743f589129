/// The content policy that a page declares, extended by the needs of the preview: its script, its style and its connection.
/// Without a policy nothing is forbidden.
enum PreviewContentPolicy {
    private static let needed = ["connect-src", "script-src", "script-src-elem", "style-src", "style-src-elem"]

    /// The head of a page whose policies allow these from the page's own server.
    static func widened(in head: String) -> String {
        var result = ""
        var rest = head[...]
        while let start = rest.range(of: "<meta"), let end = rest[start.upperBound...].firstIndex(of: ">") {
            result += rest[..<start.lowerBound]
            let tag = rest[start.lowerBound...end]
            result += isPolicy(tag) ? widened(tag) : String(tag)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func isPolicy(_ tag: Substring) -> Bool { tag.lowercased().contains("content-security-policy") }

    private static func widened(_ tag: Substring) -> String {
        guard let name = tag.range(of: "content="), name.upperBound < tag.endIndex else { return String(tag) }
        let mark = tag[name.upperBound]
        let start = tag.index(after: name.upperBound)
        guard mark == "\"" || mark == "'", let end = tag[start...].firstIndex(of: mark) else { return String(tag) }
        let itself = mark == "'" ? "&#39;self&#39;" : "'self'"
        return tag[..<start] + widened(policy: tag[start..<end], itself) + tag[end...]
    }

    private static func widened(policy: Substring, _ itself: String) -> String {
        var directives = policy.split(separator: ";").map { $0.split { $0.isWhitespace } }.filter { !$0.isEmpty }
        func sources(_ name: String) -> [Substring]? {
            directives.first { $0[0].lowercased() == name }.map { Array($0.dropFirst()) }
        }
        for name in needed {
            // A missing directive is as the general one; one for elements, as that for all.
            let isForElements = name.hasSuffix("-elem")
            guard let given = sources(name) ?? (isForElements ? nil : sources("default-src")) else { continue }
            guard !given.contains("'self'"), !given.contains("&#39;self&#39;") else { continue }
            let allowed = given.filter { !["'none'", "&#39;none&#39;"].contains($0.lowercased()) }
            directives.removeAll { $0[0].lowercased() == name }
            directives.append([Substring(name)] + allowed + [Substring(itself)])
        }
        return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
    }
}

extension Substring {
    /// The first place of a text in ASCII, in upper or lower case.
    fileprivate func range(of text: String) -> Range<Index>? {
        let wanted = Array(text.utf8)
        var start = startIndex
        while start < endIndex {
            let candidate = utf8[start...].prefix(wanted.count)
            if candidate.elementsEqual(wanted, by: { ($0 | 0x20) == ($1 | 0x20) }) {
                return start..<candidate.endIndex
            }
            start = utf8.index(after: start)
        }
        return nil
    }
}
