package import Content
package import Diagnostics
import Markup
package import Templates

/// Checks what templates themselves bring into pages, once per template: references have targets, ids are unique, nothing is
/// loaded from elsewhere or written inline, and content of books is XML.
package struct TemplateCheck {
    private let templates: TemplateLibrary
    private let markup: [String: TemplateMarkup]
    /// The insertions of each template.
    private let insertions: [String: [Template.Insertion]]
    /// Each template with those that it inserts, each once.
    private let closures: [String: [String]]
    private let paths: SitePaths

    /// The templates of whole pages.
    private static let pageTemplates = ["page", "start", "not-found", "moved"]
    /// The templates of parts that are on pages of the site alone.
    private static let siteTemplates = ["both", "index", "single-page"]
    /// The templates of parts that books use, too.
    private static let partTemplates = [
        "figure", "figure-error", "audit", "behind", "borrowed", "devices", "device", "rules", "sources", "reference",
        "writing-notes",
        "diagnostics",
    ]

    /// The templates that books use.
    static let bookTemplates = partTemplates + ["epub-chapter", "epub-contents", "epub-package"]

    package init(_ templates: TemplateLibrary, paths: SitePaths) {
        self.templates = templates
        self.paths = paths
        var markup: [String: TemplateMarkup] = [:]
        for name in templates.names { markup[name] = templates[name].map { TemplateMarkup($0) } }
        self.markup = markup
        var insertions: [String: [Template.Insertion]] = [:]
        for name in templates.names { insertions[name] = templates[name]?.insertions }
        self.insertions = insertions
        var closures: [String: [String]] = [:]
        for name in templates.names { closures[name] = Self.closure(of: name, insertions) }
        self.closures = closures
    }

    /// All problems, in the order of the templates.
    ///
    /// - Parameter finished: pages built from them; nil if there are none.
    package func problems(in finished: FinishedPages? = nil) -> [Diagnostic] {
        let own = problemsOfTemplates()
        return own + (finished.map { problems(in: $0, beside: own) } ?? [])
    }

    private func problemsOfTemplates() -> [Diagnostic] {
        let parts = Set(Self.partTemplates.flatMap { closure(of: $0) })
        let onPages = parts.union((Self.pageTemplates + Self.siteTemplates).flatMap { closure(of: $0) })
        let each = templates.names.filter { onPages.contains($0) }.flatMap { name -> [Diagnostic] in
            let tags = markup[name]?.tags ?? []
            let own = tags.flatMap { tag in
                references(in: tag, of: name) + activeContent(in: tag) + silence(of: tag)
            }
            return own + repeatedIDs(in: name) + (parts.contains(name) ? XMLCheck.problems(in: tags) : [])
        }
        let whole = Self.pageTemplates.flatMap { openPolicy(of: $0) + duplicateIDs(in: $0) }
        return each + whole
            + Set(paths.knownPages.filter { $0.isPage }.map { $0.template }).sorted().flatMap {
                duplicateIDs(in: $0, within: "page")
            }
    }

    // MARK: - Templates within templates

    /// A template and those that it inserts, each once.
    private func closure(of name: String) -> [String] { closures[name] ?? [] }

    /// - Parameter insertions: of all templates that there are.
    private static func closure(of name: String, _ insertions: [String: [Template.Insertion]]) -> [String] {
        var names = [name]
        var index = 0
        while index < names.count {
            for inserted in insertions[names[index]] ?? [] where !names.contains(inserted.name) {
                names.append(inserted.name)
            }
            index += 1
        }
        return names.filter { insertions[$0] != nil }
    }

    private func tags(of name: String) -> [TemplateMarkup.Tag] { closure(of: name).flatMap { markup[$0]?.tags ?? [] } }

    /// The ids that are literally in a template and in those that it inserts.
    package func ids(of name: String) -> Set<String> {
        Set(tags(of: name).compactMap { $0["id"]?.literal })
    }

    /// Ids that occur twice; ids of a part, together with its page's.
    private func duplicateIDs(in name: String, within frame: String? = nil) -> [Diagnostic] {
        var seen = frame.map { ids(of: $0) } ?? []
        return tags(of: name).compactMap { tag in
            guard let attribute = tag["id"], let id = attribute.literal, !seen.insert(id).inserted else { return nil }
            return PageCodes.duplicateID(id, at: attribute.span)
        }
    }

    /// Ids that occur once in a template, and again for each item of the list around them.
    private func repeatedIDs(in name: String) -> [Diagnostic] {
        guard let template = templates[name] else { return [] }
        let outer = repeatingList(around: name)
        return (markup[name]?.tags ?? []).compactMap { tag in
            guard let attribute = tag["id"], let id = attribute.literal else { return nil }
            let list = template.sections(around: attribute.span).last { TemplateFields.lists.contains($0) } ?? outer
            return list.map { PageCodes.repeatedID(id, list: $0, at: attribute.span) }
        }
    }

    /// A list for whose items a template is inserted, by another template or by one around it; nil when there is none.
    private func repeatingList(around name: String) -> String? {
        var (names, index) = ([name], 0)
        while index < names.count {
            for other in templates.names {
                for insertion in insertions[other] ?? [] where insertion.name == names[index] {
                    if let list = insertion.sections.last(where: { TemplateFields.lists.contains($0) }) { return list }
                    if !names.contains(other) { names.append(other) }
                }
            }
            index += 1
        }
        return nil
    }

    // MARK: - References

    private static let referenceNames = ["href", "src", "srcset"]

    private func references(in tag: TemplateMarkup.Tag, of template: String) -> [Diagnostic] {
        Self.referenceNames.compactMap { tag[$0] }.flatMap { attribute in
            addresses(in: attribute).compactMap { address in
                problem(with: address, of: template).map { PageCodes.brokenReference($0, at: attribute.span) }
            }
        }
    }

    /// An address that is in a template itself, not in the value of a field.
    private struct Address {
        /// Whether it begins with `{{root}}`, the path to the output folder.
        let isFromRoot: Bool
        let text: String
    }

    private func addresses(in attribute: TemplateMarkup.Attribute) -> [Address] {
        if attribute.value.count == 2, attribute.value[0] == .variable("root"),
            case .literal(let text) = attribute.value[1]
        {
            return [Address(isFromRoot: true, text: text)]
        }
        guard let text = attribute.literal, !ActiveContent.runs(HTMLReader.resolved(text)) else { return [] }
        guard attribute.name == "srcset" else { return [Address(isFromRoot: false, text: text)] }
        return text.split(separator: ",").compactMap { candidate in
            candidate.split(separator: " ").first.map { Address(isFromRoot: false, text: String($0)) }
        }
    }

    /// The file or the place on a page that an address names and that is not there; nil when all is well.
    private func problem(with address: Address, of template: String) -> String? {
        if !address.isFromRoot,
            let fragment = address.text.split(separator: "#", omittingEmptySubsequences: false).dropFirst().first,
            address.text.hasPrefix("#")
        {
            let known = pagesHolding(template).reduce(into: Set<String>()) { $0.formUnion(ids(of: $1)) }
            return fragment.isEmpty || known.contains(PercentEncoding.decode(fragment)) ? nil : "#" + fragment
        }
        let pages = address.isFromRoot ? [Route.start.path] : pages(madeOf: template)
        return pages.lazy.compactMap { paths.missing(address.text, from: $0) }.first
    }

    /// A page for each folder that a template has pages in: its references have to be valid from all of them.
    private func pages(madeOf template: String) -> [String] {
        let roots = (Self.pageTemplates + Self.siteTemplates + Self.partTemplates).filter {
            closure(of: $0).contains(template)
        }
        return Set(roots.flatMap { root in root == "start" ? [Route.start.path] : paths.pages(of: root) }).sorted()
    }

    /// The templates of pages that a template is part of; templates of parts are in "page".
    private func pagesHolding(_ template: String) -> [String] {
        let holding = Self.pageTemplates.filter { closure(of: $0).contains(template) }
        return holding.isEmpty ? [template, "page"] : holding
    }

    // MARK: - What runs or asks

    /// The places where a tag runs something or loads from another site. Links that a reader may follow are not requests.
    private func activeContent(in tag: TemplateMarkup.Tag) -> [Diagnostic] {
        guard !tag.isEnd else { return [] }
        return ActiveContent.places(in: Self.element(tag)).map { place in
            diagnostic(place.finding, at: place.attribute.map { tag.attributes[$0].span } ?? tag.span)
        }
    }

    private func diagnostic(_ finding: ActiveContent.Finding, at span: SourceSpan) -> Diagnostic {
        switch finding {
        case .code(let code): PageCodes.inlineCode(code, at: span)
        case .request(let address): LinkCodes.networkRequest(address, at: span)
        case .departure(let address): PageCodes.leadsElsewhere(address, at: span)
        }
    }

    /// The tag with a letter for each mustache tag, whose value is not known yet.
    private static func element(_ tag: TemplateMarkup.Tag) -> MarkupElement {
        let attributes = tag.attributes.map { attribute in
            let value = attribute.value.map { piece in
                if case .literal(let text) = piece { text } else { "x" }
            }
            return MarkupElement.Attribute(name: attribute.name, value: HTMLReader.resolved(value.joined()))
        }
        return MarkupElement(name: tag.name, attributes: attributes, line: 0)
    }

    // MARK: - Policy

    private func openPolicy(of name: String) -> [Diagnostic] {
        guard let template = templates[name] else { return [] }
        let policies = tags(of: name).filter {
            $0["http-equiv"]?.literal?.lowercased() == "content-security-policy"
        }
        let isClosed = policies.contains {
            $0["content"]?.literal.map { ContentPolicy.isClosed(HTMLReader.resolved($0)) } ?? false
        }
        return isClosed ? [] : [PageCodes.openPolicy(name, at: policies.first?.span ?? template.start)]
    }

    // MARK: - Finished pages

    /// The problems that templates cause together and none of them has by itself.
    ///
    /// - Parameter known: the problems that have been found in the templates.
    private func problems(in finished: FinishedPages, beside known: [Diagnostic]) -> [Diagnostic] {
        let reported = Set(known.map { DiagnosticIdentity($0) })
        return finished.findings.compactMap { finding in
            let names = [finding.template, "page"].filter { templates[$0] != nil }
            guard let name = names.first, let start = templates[name]?.start else { return nil }
            let frame = Self.pageTemplates.contains(name) ? name : "page"
            let problem =
                switch finding.kind {
                case .active(let content): diagnostic(content, at: place(of: content, below: names) ?? start)
                case .openPolicy: PageCodes.openPolicy(frame, at: templates[frame]?.start ?? start)
                case .empty: PageCodes.emptyPage(frame, at: templates[frame]?.start ?? start)
                }
            return reported.contains(DiagnosticIdentity(problem)) ? nil : problem
        }
    }

    /// The code and message of a diagnostic, without its place.
    private struct DiagnosticIdentity: Hashable {
        let code: DiagnosticCode
        let message: String

        init(_ diagnostic: Diagnostic) {
            code = diagnostic.code
            message = diagnostic.message
        }
    }

    /// The place of the first tag that could have created it.
    private func place(of finding: ActiveContent.Finding, below names: [String]) -> SourceSpan? {
        let tags = names.flatMap { self.tags(of: $0) }
        switch finding {
        case .code(let code):
            let name = code.filter { $0 != "<" && $0 != ">" && $0 != "=" }
            return tags.lazy.compactMap { $0.name == name ? $0.span : $0[name]?.span }.first
        case .request(let address), .departure(let address):
            return tags.lazy.compactMap { $0.attributes.first { $0.literal == address }?.span }.first
        }
    }

    private func silence(of tag: TemplateMarkup.Tag) -> [Diagnostic] {
        tag.name == "img" && tag["alt"] == nil ? [PageCodes.silentPicture(at: tag.span)] : []
    }
}

/// The files of a site, and the ids on its pages.
package struct SitePaths: Sendable {
    private let files: Set<String>
    /// The ids, by the path of the page.
    private let ids: [String: [String]]
    /// The path of the site's folder on its server, with which references from the server's root begin.
    private let root: String
    /// The pages that the tool could generate, whose templates are checked within that of all pages.
    let knownPages: [GeneratedPage]

    /// - Parameter root: such as "/notes/".
    package init(_ files: Set<String>, ids: [String: [String]], root: String, knownPages: [GeneratedPage]) {
        self.knownPages = knownPages
        self.files = files
        self.ids = ids
        self.root = root
    }

    /// A page for each folder with pages that a template produces: the pages of its name for a table of the tool, all pages for
    /// others.
    func pages(of template: String) -> [String] {
        let names = knownPages.filter { $0.template == template }.map { $0.slug + ".html" }
        let named = ids.keys.filter { page in
            names.contains { page == $0 || page.hasSuffix("/" + $0) }
                || template == "both" && page.hasPrefix(template + "/")
        }
        var pages: [Substring: String] = [:]
        for page in (named.isEmpty ? Array(ids.keys) : named).sorted() {
            pages[page[..<(page.lastIndex(of: "/") ?? page.startIndex)]] = page
        }
        return pages.values.sorted()
    }

    /// The file, or the place on a page, that a reference names and that is not there; nil for a reference with a target, or
    /// out of the site.
    func missing(_ reference: String, from page: String) -> String? {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].prefix { $0 != "?" }
        let isExternal = path.hasPrefix("//") || path.prefix { $0 != "/" }.contains(":")
        guard !isExternal, let target = target(of: PercentEncoding.decode(path), on: page) else { return nil }
        guard files.contains(target) else { return target }
        guard parts.count == 2, !parts[1].isEmpty, let ids = ids[target] else { return nil }
        let id = PercentEncoding.decode(parts[1])
        return ids.contains(id) ? nil : target + "#" + id
    }

    /// The target file of a path; nil for a path out of the site.
    private func target(of path: String, on page: String) -> String? {
        guard !path.isEmpty else { return page }
        var folders = page.split(separator: "/").dropLast()
        var steps = path[...]
        if path.hasPrefix("/") {
            guard path.hasPrefix(root) else { return nil }
            (folders, steps) = ([], path.dropFirst(root.count))
        }
        for step in steps.split(separator: "/") where step != "." {
            if step != ".." { folders.append(step) } else if folders.popLast() == nil { return nil }
        }
        let isFolder =
            steps.isEmpty || [".", ".."].contains(steps) || ["/", "/.", "/.."].contains { steps.hasSuffix($0) }
        return (folders + (isFolder ? ["index.html"] : [])).joined(separator: "/")
    }
}
