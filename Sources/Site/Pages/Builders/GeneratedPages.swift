import Content
import Diagnostics
import Languages
import ResultStore
import Templates
import WordFiles

/// Builds the pages that come from tables.
struct GeneratedPages: Sendable {
    let map: SiteMap
    let plan: PagePlan
    let tables: (any TableProvider)?
    /// The entries of tables that have pages of their own.
    let entries: [TableEntry]
    /// The diagnostics that their page lists, area by area.
    let codes: [DiagnosticKind]

    /// Every page in every edition that it has, except the pages that are built from other pages and the list of all notes where
    /// a note is the home page.
    var pages: [Page] {
        map.navigation.generated.filter { map.generatedPage($0.slug) == $0 }.flatMap { page in
            page.editions(of: map.editions).compactMap { edition in
                listing(of: page, in: edition).map { listing in
                    Page(page, in: edition, map) {
                        PageContent(outline: listing.outline, parts: [.listing(listing)])
                    } key: {
                        key(of: page, in: edition)
                    }
                }
            }
        } + entryPages
    }

    /// A page for each entry.
    private var entryPages: [Page] {
        guard let tables else { return [] }
        return entries.filter { map.entryPage($0.slug) == $0 }.flatMap { entry in
            entry.table.editions(of: map.editions).map { edition in
                Page(entry, in: edition, map, summary: tables.summary(of: entry, in: map.words[edition.language])) {
                    let page = tables.page(of: entry, on: place(in: edition))
                    return PageContent(parts: page.map { [.listing(.page($0))] } ?? [])
                } key: {
                    tables.key(of: entry)
                }
            }
        }
    }

    private func place(in edition: Edition) -> TablePlace {
        TablePlace(edition: edition, words: map.words[edition.language]) { plan.route(of: $0, in: edition) }
    }

    private func key(of page: GeneratedPage, in edition: Edition) -> ResultKey {
        tables?.key(of: page, on: place(in: edition)) ?? ResultKey("generated page", madeOf: page)
    }

    /// The content of a generated page; nil for a generated page without a page of its own.
    private func listing(of page: GeneratedPage, in edition: Edition) -> Listing? {
        switch page {
        case .index: .index(map, section: nil)
        case .tags: .page(TagsPage(map: map))
        case .diagnostics: .page(DiagnosticsPage(codes: codes, words: map.words[edition.language]))
        default: tables?.table(page, on: place(in: edition)).map { .page($0) }
        }
    }
}

extension SinglePage {
    /// The page that holds all notes, in every edition that has it.
    ///
    /// - Parameters:
    ///   - tables: those that come after the notes.
    ///   - siteKey: the key of everything that affects all pages.
    static func pages(
        of pages: [Page], _ tables: [GeneratedPage], map: SiteMap, _ siteKey: ResultKey, _ cache: Cache
    ) -> [Page] {
        guard map.has(.singlePage) else { return [] }
        return GeneratedPage.singlePage.editions(of: map.editions).map { edition in
            let contents = SinglePage(pages, tables, of: edition, map: map, siteKey, cache)
            return Page(.singlePage, in: edition, map) {
                PageContent(outline: contents.outline, parts: [.chapters(contents)])
            } key: {
                contents.key
            }
        }
    }
}

extension Page {
    /// The page of an entry of a table.
    fileprivate init(
        _ entry: TableEntry, in edition: Edition, _ map: SiteMap, summary: String,
        content: @escaping @Sendable () -> PageContent, key: @escaping @Sendable () -> ResultKey
    ) {
        self.init(
            route: Route(edition, entry.slug), language: edition.language, title: entry.title, content: content,
            key: key)
        self.summary = summary
        editions = entry.table.editions(of: map.editions)
    }

    /// A page of the tool.
    fileprivate init(
        _ page: GeneratedPage, in edition: Edition, _ map: SiteMap,
        content: @escaping @Sendable () -> PageContent, key: @escaping @Sendable () -> ResultKey
    ) {
        self.init(
            route: Route(edition, page.slug), language: edition.language,
            title: map.title(of: page, in: edition.language), content: content, key: key)
        summary = map.summary(of: page, in: edition.language)
        translation = edition.translation.map { other in
            Page.Translation(
                language: other, title: map.title(of: page, in: other), summary: map.summary(of: page, in: other))
        }
        editions = page.editions(of: map.editions)
    }
}
