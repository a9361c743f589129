import Languages
import Content
import Packing
import Diagnostics
import Pages
import Templates

/// The pages of an edition in one language as an EPUB 3, with the pictures that they show.
///
/// Its folders are those of the site, so that references stay as they are but for the endings of pages.
struct EPUBBook: Sendable {
    let edition: Edition
    /// In reading order; those of the traditional edition are not converted yet.
    let pages: [Page]
    /// Everything that pages can show, by path.
    let files: [String: OutputFile]
    let templates: TemplateLibrary
    var address: SiteAddress?
    /// The day of the last known change.
    var modified: CalendarDate?

    private var language: Language { edition.language }

    /// What a book without known changes tells, since the same site gives the same bytes.
    private static let earliest = "1980-01-01T00:00:00Z"
    private static let contentFolder = "EPUB/"
    private static let style = "assets/epub.css"

    /// The book's files in their order.
    func entries() -> Diagnosed<[ZipEntry]> {
        var diagnostics: [Diagnostic] = []
        let chapters = pages.map { chapter($0).unwrap(into: &diagnostics) }
        let shown = Set(pages.flatMap { picturePaths(of: $0) } + [Self.style]).filter { files[$0] != nil }.sorted()
        let resources = shown.compactMap { files[$0] }
        let contents = templates.render("epub-contents", contentsFields).unwrap(into: &diagnostics)
        let package = templates.render("epub-package", packageFields(resources)).unwrap(into: &diagnostics)
        let texts =
            [OutputFile("package.opf", text: package), OutputFile("contents.xhtml", text: contents)]
            + zip(pages, chapters).map { OutputFile(Self.path(of: $0.route), text: $1) }
        let entries = [
            ZipEntry("mimetype", Array("application/epub+zip".utf8), isStored: true),
            ZipEntry("META-INF/container.xml", Array(Self.container.utf8)),
        ]
        let held = (edition == .traditional ? TraditionalEdition.converted(texts) : texts) + resources
        return Diagnosed(
            entries + held.map { ZipEntry(Self.contentFolder + $0.path, Self.bytes(of: $0)) }, diagnostics)
    }

    /// A file as books take it: EPUB knows only one of the two attributes by which an SVG tells its language.
    private static func bytes(of file: OutputFile) -> [UInt8] {
        guard file.path.hasSuffix(".svg"), let end = file.bytes.firstIndex(of: UInt8(ascii: ">")) else {
            return file.bytes
        }
        let head = String(decoding: file.bytes[..<end], as: UTF8.self)
        let parts = head.split(separator: " ").filter { !$0.hasPrefix("xml:lang=") }
        return Array(parts.joined(separator: " ").utf8) + file.bytes[end...]
    }

    private static let container = """
        <?xml version="1.0" encoding="UTF-8"?>
        <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
        <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
        </container>

        """

    /// "en/safe-area.xhtml" for "en/safe-area.html".
    private static func path(of route: Route) -> String { route.path.dropLast(5) + ".xhtml" }

    // MARK: - Chapters

    private func chapter(_ page: Page) -> Diagnosed<String> {
        let rewriter = HTMLRewriter { change($0, on: page) }
        return templates.render(
            "epub-chapter",
            .object([
                "lang": .text(foreignTag(of: page) ?? edition.folder), "title": .text(page.title),
                "summary": .text(page.summary),
                "style": .text(page.route.reference(to: Self.style)), "body": .html(rewriter.rewrite(page.body)),
            ]))
    }

    private func change(_ tag: HTMLToken.Tag, on page: Page) -> HTMLRewriter.Change? {
        var tag = tag
        if Self.uselessClasses.contains(tag["class"] ?? "") { return nil }
        switch tag.name {
        case "button", "dialog", "script", "source", "svg", "template": return nil
        case "picture": return HTMLRewriter.Change(tag: tag, isShown: false)
        case "a":
            guard let reference = tag["href"], let inBook = inBook(reference, from: page.route) else {
                return HTMLRewriter.Change(tag: tag, isShown: false)
            }
            tag.set("href", inBook)
        default: break
        }
        tag.attributes.removeAll { attribute in
            Self.foreignAttributes.contains(attribute.name) || attribute.name.hasPrefix("data-")
        }
        return HTMLRewriter.Change(tag: tag)
    }

    /// Links to the heading that they stand in, and offers of files that are not in the book.
    private static let uselessClasses: Set<String> = ["permalink", "downloads"]
    /// What only a browser needs, or this version of EPUB does not know.
    private static let foreignAttributes: Set<String> = [
        "decoding", "loading", "popover", "popovertarget", "srcset", "tabindex",
    ]

    /// A reference as it is in the book; nil when it leads to nothing in it.
    private func inBook(_ reference: String, from route: Route) -> String? {
        guard !reference.hasPrefix("#") else { return reference }
        switch LinkTarget(reference, from: route) {
        case .external: return reference
        case .page(let target, let fragment) where pages.contains { $0.route == target }:
            return route.reference(to: Self.path(of: target), fragment: fragment)
        default: return nil
        }
    }

    /// The pictures that a page shows, as paths from the output folder.
    private func picturePaths(of page: Page) -> [String] {
        HTMLAnchors.values(of: "src", in: page.body).compactMap { reference in
            guard case .attachment(let path) = LinkTarget(reference, from: page.route) else { return nil }
            return path
        }
    }

    // MARK: - The book itself

    private var contentsFields: TemplateValue {
        let pages = pages.map { page -> TemplateValue in
            let href = PercentEncoding.encode(Self.path(of: page.route)[...], keeping: "/")
            let sections = page.outline.filter { $0.level == 2 }.map { entry -> TemplateValue in
                .object([
                    "href": .text(href + "#" + PercentEncoding.encode(entry.id[...])), "title": .text(entry.title),
                    "lang": .text(entry.language?.tag ?? foreignTag(of: page) ?? ""),
                ])
            }
            return .object([
                "href": .text(href), "title": .text(page.title), "lang": .text(foreignTag(of: page) ?? ""),
                "hasSections": .flag(!sections.isEmpty), "sections": .list(sections),
            ])
        }
        return .object([
            "lang": .text(edition.folder), "title": .text(Word.contents.text(in: language)),
            "text": .text(Word.startReading.text(in: language)), "first": pages.first ?? .flag(false),
            "pages": .list(pages),
        ])
    }

    /// The language of a page that is not translated; nil for the book's own.
    private func foreignTag(of page: Page) -> String? {
        page.contentLanguage.flatMap { $0 == language ? nil : $0.tag }
    }

    private func packageFields(_ resources: [OutputFile]) -> TemplateValue {
        let chapters = pages.enumerated().map { number, page in
            Self.item("page-\(number + 1)", Self.path(of: page.route), "application/xhtml+xml")
        }
        let others = resources.enumerated().map { number, file in
            Self.item("file-\(number + 1)", file.path, Self.mediaType(of: file.path))
        }
        return .object([
            "lang": .text(edition.folder), "title": .text(Word.headline.text(in: language)),
            "identifier": .text(BookIdentifier.urn(of: edition, address: address, pages: pages)),
            "summary": .text(Word.tagline.text(in: language)), "access": .text(Word.bookAccess.text(in: language)),
            "modified": .text(modified?.timestamp ?? Self.earliest), "chapters": .list(chapters),
            "items": .list(chapters + others),
        ])
    }

    private static func item(_ id: String, _ path: String, _ type: String) -> TemplateValue {
        .object([
            "id": .text(id), "href": .text(PercentEncoding.encode(path[...], keeping: "/")), "type": .text(type),
        ])
    }

    private static func mediaType(of path: String) -> String {
        switch path.split(separator: ".").last.map({ $0.lowercased() }) {
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "css": "text/css"
        default: "application/octet-stream"
        }
    }
}
