import Content
import Diagnostics

/// Checks the links and pictures of a note by themselves, and says which pages it leads to.
struct LinkChecker: Sendable {
    let attachments: Attachments
    let links: LinkReader

    /// A link to a page of the site.
    struct Link: Hashable, Sendable {
        let route: Route
        let fragment: String?
        let span: SourceSpan
    }

    /// The links to pages, which can be checked when all pages are known; everything else is checked here.
    func links(of note: Note) -> Diagnosed<[Link]> {
        var diagnostics: [Diagnostic] = []
        var found: [Link] = []
        for link in note.references.links {
            switch links.target(of: link.text, in: note) {
            case .external:
                if link.text.hasPrefix("//") { diagnostics.append(LinkCodes.schemeless(link.text, at: link.span)) }
            case .refused: break
            case .empty: diagnostics.append(LinkCodes.empty("link", at: link.span))
            case .absolute: diagnostics.append(LinkCodes.absolute(link.text, at: link.span))
            case .outside: diagnostics.append(LinkCodes.outside(link.text, at: link.span))
            case .attachment(let path):
                if !attachments.paths.contains(path) {
                    diagnostics.append(LinkCodes.unknownFile(path, at: link.span))
                }
            case .page(let route, let fragment): found.append(Link(route: route, fragment: fragment, span: link.span))
            }
        }
        return Diagnosed(found, diagnostics + note.references.images.compactMap { checkImage($0, in: note) })
    }

    private func checkImage(_ image: NoteReferences.Reference, in note: Note) -> Diagnostic? {
        switch links.target(of: image.text, in: note) {
        case .attachment(let path) where attachments.paths.contains(path): nil
        case .attachment(let path): LinkCodes.unknownFile(path, at: image.span)
        case .external: LinkCodes.remoteImage(image.text, at: image.span)
        case .refused: nil
        case .empty: LinkCodes.empty("picture", at: image.span)
        case .absolute: LinkCodes.absolute(image.text, at: image.span)
        case .outside: LinkCodes.outside(image.text, at: image.span)
        case .page(let route, _): LinkCodes.unknownFile(route.slug, at: image.span)
        }
    }
}

/// Looks links up among the ids of all pages.
struct LinkTargetCheck {
    /// The ids on each page.
    let ids: [Route: Set<String>]

    /// What is wrong with a link that leads nowhere.
    func problem(of link: LinkChecker.Link) -> Diagnostic? {
        guard let known = ids[link.route] else {
            return LinkCodes.unknownPage(link.route, known: slugs(beside: link.route), at: link.span)
        }
        guard let fragment = link.fragment, !known.contains(fragment) else { return nil }
        return LinkCodes.unknownAnchor(fragment, page: link.route, known: known.sorted(), at: link.span)
    }

    /// The pages of the same edition, by slug.
    private func slugs(beside route: Route) -> [String] {
        ids.keys.filter { $0.edition == route.edition }.map { $0.slug }.sorted()
    }
}
