import Content
import Diagnostics
import Languages
import Packing
import Templates

/// All notes of an edition and the tables that they lead to on one page: a chapter each, and every link between them a link
/// within it.
struct SinglePage: Sendable {
    let edition: Edition
    /// In reading order.
    private(set) var chapters: [Page]
    /// Those of all chapters: links to them stay on the page.
    private let routes: Set<Route>
    private let map: SiteMap
    private let memory: ChapterMemory
    private let records: PageRecords?
    private let revision: Revision

    /// What stands on the page besides notes: what their numbers and names lead to.
    private static let tables: [GeneratedPage] = [.rules, .devices]

    /// Takes the chapters out of the pages of all editions.
    ///
    /// - Parameters:
    ///   - memory: what chapters of earlier runs were written as.
    ///   - records: the same of earlier processes.
    ///   - revision: of what decides about all pages.
    init(
        _ pages: [Page], of edition: Edition, map: SiteMap, _ memory: ChapterMemory, _ records: PageRecords?,
        _ revision: Revision
    ) {
        self.edition = edition
        self.map = map
        self.memory = memory
        self.records = records
        self.revision = revision
        let slugs = map.entries.map { $0.slug } + Self.tables.map { $0.slug }
        let own = pages.filter { $0.route.edition == edition }
        chapters = slugs.compactMap { slug in own.first { $0.route.slug == slug } }
        routes = Set(chapters.map { $0.route })
    }

    /// The page as it begins.
    var withFirstChapter: SinglePage {
        var page = self
        page.chapters = Array(chapters.prefix(1))
        return page
    }

    private var language: Language { edition.language }

    var origin: PageOrigin {
        var origin = PageOrigin()
        origin.chapters = chapters.map { $0.origin }
        return origin
    }

    /// A checksum of the chapters' own.
    var originChecksum: [UInt8]? {
        var chapters: [UInt8] = []
        for page in self.chapters {
            guard let checksum = page.originChecksum else { return nil }
            chapters += checksum
        }
        return SHA256.digest(of: chapters)
    }

    private func source(of chapter: Page) -> PageSource {
        PageSource(site: revision, page: chapter.origin)
    }

    private func contents(of chapter: Page) -> ChapterMemory.Contents {
        memory.contents.result(named: chapter.route, of: source(of: chapter)) {
            let key = records?.key(.contents, [chapter.route.path], chapter, on: revision)
            if let key, let kept = records?.kept(key, ChapterMemory.Contents.init(reading:)) { return kept }
            let contents = ChapterMemory.Contents(ids: chapter.idsInChapter, outline: chapter.outline)
            if let key { records?.keep(key, contents.write(into:)) }
            return contents
        }
    }

    // MARK: - Ids

    var ids: [String] {
        chapters.flatMap { page in
            [ChapterID.of(page.route)]
                + contents(of: page).ids.map { ChapterID.of($0, in: page.route) }
        }
    }

    /// Chapters, and the highest headings within them.
    var outline: [OutlineEntry] {
        chapters.flatMap { page in
            let own = OutlineEntry(
                level: 2, id: ChapterID.of(page.route), title: page.title, language: foreignLanguage(of: page))
            return [own]
                + contents(of: page).outline.filter { $0.level == 2 }.map {
                    OutlineEntry(
                        level: 3, id: ChapterID.of($0.id, in: page.route), title: $0.title,
                        language: foreignLanguage(of: page))
                }
        }
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        var diagnostics: [Diagnostic] = []
        let chapters = chapters.map { chapter($0, context).unwrap(into: &diagnostics) }
        let html = context.render(
            GeneratedPage.singlePage.slug, ["sections": .list(sections(context)), "chapters": .list(chapters)],
            in: language
        ).unwrap(into: &diagnostics)
        return Diagnosed(html, diagnostics)
    }

    private func sections(_ context: RenderingContext) -> [TemplateValue] {
        map.sections.compactMap { section in
            let own = chapters.filter { map.section(of: $0.route.slug)?.id == section.id }
            guard !own.isEmpty else { return nil }
            return .object([
                "title": context.text(map.title(of: section, in: language)),
                "chapters": .list(own.map { entry($0, context) }),
            ])
        }
    }

    private func entry(_ page: Page, _ context: RenderingContext) -> TemplateValue {
        .object([
            "href": context.link(to: context.route, ChapterID.of(page.route)), "title": context.text(page.title),
            "lang": foreignTag(of: page, context),
        ])
    }

    private func chapter(_ page: Page, _ context: RenderingContext) -> Diagnosed<TemplateValue> {
        let name = ChapterMemory.Name(chapter: page.route, page: context.route)
        let body = memory.chapters.result(named: name, of: source(of: page)) {
            let key = records?.key(.chapter, [page.route.path, context.route.path], page, on: revision)
            if let key, let kept = records?.kept(key, { reader throws(ByteReader.Damaged) in try reader.text() }) {
                return Diagnosed(kept)
            }
            let body = page.body(in: context.chapter(page.route, oldIDs: page.oldIDs, of: routes))
            if let key, body.diagnostics.isEmpty { records?.keep(key) { $0.append(body.value) } }
            return body
        }
        return body.map { body in
            .object([
                "id": .text(ChapterID.of(page.route)), "title": context.text(page.title),
                "summary": context.text(page.summary), "lang": foreignTag(of: page, context),
                "pageLang": context.tag(language),
                "notice": .text(notice(of: page, context)), "body": .html(body),
            ])
        }
    }

    private func notice(of page: Page, _ context: RenderingContext) -> String {
        foreignLanguage(of: page).map { context.localization.text(.notTranslated, in: language, of: $0) } ?? ""
    }

    /// Nil when a chapter is in the language of the page.
    private func foreignLanguage(of page: Page) -> Language? {
        page.contentLanguage.flatMap { $0 == language ? nil : $0 }
    }

    private func foreignTag(of page: Page, _ context: RenderingContext) -> TemplateValue {
        foreignLanguage(of: page).map { context.tag($0) } ?? .text("")
    }
}
