import Languages
import Content
import Diagnostics
import Templates

/// Pours pages into the template "page": frame, navigation, switches, table of contents.
struct PageRenderer: Sendable {
    let map: SiteMap
    let templates: TemplateLibrary
    var hasDownloads: Bool
    let sharing: PageSharing
    let redirects: RedirectPlan

    /// The finished file of a page.
    func render(_ page: Page) -> Diagnosed<OutputFile> {
        templates.render("page", .object(fields(of: page))).map { OutputFile(page.route.path, text: $0) }
    }

    private func fields(of page: Page) -> TemplateValue.Fields {
        let contentLanguage = page.contentLanguage ?? page.language
        var fields = headFields(of: page)
        fields.append("words", Word.values(in: page.language))
        fields.append("contentLang", .text(contentLanguage.tag))
        fields.append("home", .text(page.route.reference(to: Route.start.path)))
        fields.append("index", .text(index(of: page)))
        fields.append("isIndex", .flag(page.route.slug == GeneratedPage.index.slug))
        fields.append("isBoth", .flag(page.route.edition == .both))
        fields.append("languages", .list(page.editions.map { editionFields($0, page) }))
        fields.append("sections", .list(PageList.sections(map, from: page.route, in: edition(of: page))))
        fields.append("hasCrumbs", .flag(map.section(of: page) != nil))
        fields.append("crumbs", .list(crumbs(of: page)))
        fields.append("title", .text(page.title))
        fields.append("translation", page.translation.map { translationFields($0) } ?? .flag(false))
        fields.append("notice", .text(notice(of: page, in: contentLanguage)))
        fields.append("hasOutline", .flag(page.outline.count > 1))
        fields.append("outline", .list(page.outline.map { outlineFields($0) }))
        fields.append("body", .html(page.body))
        appendSharing(of: page, to: &fields)
        fields.append("singlePages", .list(singlePages(beside: page)))
        fields.append("hasDownloads", .flag(hasDownloads))
        fields.append("downloads", .list(downloads(of: page)))
        appendNeighbours(of: page, to: &fields)
        SearchFields(edition: page.route.edition).append(to: &fields)
        return fields
    }

    /// What a reader should know before the text; empty for nothing.
    private func notice(of page: Page, in contentLanguage: Language) -> String {
        if contentLanguage != page.language { return Word.notTranslated.text(in: page.language) }
        return page.route.edition == .traditional ? Word.converted.text(in: page.language) : ""
    }

    private func headFields(of page: Page) -> TemplateValue.Fields {
        let languages = [page.language] + [page.translation?.language].compactMap { $0 }
        let feeds = sharing.feeds(in: languages, from: page.route)
        return [
            "lang": .text(page.language.tag), "documentTitle": .text(documentTitle(of: page)),
            "summary": .text(page.summary), "root": .text(page.route.root),
            "isHidden": .flag(false), "alternates": .list(sharing.alternates(of: page)),
            "share": sharing.share(page),
            "hasFeeds": .flag(!feeds.isEmpty), "feeds": .list(feeds),
        ]
    }

    private func documentTitle(of page: Page) -> String {
        ([page.title] + [page.translation?.title].compactMap { $0 } + ["notchbook"]).joined(separator: " · ")
    }

    private func edition(of page: Page) -> Edition { page.route.edition ?? .language(page.language) }

    private func editionFields(_ edition: Edition, _ page: Page) -> TemplateValue {
        return .object([
            "href": .text(page.route.reference(to: page.route.inEdition(edition).path)),
            "tag": .text(edition.tag ?? page.language.tag), "hreflang": .text(edition.tag ?? ""),
            "name": .text(edition.name(in: page.language)), "shortName": .text(edition.shortName(in: page.language)),
            "isCurrent": .flag(edition == page.route.edition),
        ])
    }

    private func translationFields(_ translation: Page.Translation) -> TemplateValue {
        .object([
            "lang": .text(translation.language.tag), "title": .text(translation.title),
            "summary": .text(translation.summary),
        ])
    }

    private func outlineFields(_ entry: Page.OutlineEntry) -> TemplateValue {
        .object([
            "level": .text("\(entry.level)"), "id": .text(PercentEncoding.encode(entry.id[...])),
            "title": .text(entry.title), "lang": .text(entry.language?.tag ?? ""),
        ])
    }

    /// A section that stands on another page now.
    private func movedFields(_ redirect: Redirect, _ page: Page) -> TemplateValue {
        .object([
            "id": .text(redirect.old.anchor ?? ""),
            "href": .text(redirects.reference(to: redirect.new, from: page.route)),
            "title": .text(map.title(of: redirect.new.slug, in: page.language)),
        ])
    }

    private func appendSharing(of page: Page, to fields: inout TemplateValue.Fields) {
        let moved = redirects.departed(from: page.route.slug)
        let edits = sharing.edits(of: page)
        fields.append("hasMoved", .flag(!moved.isEmpty))
        fields.append("moved", .list(moved.map { movedFields($0, page) }))
        fields.append("hasEdits", .flag(!edits.isEmpty))
        fields.append("edits", .list(edits))
    }

    private func downloads(of page: Page) -> [TemplateValue] {
        let book = page.route.edition == .traditional ? Edition.traditional : .language(page.language)
        return [(PublishedFile.book(of: book), Word.book), (PublishedFile.archive, Word.archive)].map { path, word in
            .object([
                "href": .text(page.route.reference(to: path)), "name": .text(word.text(in: page.language)),
            ])
        }
    }

    /// The pages that hold all notes, one for each language of this one; it leads to none itself.
    private func singlePages(beside page: Page) -> [TemplateValue] {
        let slug = GeneratedPage.singlePage.slug
        guard page.route.slug != slug else { return [] }
        let editions = page.route.edition == .both ? Language.ofNotes.map { .language($0) } : [edition(of: page)]
        return editions.map { edition in
            .object([
                "href": .text(page.route.reference(to: Route(edition, slug).path)),
                "name": .text(Word.singlePage.text(in: edition.language)),
                "lang": .text(edition.language == page.language ? "" : edition.language.tag),
            ])
        }
    }

    // MARK: - Navigation

    private func index(of page: Page, fragment: String? = nil) -> String {
        page.route.reference(to: Route(edition(of: page), GeneratedPage.index.slug).path, fragment: fragment)
    }

    /// From the index down to the page's section.
    private func crumbs(of page: Page) -> [TemplateValue] {
        guard let section = map.section(of: page) else { return [] }
        let index = index(of: page)
        return [
            .object(["href": .text(index), "title": .text(Word.allNotes.text(in: page.language))]),
            .object([
                "href": .text(self.index(of: page, fragment: section.anchor)),
                "title": .text(section.title.text(in: page.language)),
            ]),
        ]
    }

    private func appendNeighbours(of page: Page, to fields: inout TemplateValue.Fields) {
        let (previous, next) = map.neighbours(of: page.route.slug)
        let values = [previous, next].map { neighbour -> TemplateValue in
            guard let neighbour else { return .flag(false) }
            let editions = GeneratedPage(rawValue: neighbour)?.editions ?? Edition.all
            let own = edition(of: page)
            let target = Route(editions.contains(own) ? own : .language(page.language), neighbour)
            let language = map.entry(neighbour)?.text(in: page.language)?.language ?? page.language
            return .object([
                "href": .text(page.route.reference(to: target.path)),
                "title": .text(map.title(of: neighbour, in: page.language)),
                "lang": .text(language == page.language ? "" : language.tag),
            ])
        }
        fields.append("hasNeighbours", .flag(previous != nil || next != nil))
        fields.append("previous", values[0])
        fields.append("next", values[1])
    }
}
