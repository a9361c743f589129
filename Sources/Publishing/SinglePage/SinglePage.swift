package import Languages
import Content
package import Diagnostics
package import Pages
import Templates

/// All notes of an edition and the tables that they lead to on one page: a chapter each, and every link between them a link
/// within it.
package struct SinglePage {
    let route: Route
    package let language: Language
    /// In reading order.
    private let chapters: [Page]
    private let map: SiteMap

    /// What stands on the page besides notes: what their numbers and names lead to.
    private static let tables: [GeneratedPage] = [.rules, .devices]

    /// Takes the chapters out of the pages of all editions.
    init(_ pages: [Page], route: Route, language: Language, map: SiteMap) {
        self.route = route
        self.language = language
        self.map = map
        let slugs = map.entries.map { $0.slug } + Self.tables.map { $0.slug }
        let own = pages.filter { $0.route.edition == route.edition }
        chapters = slugs.compactMap { slug in own.first { $0.route.slug == slug } }
    }

    /// The page of every edition that has one.
    package static func pages(of site: SitePages) async -> Diagnosed<[Page]> {
        var diagnostics: [Diagnostic] = []
        let pages = await concurrentMap(GeneratedPage.singlePage.editions) { edition in
            let single = SinglePage(
                site.pages, route: Route(edition, GeneratedPage.singlePage.slug), language: edition.language,
                map: site.map)
            return site.templates.render(GeneratedPage.singlePage.slug, single.fields).map { body in
                Page(.singlePage, in: edition, body: body, outline: single.outline)
            }
        }.map { $0.unwrap(into: &diagnostics) }
        return Diagnosed(pages, diagnostics)
    }

    // MARK: - Template

    /// What the template "single-page" is filled with.
    var fields: TemplateValue {
        .object([
            "words": Word.values(in: language), "sections": .list(sections),
            "chapters": .list(chapters.map { chapter($0) }),
        ])
    }

    /// Chapters, and the highest headings within them.
    var outline: [Page.OutlineEntry] {
        chapters.flatMap { page in
            let own = Page.OutlineEntry(
                level: 2, id: Self.anchor(of: page.route), title: page.title, language: foreignLanguage(of: page))
            return [own]
                + page.outline.filter { $0.level == 2 }.map {
                    Page.OutlineEntry(
                        level: 3, id: Self.anchor(of: page.route, $0.id), title: $0.title,
                        language: foreignLanguage(of: page))
                }
        }
    }

    private var sections: [TemplateValue] {
        Section.allCases.compactMap { section in
            let own = chapters.filter { map.section(of: $0) == section }
            guard !own.isEmpty else { return nil }
            return .object([
                "title": .text(section.title.text(in: language)), "chapters": .list(own.map { entry($0) }),
            ])
        }
    }

    private func entry(_ page: Page) -> TemplateValue {
        .object([
            "href": .text(Self.reference(to: page.route)), "title": .text(page.title),
            "lang": .text(foreignLanguage(of: page)?.tag ?? ""),
        ])
    }

    private func chapter(_ page: Page) -> TemplateValue {
        let rewriter = HTMLRewriter { HTMLRewriter.Change(tag: changed($0, on: page.route)) }
        let foreign = foreignLanguage(of: page)
        return .object([
            "id": .text(Self.anchor(of: page.route)), "title": .text(page.title), "summary": .text(page.summary),
            "lang": .text(foreign?.tag ?? ""),
            "pageLang": .text(language.tag),
            "notice": .text(foreign == nil ? "" : Word.notTranslated.text(in: language)),
            "body": .html(rewriter.rewrite(page.body)),
        ])
    }

    /// Nil when a chapter is in the language of the page.
    private func foreignLanguage(of page: Page) -> Language? {
        page.contentLanguage.flatMap { $0 == language ? nil : $0 }
    }

    // MARK: - Chapters

    /// The id of a chapter, "chapter-safe-area", or of something in it, "safe-area--bars".
    private static func anchor(of route: Route, _ id: String? = nil) -> String {
        let chapter = route.slug.split { $0.isWhitespace }.joined(separator: "-")
        return id.map { chapter + "--" + $0 } ?? "chapter-" + chapter
    }

    private static func reference(to route: Route, _ fragment: String? = nil) -> String {
        "#" + PercentEncoding.encode(anchor(of: route, fragment)[...])
    }

    /// A tag as it stands in its chapter: a heading is a level lower, ids begin with the chapter's.
    private func changed(_ tag: HTMLToken.Tag, on origin: Route) -> HTMLToken.Tag {
        let attributes = tag.attributes.map { attribute in
            HTMLToken.Attribute(name: attribute.name, value: changed(attribute, on: origin))
        }
        return HTMLToken.Tag(name: Self.lowered[tag.name] ?? tag.name, attributes: attributes)
    }

    private static let lowered = ["h1": "h2", "h2": "h3", "h3": "h4", "h4": "h5", "h5": "h6"]

    private func changed(_ attribute: HTMLToken.Attribute, on origin: Route) -> String {
        switch attribute.name {
        case "id": Self.anchor(of: origin, attribute.value)
        case "aria-controls", "aria-describedby", "aria-labelledby", "for", "headers":
            attribute.value.split(separator: " ").map { Self.anchor(of: origin, String($0)) }.joined(separator: " ")
        case "href", "src", "srcset": reference(attribute.value, on: origin)
        default: attribute.value
        }
    }

    /// A reference on the page of a chapter as it is on this one.
    private func reference(_ reference: String, on origin: Route) -> String {
        switch LinkTarget(reference, from: origin) {
        case .page(let target, let fragment) where chapters.contains { $0.route == target }:
            Self.reference(to: target, fragment)
        case .page(let target, let fragment): route.reference(to: target.path, fragment: fragment)
        case .attachment(let path): route.reference(to: path)
        case .external, .empty, .absolute, .outside, .refused: reference
        }
    }
}
