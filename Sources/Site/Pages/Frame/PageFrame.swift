import Content
import Diagnostics
import Languages
import Templates

/// The data that the frames of all pages of a site share.
struct SiteFrame: Sendable {
    let map: SiteMap
    let sharing: PageSharing
    let redirects: RedirectPlan
    /// Whether some page shows computed figures.
    let hasFigures: Bool
    /// Whether pages offer books and an archive.
    let offersDownloads: Bool
    /// The versions of the site that are kept beside this one.
    let versions: SiteVersions
    /// The list items that their sidebars share.
    let listed = ListedPages()
}

/// A page within the template "page": navigation, switches, table of contents.
struct PageFrame: Sendable {
    let page: Page
    let context: RenderingContext
    let site: SiteFrame

    private var route: Route { page.route }
    private var language: Language { page.language }
    private var edition: Edition { route.edition ?? site.map.editions[language] }
    private var contentLanguage: Language { page.contentLanguage ?? language }
    private var localization: Localization { context.localization }
    private var words: Words { localization.words(in: language) }

    /// The finished file.
    func file(around body: String) -> Diagnosed<OutputFile> {
        var fields = headFields
        fields.append(contentsOf: barFields)
        fields.append(contentsOf: titleFields)
        fields.append(contentsOf: footFields)
        fields.append("body", .html(body.withFirstPictureAtOnce))
        fields.append("site", context.siteFields(in: language))
        SearchFields(edition: route.edition, map: site.map).append(to: &fields)
        return context.bytes(of: "page", fields, in: language).map { OutputFile(route.path, $0) }
    }

    // MARK: - Head

    private var headFields: TemplateValue.Fields {
        let feeds = site.sharing.feeds(in: languages, from: route, localization)
        return [
            "documentTitle": context.text(documentTitle), "summary": context.text(page.summary),
            "root": .text(route.root), "isHidden": .flag(false), "isLive": .flag(isLive),
            "otherEditions": .text(otherEditions.joined(separator: " ")),
            "alternates": .list(site.sharing.alternates(of: page)), "share": site.sharing.share(page, localization),
            "hasFeeds": .flag(!feeds.isEmpty), "feeds": .list(feeds), "markdown": .list(markdown),
            "markdownIndex": .text(
                site.map.has(.markdown) ? route.reference(to: MarkdownFiles.index(of: editionOfMarkdown)) : ""),
        ]
    }

    /// The page as Markdown; for two languages side by side the page of each.
    private var markdown: [TemplateValue] {
        guard site.map.has(.markdown) else { return [] }
        let editions = edition.kind == .both ? languages.map { site.map.editions[$0] } : [edition]
        return editions.compactMap { other in
            let name = localization.words(in: other.language)[.pageAsMarkdown]
            return route.inEdition(other).markdownPath.map { path in
                .object([
                    "href": .text(route.reference(to: path)), "hreflang": .text(other.tag ?? ""),
                    "lang": .text(other.language == language ? "" : localization.tag(of: other.language)),
                    "name": .text(name),
                ])
            }
        }
    }

    private var editionOfMarkdown: Edition { edition.kind == .both ? site.map.editions[language] : edition }

    /// Whether something on the page can be changed.
    private var isLive: Bool {
        site.map.isLive
            && (site.map.generatedPage(route.slug)?.needsEngine == true || page.texts.contains { $0.hasLiveFigures })
    }

    /// The editions that a reader of this page does not need.
    private var otherEditions: [String] {
        let read = [edition.name] + (edition.kind == .both ? languages.map { $0.tag } : [])
        return site.map.editions.all.map { $0.name }.filter { !read.contains($0) }
    }

    private var languages: [Language] { [language] + [page.translation?.language].compactMap { $0 } }

    private var documentTitle: String {
        let name = site.map.identity.joined(in: languages) { site.map.identity.title(in: $0) }
        let titles = [page.title] + [page.translation?.title].compactMap { $0 } + [name]
        return titles.enumerated().filter { !titles[..<$0.offset].contains($0.element) }.map { $0.element }
            .joined(separator: " · ")
    }

    // MARK: - Bar and sidebar

    private var barFields: TemplateValue.Fields {
        [
            "home": .text(route.reference(to: Route.start.path)), "index": .text(index()),
            "isIndex": .flag(route.slug == GeneratedPage.index.slug), "isBoth": .flag(edition.kind == .both),
            "languages": .list(page.editions.count > 1 ? page.editions.map { link(to: $0) } : []),
            "hasLanguages": .flag(page.editions.count > 1),
            "languageMenu": .text(
                page.editions.count > Self.maxLanguagesPerRow ? localization.name(of: edition, in: language) : ""),
            "hasVersions": .flag(!site.versions.all.isEmpty), "version": .text(nameOfNewest),
            "keptVersions": .list(site.versions.all.map { link(to: $0) }),
            "sections": .list(PageList(site.map, localization, on: route, site.listed).sidebar(from: route, edition)),
        ]
    }

    /// The number of editions that a switch shows beside each other; more are behind a button.
    static let maxLanguagesPerRow = 4

    private func link(to edition: Edition) -> TemplateValue {
        // An edition is called as its own language calls it; the edition in both is named in the page's language.
        let name = localization.name(of: edition, in: language)
        let shortName = localization.shortName(of: edition, in: language)
        return .object([
            "href": .text(route.reference(to: route.inEdition(edition).path)),
            "tag": .text(edition.tag ?? localization.tag(of: language)), "hreflang": .text(edition.tag ?? ""),
            "name": .text(name),
            "shortName": .text(shortName),
            "isCurrent": .flag(edition == route.edition),
        ])
    }

    private var nameOfNewest: String {
        for case .newest(let name?) in site.versions.all { return name }
        return words[.newestVersion]
    }

    /// The page in a version, or where that begins.
    private func link(to version: SiteVersions.Version) -> TemplateValue {
        switch version {
        case .newest:
            return .object([
                "href": .text(route.reference(to: route.path)), "name": .text(nameOfNewest), "isCurrent": .flag(true),
            ])
        case .earlier(let version):
            return .object([
                "href": .text(route.reference(to: version.outputPath(version.page(for: route)))),
                "name": .text(version.name), "isCurrent": .flag(false),
            ])
        }
    }

    private func index(fragment: String? = nil) -> String {
        route.reference(to: Route(edition, GeneratedPage.index.slug).path, fragment: fragment)
    }

    // MARK: - Title

    private var titleFields: TemplateValue.Fields {
        let moved = site.redirects.movedSections(from: route.slug)
        return [
            "dir": .text(language.isRightToLeft ? "rtl" : ""),
            "contentDir": .text(
                contentLanguage.isRightToLeft == language.isRightToLeft
                    ? "" : contentLanguage.isRightToLeft ? "rtl" : "ltr"),
            "contentLang": context.tag(contentLanguage), "hasCrumbs": .flag(!crumbs.isEmpty), "crumbs": .list(crumbs),
            "title": context.shortText(page.title), "translation": translation, "notice": notice,
            "hasMoved": .flag(!moved.isEmpty), "moved": .list(moved.map { fields(of: $0) }),
            "hasOutline": .flag(page.outline.count > 1), "outline": .list(page.outline.map { fields(of: $0) }),
        ]
    }

    /// The breadcrumbs, from the index down to the page's section.
    private var crumbs: [TemplateValue] {
        guard let section = site.map.section(of: route.slug) else { return [] }
        let path = site.map.sections.filter { section.path.contains($0.id) && $0.home != route.slug }
        let sections = path.map { section -> TemplateValue in
            let place = site.map.route(of: section, in: edition)
            return .object([
                "href": .text(route.reference(to: place.route.path, fragment: place.anchor)),
                "title": context.text(site.map.title(of: section, in: language)),
            ])
        }
        let parent = site.map.parent(of: route.slug).map { slug -> TemplateValue in
            .object([
                "href": .text(route.reference(to: Route(edition, slug).path)),
                "title": context.text(site.map.title(of: slug, in: language)),
            ])
        }
        return [.object(["href": .text(index()), "title": .text(words[.allNotes])])] + sections
            + [parent].compactMap { $0 }
    }

    private var translation: TemplateValue {
        guard let translation = page.translation else { return .flag(false) }
        return .object([
            "lang": context.tag(translation.language), "title": context.shortText(translation.title),
            "summary": context.text(translation.summary),
        ])
    }

    /// The notice for readers before the text; empty for none.
    private var notice: TemplateValue {
        if contentLanguage != language {
            return .text(localization.text(.notTranslated, in: language, of: contentLanguage))
        }
        return .text(edition.kind == .traditional ? words[.converted] : "")
    }

    private func fields(of entry: OutlineEntry) -> TemplateValue {
        .object([
            "level": .text("\(entry.level)"), "id": .text(PercentEncoding.encode(entry.id[...])),
            "title": context.text(entry.title), "lang": .text(entry.language.map { localization.tag(of: $0) } ?? ""),
        ])
    }

    /// The fields of a section that is on another page now.
    private func fields(of redirect: Redirect) -> TemplateValue {
        .object([
            "id": .text(redirect.old.anchor ?? ""),
            "href": .text(site.redirects.reference(to: redirect.new, from: route)),
            "title": context.text(site.map.title(of: redirect.new.slug, in: language)),
        ])
    }

    // MARK: - Foot

    private var footFields: TemplateValue.Fields {
        let edits = site.sharing.edits(of: page, localization)
        let tags = tags
        let (previous, next) = site.map.neighbours(of: route.slug)
        return [
            "hasEdits": .flag(!edits.isEmpty), "edits": .list(edits),
            "lastChange": .text(page.lastChange?.description ?? ""),
            "issue": site.sharing.issue(on: page, localization), "hasTags": .flag(!tags.isEmpty),
            "tags": .list(tags), "hasComputed": .flag(site.hasFigures),
            "hasNeighbours": .flag(previous != nil || next != nil),
            "previous": previous.map { neighbour($0) } ?? .flag(false),
            "next": next.map { neighbour($0) } ?? .flag(false),
            "singlePages": .list(singlePages), "hasDownloads": .flag(site.offersDownloads),
            "downloads": .list(downloads),
        ]
    }

    private func neighbour(_ slug: String) -> TemplateValue {
        let editions = site.map.editions(of: slug)
        let target = Route(editions.contains(edition) ? edition : site.map.editions[language], slug)
        let foreign = site.map.entry(slug)?.text(in: language)?.language ?? language
        return .object([
            "href": .text(route.reference(to: target.path)),
            "title": context.text(site.map.title(of: slug, in: language)),
            "lang": .text(foreign == language ? "" : localization.tag(of: foreign)),
        ])
    }

    /// The pages that hold all notes, one for each language of this one; such a page links to none itself.
    private var singlePages: [TemplateValue] {
        let slug = GeneratedPage.singlePage.slug
        guard route.slug != slug, site.map.has(.singlePage) else { return [] }
        let editions = edition.kind == .both ? languagesOfBoth.map { site.map.editions[$0] } : [edition]
        return editions.map { edition in
            .object([
                "href": .text(route.reference(to: Route(edition, slug).path)),
                "name": context.word(.singlePage, in: edition.language),
                "lang": .text(edition.language == language ? "" : localization.tag(of: edition.language)),
            ])
        }
    }

    private var languagesOfBoth: [Language] { [edition.language] + [edition.translation].compactMap { $0 } }

    /// The tags with references to the lists of their notes.
    private var tags: [TemplateValue] {
        page.tags.map { tag in
            let target = context.table(.tags, in: language)
            return .object([
                "name": context.text(tag),
                "href": .text(
                    target.map { route.reference(to: $0.path, fragment: TagsPage.anchor(of: tag)) } ?? ""),
            ])
        }
    }

    private var downloads: [TemplateValue] {
        let book = edition.kind == .both ? site.map.editions[language] : edition
        let files = site.map.files
        return [(files.book(of: book), Word.book), (files.archive, Word.archive)].map { path, word in
            .object(["href": .text(route.reference(to: path)), "name": .text(words[word])])
        }
    }
}

extension String {
    /// The text of a page whose first picture, which readers see first, is loaded at once.
    fileprivate var withFirstPictureAtOnce: String {
        let (bytes, lazy) = (Array(utf8), Array(" loading=\"lazy\"".utf8))
        // Neither "<" nor ">" is written as itself in a text or an attribute.
        guard let start = bytes.firstPlace(of: Array("<img ".utf8), in: bytes.indices),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
            let place = bytes.firstPlace(of: lazy, in: start..<end)
        else { return self }
        return String(decoding: bytes[..<place] + bytes[(place + lazy.count)...], as: UTF8.self)
    }
}

extension [UInt8] {
    fileprivate func firstPlace(of part: [UInt8], in range: Range<Int>) -> Int? {
        range.first { self[$0] == part[0] && self[$0...].starts(with: part) }
    }
}
