import Content
import Languages
import Synchronization
import Templates

/// The lists of pages that the sidebar, the indexes and the start page show.
struct PageList {
    private let map: SiteMap
    private let localization: Localization
    private let reference: (Route, String?) -> String
    private let id: (String) -> String
    private let listed: ListedPages?

    /// The number of pages up to which the sidebar shows all of a site; of a larger one it shows the way to the page, so that no
    /// page grows with the site.
    private static let maxListed = 80

    /// - Parameters:
    ///   - listed: the items that the lists of other pages have created.
    ///   - id: the id of an element where the list is: a page of all notes holds the lists of several.
    ///   - reference: creates the reference to a page and a fragment of it; empty where there is none.
    init(
        _ map: SiteMap, _ localization: Localization, _ listed: ListedPages? = nil,
        id: @escaping (String) -> String = { $0 }, reference: @escaping (Route, String?) -> String
    ) {
        self.listed = listed
        self.map = map
        self.localization = localization
        self.id = id
        self.reference = reference
    }

    /// A list in the frame of a page of the site.
    init(_ map: SiteMap, _ localization: Localization, on route: Route, _ listed: ListedPages? = nil) {
        self.init(map, localization, listed) { route.reference(to: $0.path, fragment: $1) }
    }

    /// The sections of a site, or one with those inside it.
    static func sections(of map: SiteMap, in id: String?) -> [SiteSection] {
        guard let id else { return map.sections }
        return map.sections.filter { $0.id == id || $0.id.hasPrefix(id + "/") }
    }

    /// All pages section by section, or the pages of one section.
    func sections(in id: String?, from route: Route, _ edition: Edition) -> [TemplateValue] {
        Self.sections(of: map, in: id).map { section in
            object(section, section.home == route.slug ? section.pages : section.allPages, from: route, edition)
        }
    }

    /// The sections in the sidebar of a page: all of a small site; of a large one the outermost, and the one that the page is in
    /// with the pages around it.
    func sidebar(from route: Route, _ edition: Edition) -> [TemplateValue] {
        let isSmall = map.listedCount <= Self.maxListed
        let path = map.section(of: route.slug)?.path ?? []
        return map.sections.compactMap { section in
            let parent = section.path.dropLast().last
            if isSmall { return object(section, section.allPages, from: route, edition) }
            guard parent == nil || parent.map({ path.contains($0) }) == true else { return nil }
            let isOpen = section.id == path.last
            let pages = isOpen ? pages(of: section, around: route.slug) : []
            return object(section, pages, from: route, edition, isFolded: pages.count < section.allPages.count)
        }
    }

    /// The pages of a section around one, as many as the sidebar can show.
    private func pages(of section: SiteSection, around slug: String) -> [String] {
        let pages = section.allPages
        let place = map.place(of: slug, in: section) ?? 0
        let start = max(0, min(place - Self.maxListed / 2, pages.count - Self.maxListed))
        return Array(pages[start..<min(start + Self.maxListed, pages.count)])
    }

    /// The ways into the site that the settings name, in the language of an edition.
    func doors(from route: Route, _ edition: Edition) -> [TemplateValue] {
        map.identity.settings.doors.map { door in
            func text(_ text: LocalizedText) -> TemplateValue {
                .text(localization.text(text.text(in: edition.language) ?? ""))
            }
            let pages = door.pages.filter { map.entry($0) != nil || map.generatedPage($0) != nil }
            return .object([
                "title": text(door.title), "text": text(door.text),
                "query": map.has(.search) ? text(door.search) : .text(""),
                "action": .text(localization.words(in: edition.language)[.search]),
                "pages": .list(pages.map { .object(item($0, from: route, edition)) }),
            ])
        }
    }

    // MARK: - Sections

    /// - Parameter isFolded: whether pages are left out, to which the section's heading leads.
    private func object(
        _ section: SiteSection, _ pages: [String], from route: Route, _ edition: Edition, isFolded: Bool = false
    ) -> TemplateValue {
        let place = map.route(of: section, in: edition)
        let href = isFolded ? reference(place.route, place.anchor) : ""
        let title = localization.text(map.title(of: section, in: edition.language))
        return .object([
            "id": .text(id(section.anchor)), "depth": .text("\(section.depth)"), "title": .text(title),
            "href": .text(href), "hasPages": .flag(!pages.isEmpty),
            "translation": translation(edition.translation.map { ($0, map.title(of: section, in: $0), "") }),
            "pages": .list(items(pages, from: route, edition)),
        ])
    }

    // MARK: - Pages

    private func items(_ slugs: [String], from route: Route, _ edition: Edition) -> [TemplateValue] {
        guard let listed else { return slugs.map { .object(item($0, from: route, edition)) } }
        return listed.items(slugs, from: route, edition) { .object(item($0, from: route, edition)) }
    }

    /// The fields of a page in a list of an edition.
    func item(_ slug: String, from route: Route, _ edition: Edition) -> TemplateValue.Fields {
        var title = slug
        var summary = ""
        /// The language of the title if it is not the language of the edition.
        var language: Language?
        /// Title and summary in the second language of an edition.
        var second: (language: Language, title: String, summary: String)?
        var target = edition
        if let entry = map.entry(slug), let text = entry.text(in: edition.language) {
            (title, summary) = (text.title, text.summary)
            if text.language != edition.language {
                language = text.language
            } else if let other = edition.translation.flatMap({ entry.texts[$0] }) {
                second = (other.language, other.title, other.summary)
            }
        } else if let page = map.generatedPage(slug) {
            if !page.editions(of: map.editions).contains(edition) { target = map.editions[edition.language] }
            (title, summary) = (map.title(of: page, in: edition.language), map.summary(of: page, in: edition.language))
            second = edition.translation.map { ($0, map.title(of: page, in: $0), map.summary(of: page, in: $0)) }
        }
        let place = Route(target, slug)
        return TemplateValue.Fields(
            Self.itemNames,
            [
                .text(reference(place, nil)), .text(localization.text(title)), .text(localization.text(summary)),
                .text(language.map { localization.tag(of: $0) } ?? ""), .flag(place == route), translation(second),
            ])
    }

    private static let itemNames = ["href", "title", "summary", "lang", "isCurrent", "translation"]

    /// A title in the second language of an edition; false where there is none.
    private func translation(_ text: (language: Language, title: String, summary: String)?) -> TemplateValue {
        guard let text else { return .flag(false) }
        return .object([
            "lang": .text(text.language.tag), "title": .text(text.title), "summary": .text(text.summary),
        ])
    }
}

/// List items that the pages of a folder share, where only the page that a list is on is listed otherwise.
final class ListedPages: Sendable {
    private struct Place: Hashable {
        let edition: Edition
        let folder: Substring
    }

    private let made = Mutex<[Place: [String: TemplateValue]]>([:])

    /// The items of some pages; items that no other page of the folder has needed yet are created.
    func items(
        _ slugs: [String], from route: Route, _ edition: Edition, _ make: (String) -> TemplateValue
    ) -> [TemplateValue] {
        let path = route.path
        let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
        func items(_ known: inout [String: TemplateValue]) -> [TemplateValue] {
            slugs.map { slug in
                guard slug != route.slug else { return make(slug) }
                if let item = known[slug] { return item }
                let item = make(slug)
                known[slug] = item
                return item
            }
        }
        return made.withLock { items(&$0[Place(edition: edition, folder: folder), default: [:]]) }
    }
}
