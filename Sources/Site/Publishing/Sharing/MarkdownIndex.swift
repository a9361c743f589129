import Content
import Languages
import Pages
import WordFiles

/// The lists of pages as Markdown (llms.txt) that programs begin with: one for each edition, a line for each page, and where there are
/// several the list of these.
struct MarkdownIndex {
    let site: SitePages
    let edition: Edition
    /// The paths of each page that is in several parts.
    var parts: [Route: [String]] = [:]

    static func files(of site: SitePages, _ pages: [PageFacts]) -> [OutputFile] {
        guard site.map.has(.markdown) else { return [] }
        let parts = pages.filter { $0.markdown.count > 1 }.map { ($0.route, $0.markdown) }
        let known = Dictionary(parts, uniquingKeysWith: { first, _ in first })
        let lists = site.map.editions.monolingual.map { MarkdownIndex(site: site, edition: $0, parts: known).file }
        return lists + (lists.contains { $0.path == MarkdownFiles.root } ? [] : [root(of: site)])
    }

    private static func root(of site: SitePages) -> OutputFile {
        let (map, languages) = (site.map, site.map.editions.languages)
        let title = map.identity.joined(in: languages) { map.identity.title(in: $0) }
        let lines = map.editions.monolingual.map { edition in
            let localization = site.context(of: edition).localization
            let name = localization.name(of: edition, in: edition.language)
            return MarkdownIndex(site: site, edition: edition).line(
                name, MarkdownFiles.index(of: edition), from: .start,
                localization.text(map.identity.description(in: edition.language)))
        }
        let heading = map.identity.joined(in: languages) { map.words[$0][.languageSwitch] }
        let text = head(title, map.identity.joined(in: languages) { map.identity.tagline(in: $0) })
        return OutputFile(MarkdownFiles.root, text: text + "\n## \(MarkdownFiles.text(heading))\n\n" + lines.joined())
    }

    private static func head(_ title: String, _ summary: String) -> String {
        "# \(MarkdownFiles.text(title))\n" + (summary.isEmpty ? "" : "\n> \(MarkdownFiles.text(summary))\n")
    }

    // MARK: - An edition

    private var file: OutputFile {
        let (map, language) = (site.map, edition.language)
        let localization = site.context(of: edition).localization
        var left: [String: Page] = [:]
        for page in site.pages + site.singlePages where page.route.edition == edition { left[page.route.slug] = page }
        var text = Self.head(
            localization.text(map.identity.title(in: language)),
            localization.text(map.identity.description(in: language)))
        let home = left.removeValue(forKey: GeneratedPage.index.slug)
        if let home { text += "\n" + line(of: home) }
        for section in map.sections {
            let pages = section.allPages.compactMap { left.removeValue(forKey: $0) }
            guard !pages.isEmpty else { continue }
            let title = MarkdownFiles.text(localization.text(map.title(of: section, in: language)))
            text += "\n" + String(repeating: "#", count: 2) + " \(title)\n\n" + pages.map { line(of: $0) }.joined()
        }
        let others = (site.pages + site.singlePages).filter {
            left[$0.route.slug] != nil && $0.route.edition == edition
        }
        // The name of what programs may leave out is the same in every language.
        if !others.isEmpty { text += "\n## Optional\n\n" + others.map { line(of: $0) }.joined() }
        return OutputFile(MarkdownFiles.index(of: edition), text: text)
    }

    private func line(of page: Page) -> String {
        guard let path = page.route.markdownPath else { return "" }
        let localization = site.context(of: edition).localization
        let (title, route) = (localization.text(page.title), Route(edition, "llms"))
        let others = (parts[page.route] ?? []).enumerated().dropFirst().map { number, path in
            line("\(title) (\(number + 1)/\(parts[page.route]?.count ?? 0))", path, from: route, "")
        }
        return line(title, path, from: route, localization.text(page.summary)) + others.joined()
    }

    /// A link, absolute if the site has an address, with a description of its target.
    private func line(_ title: String, _ path: String, from route: Route, _ summary: String) -> String {
        let address = site.content.settings.address?.url(of: path) ?? route.reference(to: path)
        return "- " + MarkdownFiles.link(title, to: address)
            + (summary.isEmpty ? "\n" : ": \(MarkdownFiles.text(summary))\n")
    }
}
