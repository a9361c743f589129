import Content
import Diagnostics
import Languages
import Packing
import ResultStore
import Templates

/// All notes of an edition and the tables that they link to on one page: a chapter each, and every link between them as a link
/// within the page.
struct SinglePage: Sendable {
    let edition: Edition
    /// The chapters in reading order.
    private(set) var chapters: [Page]
    /// The routes of all chapters: links to them stay on the page.
    private let routes: Set<Route>
    private let map: SiteMap
    private let cache: Cache
    /// The cache key of everything that decides about all pages.
    private let siteKey: ResultKey

    /// Takes the chapters out of the pages of all editions.
    ///
    /// - Parameters:
    ///   - tables: those that come after the notes.
    ///   - siteKey: the key of everything that affects all pages.
    init(
        _ pages: [Page], _ tables: [GeneratedPage], of edition: Edition, map: SiteMap, _ siteKey: ResultKey,
        _ cache: Cache
    ) {
        self.edition = edition
        self.map = map
        self.cache = cache
        self.siteKey = siteKey
        let slugs = map.entries.map { $0.slug } + tables.map { $0.slug }
        let own = pages.filter { $0.route.edition == edition }
        chapters = slugs.compactMap { slug in own.first { $0.route.slug == slug } }
        routes = Set(chapters.map { $0.route })
    }

    /// The page with its first chapter alone.
    var withFirstChapter: SinglePage {
        var page = self
        page.chapters = Array(chapters.prefix(1))
        return page
    }

    private var language: Language { edition.language }

    /// The key of all chapters.
    var key: ResultKey { ResultKey("chapters", madeOf: chapters.map { $0.key }) }

    private func contents(of chapter: Page) -> ChapterContents {
        cache.value(
            for: ResultKey("html.contents", madeOf: siteKey, chapter.route, chapter.key),
            reading: ChapterContents.init(reading:), writing: { $0.written }
        ) {
            ChapterContents(ids: chapter.idsInChapter, outline: chapter.outline)
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

    /// Everything as Markdown: each chapter as on a page of its own.
    func markdown(in context: RenderingContext) -> [MarkdownBlocks.Block] {
        chapters.map { page in
            let text = cache.value(
                for: ResultKey("Markdown chapter", madeOf: siteKey, page.route, context.route, page.key)
            ) {
                Diagnosed(MarkdownPage(chapter: page, in: context.chapter(page.route)).text)
            }
            return MarkdownBlocks.Block(text: text.value.trimmedAtEnd)
        }
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
        let body = cache.value(
            for: ResultKey("html.chapter", madeOf: siteKey, page.route, context.route, page.key),
            reading: Diagnosed<String>.init(reading:), writing: { $0.written }
        ) {
            page.body(in: context.chapter(page.route, oldIDs: page.oldIDs, of: routes))
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

/// The ids and headings of a chapter, for the page that holds all.
private struct ChapterContents {
    let ids: [String]
    let outline: [OutlineEntry]
}

// MARK: - As it is kept

extension ChapterContents {
    var written: ByteWriter? {
        var writer = ByteWriter()
        writer.append(ids) { $0.append($1) }
        writer.append(outline) { writer, entry in
            writer.append(entry.level)
            writer.append(entry.id)
            writer.append(entry.title)
            writer.append(entry.language?.tag) { $0.append($1) }
        }
        return writer
    }

    init(reading reader: inout ByteReader) throws(ByteReader.Damaged) {
        ids = try reader.list { reader throws(ByteReader.Damaged) in try reader.text() }
        outline = try reader.list { reader throws(ByteReader.Damaged) in
            OutlineEntry(
                level: try reader.number(), id: try reader.text(), title: try reader.text(),
                language: try reader.optional { reader throws(ByteReader.Damaged) in Language(try reader.text()) })
        }
    }
}

extension Diagnosed<String> {
    /// The bytes for the cache; nil for a text with problems, which have to be reported again.
    fileprivate var written: ByteWriter? {
        guard diagnostics.isEmpty else { return nil }
        var writer = ByteWriter()
        writer.append(value)
        return writer
    }

    fileprivate init(reading reader: inout ByteReader) throws(ByteReader.Damaged) { self.init(try reader.text()) }
}
