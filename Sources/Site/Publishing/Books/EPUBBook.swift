import Content
import Diagnostics
import Languages
import Packing
import Pages
import Templates

/// The pages of an edition in one language as an EPUB 3, with the pictures that they show.
///
/// Its folders are the folders of the site, so that references stay as they are but for the endings of pages.
struct EPUBBook: Sendable {
    let edition: Edition
    /// The pages in reading order.
    let pages: [Page]
    /// Everything that pages can show, by path.
    let files: [String: OutputFile]
    let context: EditionContext
    /// The day of the last known change.
    var modified: CalendarDate?
    /// The picture of the cover; nil for a book whose shelf shows its title alone.
    var cover: OutputFile?

    private var language: Language { edition.language }
    private var localization: Localization { context.localization }
    private var templates: TemplateLibrary { context.templates }
    private var identity: SiteIdentity { context.map.identity }
    private var words: Words { localization.words(in: language) }

    /// The date of a book without known changes, since the same site gives the same bytes.
    private static let earliest = "1980-01-01T00:00:00Z"
    private static let contentFolder = "EPUB/"
    private static let style = "assets/epub.css"

    /// The book's files in their order.
    func entries() -> Diagnosed<[ZipEntry]> {
        var diagnostics: [Diagnostic] = []
        let ids = Dictionary(uniqueKeysWithValues: pages.map { ($0.route, Set($0.ids)) })
        let chapters = pages.map { chapter($0, of: ids).unwrap(into: &diagnostics) }
        let shown = Set(pages.flatMap { $0.pictureFiles } + [Self.style]).filter {
            files[$0] != nil && BookMedia.type(of: $0) != nil
        }.sorted()
        let resources = shown.compactMap { files[$0] }
        let contents = templates.render("epub-contents", contentsFields).unwrap(into: &diagnostics)
        let package = templates.render("epub-package", packageFields(chapters, resources)).unwrap(into: &diagnostics)
        let texts =
            [OutputFile("package.opf", text: package), OutputFile("contents.xhtml", text: contents)]
            + zip(pages, chapters).map { OutputFile($0.route.chapterPath, text: $1) }
        diagnostics += texts.compactMap { XMLFileCheck.problem(in: $0) }
        let entries = [
            ZipEntry("mimetype", Array("application/epub+zip".utf8), isStored: true),
            ZipEntry("META-INF/container.xml", Array(Self.container.utf8)),
        ]
        let content = texts + resources + (cover.map { [$0] } ?? [])
        return Diagnosed(entries + content.map { ZipEntry(Self.contentFolder + $0.path, $0.bytes) }, diagnostics)
    }

    private static let container = """
        <?xml version="1.0" encoding="UTF-8"?>
        <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
        <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
        </container>

        """

    // MARK: - Chapters

    /// - Parameter chapters: the ids of each chapter.
    private func chapter(_ page: Page, of chapters: [Route: Set<String>]) -> Diagnosed<String> {
        let context = RenderingContext(
            .book(chapters: chapters), self.context, route: page.route, oldIDs: page.oldIDs)
        var diagnostics: [Diagnostic] = []
        let body = page.body(in: context).unwrap(into: &diagnostics)
        let chapter = templates.render(
            "epub-chapter",
            .object([
                "lang": .text(foreignTag(of: page) ?? edition.name), "title": .text(title(of: page)),
                "summary": context.text(page.summary), "style": .text(page.route.reference(to: Self.style)),
                "body": .html(body),
            ])
        ).unwrap(into: &diagnostics)
        return Diagnosed(chapter, diagnostics)
    }

    // MARK: - The book itself

    private var contentsFields: TemplateValue {
        .object([
            "lang": .text(edition.name), "title": .text(words[.contents]),
            "text": .text(words[.startReading]), "first": pages.first.map { entry(of: $0) } ?? .flag(false),
            "parts": .list(parts),
        ])
    }

    /// The chapters under the titles of the site's sections; those before the first section have no title.
    private var parts: [TemplateValue] {
        var parts: [(section: SiteSection?, pages: [Page])] = []
        for page in pages {
            let section = context.map.section(of: page.route.slug)
            if parts.isEmpty || parts.last?.section != section { parts.append((section, [])) }
            parts[parts.count - 1].pages.append(page)
        }
        return parts.map { part in
            let title = part.section.map { localization.text(context.map.title(of: $0, in: language)) } ?? ""
            return .object([
                "hasTitle": .flag(parts.count > 1 && title.isVisible), "title": .text(title),
                "pages": .list(part.pages.map { entry(of: $0) }),
            ])
        }
    }

    /// A chapter's line of the contents, with its sections.
    private func entry(of page: Page) -> TemplateValue {
        let href = PercentEncoding.encode(page.route.chapterPath[...], keeping: "/")
        let sections = page.outline.filter { $0.level == 2 && $0.title.isVisible }.map { entry -> TemplateValue in
            .object([
                "href": .text(href + "#" + PercentEncoding.encode(entry.id[...])),
                "title": .text(localization.text(entry.title)),
                "lang": .text(entry.language.map { localization.tag(of: $0) } ?? foreignTag(of: page) ?? ""),
            ])
        }
        return .object([
            "href": .text(href), "title": .text(title(of: page)),
            "lang": .text(foreignTag(of: page) ?? ""),
            "hasSections": .flag(!sections.isEmpty), "sections": .list(sections),
        ])
    }

    /// Its name where its title shows nothing, as readers could not choose it.
    private func title(of page: Page) -> String {
        page.title.isVisible ? localization.text(page.title) : page.route.slug
    }

    /// The language of a page that is not translated; nil for the book's own.
    private func foreignTag(of page: Page) -> String? {
        page.contentLanguage.flatMap { $0 == language ? nil : localization.tag(of: $0) }
    }

    /// - Parameter texts: the chapters as they are written. A package has to declare which chapters hold MathML, and no other.
    private func packageFields(_ texts: [String], _ resources: [OutputFile]) -> TemplateValue {
        let chapters = zip(pages, texts).enumerated().map { number, chapter in
            let (page, text) = chapter
            return Self.item(
                "page-\(number + 1)", page.route.chapterPath, "application/xhtml+xml",
                hasFormulas: text.contains("<math "))
        }
        let others = resources.enumerated().map { number, file in
            Self.item("file-\(number + 1)", file.path, BookMedia.type(of: file.path) ?? "")
        }
        return .object([
            "lang": .text(edition.name), "title": .text(localization.text(identity.tagline(in: language))),
            "identifier": .text(BookIdentifier.urn(of: edition, address: identity.settings.address, pages: pages)),
            "summary": .text(localization.text(identity.description(in: language))),
            "authors": .list(identity.settings.authors.map { .text($0) }),
            "license": .text(localization.text(identity.settings.license.text(in: language) ?? "")),
            "access": .text(words[.bookAccess]),
            "modified": .text(modified?.timestamp ?? Self.earliest), "chapters": .list(chapters),
            "items": .list(chapters + others), "cover": .text(cover?.path ?? ""),
        ])
    }

    private static func item(
        _ id: String, _ path: String, _ type: String, hasFormulas: Bool = false
    ) -> TemplateValue {
        .object([
            "id": .text(id), "href": .text(PercentEncoding.encode(path[...], keeping: "/")), "type": .text(type),
            "hasFormulas": .flag(hasFormulas),
        ])
    }
}

extension String {
    /// Whether a reader sees anything of it.
    fileprivate var isVisible: Bool {
        unicodeScalars.contains { scalar in
            !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
                && scalar.properties.generalCategory != .control
        }
    }
}
