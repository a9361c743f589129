package import Content
import Diagnostics

/// Checks the finished pages, whatever templates made them: references lead somewhere, ids are unique, nothing is inline.
package struct PageChecker: Sendable {
    /// Every file of the finished site.
    private let paths: Set<String>
    /// The ids on each page, by the page's path.
    private let anchors: [String: Set<String>]
    /// The path of the site's folder on its server, which references from the server's root begin with.
    private let root: String

    /// - Parameters:
    ///   - others: the paths of files that are made after the pages.
    ///   - root: such as "/notes/".
    package init(_ files: [OutputFile], others: [String], root: String) {
        paths = Set(files.map { $0.path } + others)
        var anchors: [String: Set<String>] = [:]
        for page in files where page.path.hasSuffix(".html") {
            anchors[page.path] = Set(HTMLAnchors.values(of: "id", in: String(decoding: page.bytes, as: UTF8.self)))
        }
        self.anchors = anchors
        self.root = root
    }

    /// Each problem of a page once, sorted.
    package func problems(in page: OutputFile) -> [PageProblem] {
        let html = String(decoding: page.bytes, as: UTF8.self)
        var problems: Set<PageProblem> = []
        for reference in Self.references(in: html) {
            if let problem = check(reference, on: page.path) { problems.insert(problem) }
        }
        var seen: Set<String> = []
        for id in HTMLAnchors.values(of: "id", in: html) where !seen.insert(id).inserted {
            problems.insert(.duplicateID(id))
        }
        if !hasPolicy(html) { problems.insert(.openPolicy) }
        problems.formUnion(Self.inlineCode(in: html).map { .inlineCode($0) })
        for picture in HTMLAnchors.tags("img", in: html) where !picture.contains("alt=") {
            problems.insert(.silentPicture(HTMLAnchors.values(of: "src", in: picture).first ?? ""))
        }
        return problems.sorted()
    }

    // MARK: - References

    private static func references(in html: String) -> Set<String> {
        let sets = HTMLAnchors.values(of: "srcset", in: html).flatMap { $0.split(separator: ",") }
        let pictures = sets.compactMap { $0.split(separator: " ").first.map { String($0) } }
        return Set(["href", "src"].flatMap { HTMLAnchors.values(of: $0, in: html) } + pictures)
    }

    /// Nil for what leads somewhere, or out of the site.
    private func check(_ reference: String, on page: String) -> PageProblem? {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].prefix { $0 != "?" }
        let isExternal = path.hasPrefix("//") || path.prefix { $0 != "/" }.contains(":")
        guard !isExternal, let target = target(of: PercentEncoding.decode(path), on: page) else { return nil }
        guard paths.contains(target) else { return .brokenReference(target) }
        guard parts.count == 2, !parts[1].isEmpty, let ids = anchors[target] else { return nil }
        let id = PercentEncoding.decode(parts[1])
        return ids.contains(id) ? nil : .brokenFragment(target + "#" + id)
    }

    /// The file that a path leads to; nil for one that leads out of the site.
    private func target(of path: String, on page: String) -> String? {
        guard !path.isEmpty else { return page }
        var folders = page.split(separator: "/").dropLast()
        var steps = path[...]
        if path.hasPrefix("/") {
            guard path.hasPrefix(root) else { return nil }
            (folders, steps) = ([], path.dropFirst(root.count))
        }
        for step in steps.split(separator: "/") where step != "." {
            if step != ".." { folders.append(step) } else if folders.popLast() == nil { return nil }
        }
        let isFolder =
            steps.isEmpty || [".", ".."].contains(steps) || ["/", "/.", "/.."].contains { steps.hasSuffix($0) }
        return (folders + (isFolder ? ["index.html"] : [])).joined(separator: "/")
    }

    // MARK: - Policy

    private func hasPolicy(_ html: String) -> Bool {
        let policies = HTMLAnchors.tags("meta", in: html).filter { $0.contains("\"Content-Security-Policy\"") }
        return policies.contains { tag in
            HTMLAnchors.values(of: "content", in: tag).contains { policy in
                policy.contains("default-src") && !["unsafe-", "*", "http:", "https:"].contains { policy.contains($0) }
            }
        }
    }

    private static func inlineCode(in html: String) -> [String] {
        let scripts = HTMLAnchors.tags("script", in: html).filter { !$0.contains("src=") }
        return scripts.map { _ in "<script>" } + HTMLAnchors.tags("style", in: html).map { _ in "<style>" }
            + (HTMLAnchors.values(of: "style", in: html).isEmpty ? [] : ["style="])
            + HTMLAnchors.attributes(beginning: "on", in: html).map { $0 + "=" }
    }
}
