import CodeColours
package import Content
package import Diagnostics
package import Languages
package import Markdown
import MathML
import Packing
import ResultStore
package import Templates

/// Texts and templates as an edition writes them.
struct EditionTheme: Sendable {
    let localization: Localization
    let templates: TemplateLibrary

    init(_ localization: Localization, _ templates: TemplateLibrary) {
        self.localization = localization
        self.templates = localization.localized(templates)
    }
}

/// The context of an edition's pages: its languages, the templates as it writes them, and the pages that there are.
package struct EditionContext: Sendable {
    package let localization: Localization
    package let templates: TemplateLibrary
    package let map: SiteMap
    /// The figures of earlier runs as they were written; nil where nothing is kept.
    let fences: WrittenFences?

    package init(_ localization: Localization, _ templates: TemplateLibrary, _ map: SiteMap) {
        self.init(EditionTheme(localization, templates), map, nil)
    }

    init(_ theme: EditionTheme, _ map: SiteMap, _ fences: WrittenFences?) {
        localization = theme.localization
        templates = theme.templates
        self.map = map
        self.fences = fences
    }
}

/// The context in which the parts of a page are written: the medium, the edition, and the references to other places.
///
/// A page is written once for the site, perhaps once as a chapter of a book and once as a chapter of the page that holds
/// everything. The output is not read again.
package struct RenderingContext: Sendable {
    /// The medium that the parts are written for.
    package enum Medium: Sendable {
        /// A page of its own, as HTML.
        case site
        /// A chapter of a book of these pages, whose ids are given, as XML: nothing to press, no link to anything outside the
        /// book.
        case book(chapters: [Route: Set<String>])
        /// A chapter of one page that holds all of these: ids begin with the chapter's name, headings are a level lower.
        case singlePage(Route, chapters: Set<Route>)
        /// A text that is converted to Markdown, beside the page with a route: nothing to press, links to other such texts.
        case markdown(beside: Route)
        /// An entry of a feed: nothing to press, whole addresses.
        case feed(SiteAddress)
        /// A text that is converted to Markdown, with links to the pages themselves.
        case markdownToPages(beside: Route)
    }

    package let medium: Medium
    package let localization: Localization
    package let templates: TemplateLibrary
    package let map: SiteMap
    /// The page whose parts are written.
    package let route: Route
    /// Other ids under which elements of the page are still requested, by their ids.
    private let oldIDs: [String: [String]]
    private let fences: WrittenFences?
    /// The beginning of references on a page that is shown at any address; empty for references relative to the page.
    private let root: String

    package init(
        _ medium: Medium, _ edition: EditionContext, route: Route, oldIDs: [String: [String]] = [:],
        root: String = ""
    ) {
        self.medium = medium
        self.root = root
        localization = edition.localization
        templates = edition.templates
        map = edition.map
        fences = edition.fences
        self.route = route
        self.oldIDs = oldIDs
    }

    private init(_ context: RenderingContext, _ medium: Medium, _ route: Route, _ oldIDs: [String: [String]]) {
        self.medium = medium
        root = context.root
        localization = context.localization
        templates = context.templates
        map = context.map
        fences = context.fences
        self.route = route
        self.oldIDs = oldIDs
    }

    /// The context of the page beside its Markdown, for links to content that only the page has.
    var besideMarkdown: RenderingContext {
        guard case .markdown(let page) = medium else { return self }
        return RenderingContext(self, .markdownToPages(beside: page), route, oldIDs)
    }

    /// The context of another page whose Markdown becomes part of this one's.
    func chapter(_ route: Route) -> RenderingContext {
        RenderingContext(self, .markdown(beside: self.route), route, [:])
    }

    /// The context of a chapter on this page, which holds all of the pages given.
    func chapter(_ route: Route, oldIDs: [String: [String]], of chapters: Set<Route>) -> RenderingContext {
        RenderingContext(self, .singlePage(self.route, chapters: chapters), route, oldIDs)
    }

    // MARK: - Texts

    /// A text that people read, for a template.
    package func text(_ text: String) -> TemplateValue { .text(localization.text(text)) }

    /// A text of a few short lines, which keep a number and what it belongs to together.
    package func shortText(_ text: String) -> TemplateValue { self.text(text.withBoundNumbers) }

    package func word(_ word: Word, in language: Language) -> TemplateValue {
        .text(localization.words(in: language)[word])
    }

    /// The tool's words as they are in the words files, for texts that are converted as a whole.
    package func unconverted(_ language: Language) -> Words { localization.unconverted(language) }

    /// A language's tag, for `lang`.
    package func tag(_ language: Language) -> TemplateValue { .text(localization.tag(of: language)) }

    // MARK: - Templates

    /// The text of a template. Besides its own fields it knows the language, its words, and the medium.
    package func render(
        _ template: String, _ fields: TemplateValue.Fields, in language: Language
    ) -> Diagnosed<String> {
        templates.render(template, .object(known(fields, in: language)))
    }

    /// The text of a template as UTF-8 bytes, for a file.
    func bytes(
        of template: String, _ fields: TemplateValue.Fields, in language: Language
    ) -> Diagnosed<[UInt8]> {
        templates.bytes(of: template, .object(known(fields, in: language)))
    }

    private func known(_ fields: TemplateValue.Fields, in language: Language) -> TemplateValue.Fields {
        var fields = fields
        fields.append("lang", tag(language))
        fields.append("words", localization.wordFields(in: language))
        fields.append("medium", mediumFields)
        return fields
    }

    /// The HTML of a figure or an audit as it was written in the last run, or else as it is written now.
    ///
    /// - Parameter anchor: its id on the page.
    func written(
        _ anchor: String, _ source: @autoclosure () -> ResultKey, _ write: () -> Diagnosed<String>
    ) -> Diagnosed<String> {
        guard let fences else { return write() }
        let host: Route?
        switch medium {
        case .site: host = nil
        case .singlePage(let page, _): host = page
        case .book, .feed: return write()
        case .markdown(let page), .markdownToPages(let page):
            return writtenAsMarkdown(anchor, source: source(), on: page, in: fences, by: write)
        }
        return fences.cache.value(
            for: ResultKey("fence", madeOf: fences.site, anchor, route, host, source(), oldIDs), write)
    }

    /// A formula; where its page is converted to Markdown as it is written, marked as one. Nil for one that has a problem.
    package func html(of math: Math, _ tex: String) -> String? {
        guard isMarkdown else { return try? MathRenderer.html(of: tex, isDisplay: math.isDisplayed) }
        return "<code class=\"formula\(math.isDisplayed ? " displayed" : "")\">\(HTMLEscaping.escaped(tex))</code>"
    }

    /// A sample of code with its colours, as created in an earlier run or now; nil for a sample that stays plain.
    func html(of code: CodeBlock) -> String? {
        guard let fences, !CodeColours.isQuick(code.language) else { return CodeHTML.html(of: code) }
        return fences.cache.value(
            for: ResultKey("code", madeOf: code.language, code.text),
            reading: { reader throws(ByteReader.Damaged) in
                try reader.optional { reader throws(ByteReader.Damaged) in try reader.text() }
            },
            writing: { html in
                var writer = ByteWriter()
                writer.append(html) { $0.append($1) }
                return writer
            }
        ) { CodeHTML.html(of: code) }
    }

    private func writtenAsMarkdown(
        _ anchor: String, source: ResultKey, on page: Route, in fences: WrittenFences,
        by write: () -> Diagnosed<String>
    ) -> Diagnosed<String> {
        fences.cache.value(for: ResultKey("Markdown fence", madeOf: fences.site, anchor, route, page, source), write)
    }

    /// The fields of the site's identity: its name and its authors.
    package func siteFields(in language: Language) -> TemplateValue {
        map.identity.fields(in: [language], from: route, localization)
    }

    private var mediumFields: TemplateValue {
        var (isBook, isSinglePage, isMarkdown) = (false, false, false)
        switch medium {
        case .site: break
        case .book, .feed: isBook = true
        case .singlePage: isSinglePage = true
        case .markdown, .markdownToPages: (isBook, isMarkdown) = (true, true)
        }
        return .object([
            "isBook": .flag(isBook), "isSinglePage": .flag(isSinglePage), "isMarkdown": .flag(isMarkdown),
            "section": .text("\(2 + headingShift)"),
            "subsection": .text("\(3 + headingShift)"),
        ])
    }

    /// The number of levels by which headings are lower than on a page of their own.
    package var headingShift: Int { if case .singlePage = medium { 1 } else { 0 } }

    package var syntax: HTMLOptions.Syntax { if case .book = medium { .xml } else { .html } }

    /// Whether readers can press or scroll something.
    package var isInteractive: Bool {
        switch medium {
        case .site, .singlePage: true
        case .book, .feed, .markdown, .markdownToPages: false
        }
    }

    /// Whether it is a book, which holds all that it shows.
    package var isBook: Bool { if case .book = medium { true } else { false } }

    /// Whether it is converted to Markdown.
    package var isMarkdown: Bool {
        switch medium {
        case .markdown, .markdownToPages: true
        case .site, .book, .feed, .singlePage: false
        }
    }

    // MARK: - Ids

    /// An id of the page as it is here.
    package func id(_ id: String) -> String {
        if case .singlePage = medium { ChapterID.of(id, in: route) } else { id }
    }

    /// Other ids under which the element with an id is requested, as they are here.
    package func oldIDs(of id: String) -> [String] { (oldIDs[id] ?? []).map { self.id($0) } }

    /// The fields of an element that links point to.
    ///
    /// - Parameter name: the name of the id in the template.
    package func element(_ id: String, as name: String = "id", _ fields: TemplateValue.Fields) -> TemplateValue {
        var fields = fields
        fields.append(name, .text(self.id(id)))
        fields.append("oldIDs", .list(oldIDs(of: id).map { .text($0) }))
        return .object(fields)
    }

    // MARK: - References

    /// The reference to a page, or to a place on it; nil where the medium does not have it.
    package func reference(to target: Route, _ fragment: String? = nil) -> String? {
        let isHere = target == route && fragment != nil
        switch medium {
        case .site:
            return isHere ? Self.encoded(fragment ?? "") : root + route.reference(to: target.path, fragment: fragment)
        case .book(let chapters):
            guard let ids = chapters[target] else { return nil }
            let known = fragment.flatMap { ids.contains($0) ? $0 : nil }
            if isHere, let known { return Self.encoded(known) }
            return route.reference(to: target.chapterPath, fragment: known)
        case .singlePage(let host, let chapters):
            guard chapters.contains(target) else { return host.reference(to: target.path, fragment: fragment) }
            return Self.encoded(fragment.map { ChapterID.of($0, in: target) } ?? ChapterID.of(target))
        case .feed(let address):
            return address.url(of: target) + (fragment.map { Self.encoded($0) } ?? "")
        case .markdownToPages(let page): return page.reference(to: target.path, fragment: fragment)
        case .markdown(let page):
            if isHere, page == route { return Self.encoded(fragment ?? "") }
            return page.reference(to: target.markdownPath ?? target.path, fragment: fragment)
        }
    }

    private static func encoded(_ fragment: String) -> String { "#" + PercentEncoding.encode(fragment[...]) }

    /// The page of one of the tool's tables that pages link to from here; nil where the site does not have it.
    package func table(_ page: GeneratedPage, in language: Language) -> Route? {
        guard map.has(page) else { return nil }
        return Route(route.edition?.kind == .traditional ? route.edition : map.editions[language], page.slug)
    }

    /// The page of an entry of a table; nil where the site does not have it.
    package func page(of entry: TableEntry, in language: Language) -> Route? {
        table(entry.table, in: language).flatMap {
            map.entryPage(entry.slug) == entry ? Route($0.edition, entry.slug) : nil
        }
    }

    /// A reference to a page, if there is one, for a template, in which an empty text is none.
    package func link(to target: Route?, _ fragment: String? = nil) -> TemplateValue {
        target.map { link(to: $0, fragment) } ?? .text("")
    }

    /// A reference for a template, in which an empty text is none.
    package func link(to target: Route, _ fragment: String? = nil) -> TemplateValue {
        .text(reference(to: target, fragment) ?? "")
    }

    /// The reference to a file of the output folder that readers can open; nil in a book.
    package func reference(toFile path: String) -> String? {
        isBook ? nil : source(ofFile: path)
    }

    /// The reference to a file of the output folder that is shown in place, such as a picture.
    package func source(ofFile path: String) -> String {
        switch medium {
        case .site, .book: root + route.reference(to: path)
        case .feed(let address): address.url(of: path)
        case .singlePage(let host, _), .markdown(let host), .markdownToPages(let host): host.reference(to: path)
        }
    }
}

/// The ids on a page that holds all others.
enum ChapterID {
    /// The id of a chapter: "chapter-safe-area".
    static func of(_ route: Route) -> String { "chapter-" + name(of: route) }

    /// The id of an element in a chapter: "safe-area--bars".
    static func of(_ id: String, in route: Route) -> String { name(of: route) + "--" + id }

    /// The name of a route in ids, which have no spaces.
    private static func name(of route: Route) -> String {
        // Asked for every link of a page with all others; nearly no name has a space.
        let isPlain = route.slug.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x7F }
        return isPlain ? route.slug : route.slug.split { $0.isWhitespace }.joined(separator: "-")
    }
}

extension Route {
    /// The page's file in a book: "en/safe-area.xhtml".
    package var chapterPath: String { path.dropLast(".html".count) + ".xhtml" }
}
