import Foundation

// MarkdownPages SITE...: fails where a page of a built site and its Markdown, read again, have not the same headings, links and numbers,
// where something of HTML is left, and where what programs begin with is not as the agent-friendly documentation specification asks: a
// list that is short, valid and complete, whose links lead to Markdown, and pages that name it.

var comparison = SiteComparison()
for argument in CommandLine.arguments.dropFirst() {
    let site = URL(filePath: argument, directoryHint: .isDirectory)
    let files = FileManager.default.enumerator(atPath: site.path)?.compactMap { $0 as? String } ?? []
    let lists = files.filter { $0.hasSuffix("llms.txt") }.map { String($0.dropLast("llms.txt".count)) }
    if !lists.contains("") { comparison.problems.append("\(argument): has no llms.txt") }
    let markdown = files.filter { $0.hasSuffix(".md") && !$0.hasPrefix("files/") }.sorted()
    if markdown.isEmpty { comparison.problems.append("\(argument): has no Markdown") }
    for path in markdown where !path.contains(/\.\d+\.md$/) {
        let html = site.appending(path: path.dropLast(3) + ".html")
        let others = (2...99).map { "\(path.dropLast(3)).\($0).md" }.prefix { markdown.contains($0) }
        let parts = try ([path] + others).map { try String(contentsOf: site.appending(path: $0), encoding: .utf8) }
        try comparison.compare(parts, html, "\(site.lastPathComponent)/\(path)")
    }
    for list in lists where !list.isEmpty || lists.count == 1 {
        let own = Set(markdown.filter { $0.hasPrefix(list) }.map { String($0.dropFirst(list.count)) })
        try comparison.check(
            list: site.appending(path: list + "llms.txt"), list.isEmpty ? site : site.appending(path: list),
            markdown: own, "\(site.lastPathComponent)/\(list)llms.txt")
    }
}
for problem in comparison.problems { print(problem) }
print(
    "\(comparison.pages) pages; Markdown has \(comparison.sizes.markdown * 100 / max(comparison.sizes.html, 1)) % of the bytes of their HTML"
)
exit(comparison.problems.isEmpty ? 0 : 1)
