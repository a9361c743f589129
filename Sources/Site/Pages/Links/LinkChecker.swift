import Content
import Diagnostics
import Markdown

/// Checks the links and pictures of a note by themselves, and collects its links to pages.
struct LinkChecker: Sendable {
    let attachments: Attachments
    let links: LinkReader

    /// A link to a page of the site.
    struct Link: Hashable, Sendable {
        let route: Route
        let fragment: String?
        /// The page as the author wrote it, without query and fragment.
        let written: String
        let span: SourceSpan
    }

    /// The links to pages, which can be checked when all pages are known; everything else is checked here.
    func links(of note: Note) -> Diagnosed<[Link]> {
        var diagnostics: [Diagnostic] = []
        var found: [Link] = []
        var unnamed: [String: [SourceSpan]] = [:]
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
                    diagnostics.append(
                        LinkCodes.unknownFile(path, namesake: attachments.namesake(of: path), at: link.span))
                }
            case .unnamed(let name): unnamed[name, default: []].append(link.span)
            case .page(let route, let fragment):
                let written = String(link.text.prefix { $0 != "#" && $0 != "?" })
                found.append(Link(route: route, fragment: fragment, written: written, span: link.span))
            }
        }
        diagnostics += unnamed.map { name, places in
            LinkCodes.unnamed(name, RepeatedPlaces(places), in: note.file)
        }
        diagnostics += remoteImages(of: note)
        return Diagnosed(found, diagnostics + note.references.images.compactMap { checkImage($0, in: note) })
    }

    /// Pictures on other sites, once for each site.
    private func remoteImages(of note: Note) -> [Diagnostic] {
        var addresses: [String: (first: String, places: [SourceSpan])] = [:]
        for image in note.references.images where links.target(of: image.text, in: note) == .external {
            addresses[LinkCodes.host(of: image.text), default: (image.text, [])].places.append(image.span)
        }
        return addresses.values.map { LinkCodes.remoteImage($0.first, RepeatedPlaces($0.places), in: note.file) }
    }

    private func checkImage(_ image: NoteReferences.Reference, in note: Note) -> Diagnostic? {
        switch links.target(of: image.text, in: note) {
        case .attachment(let path) where attachments.paths.contains(path): nil
        case .attachment(let path):
            LinkCodes.unknownFile(path, namesake: attachments.namesake(of: path), at: image.span)
        case .external: nil
        case .refused: nil
        case .empty: LinkCodes.empty("picture", at: image.span)
        case .absolute: LinkCodes.absolute(image.text, at: image.span)
        case .outside: LinkCodes.outside(image.text, at: image.span)
        case .page(let route, _): LinkCodes.unknownFile(route.slug, at: image.span)
        case .unnamed(let name): LinkCodes.unknownFile(name, at: image.span)
        }
    }
}

/// Looks links up among the ids of all pages.
struct LinkTargetCheck {
    /// The ids on each page.
    let ids: [Route: Set<String>]
    /// The notes that have no page, by the name that it would have.
    let heldBack: [String: HeldBackNote]
    /// The endings of notes' files, by the names of their pages.
    let files: [String: String]

    /// The problem of a link without a target; nil for any other.
    func problem(of link: LinkChecker.Link) -> Diagnostic? {
        guard let known = ids[link.route] else {
            if let note = heldBack[link.route.slug] { return LinkCodes.heldBack(note, at: link.span) }
            let known = slugs(beside: link.route)
            guard NoteName.isNote(link.written) else {
                return LinkCodes.unknownPage(link.route, known: known, at: link.span)
            }
            return LinkCodes.unknownNote(link.written, link.route, known: known, files: files, at: link.span)
        }
        guard let fragment = link.fragment, !known.contains(fragment) else { return nil }
        return LinkCodes.unknownAnchor(fragment, page: link.route, known: known.sorted(), at: link.span)
    }

    /// The pages of the same edition, by slug.
    private func slugs(beside route: Route) -> [String] {
        ids.keys.filter { $0.edition == route.edition }.map { $0.slug }.sorted()
    }
}
