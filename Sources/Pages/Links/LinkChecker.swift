import Content
import Diagnostics

/// Checks where the links and pictures of notes lead, among the ids of all pages.
struct LinkChecker {
    /// The ids on each page.
    let ids: [Route: Set<String>]
    let attachments: Attachments
    let links: LinkReader

    /// One diagnostic for each link or picture that leads nowhere.
    func problems(in note: Note) -> [Diagnostic] {
        note.references.links.compactMap { checkLink($0, in: note) }
            + note.references.images.compactMap { checkImage($0, in: note) }
    }

    private func checkLink(_ link: NoteReferences.Reference, in note: Note) -> Diagnostic? {
        switch links.target(of: link.text, in: note) {
        case .external: return link.text.hasPrefix("//") ? LinkCodes.schemeless(link.text, at: link.span) : nil
        case .refused: return nil
        case .empty: return LinkCodes.empty("link", at: link.span)
        case .absolute: return LinkCodes.absolute(link.text, at: link.span)
        case .outside: return LinkCodes.outside(link.text, at: link.span)
        case .attachment(let path):
            return attachments.paths.contains(path) ? nil : LinkCodes.unknownFile(path, at: link.span)
        case .page(let route, let fragment):
            guard let known = ids[route] else {
                return LinkCodes.unknownPage(route, known: slugs(beside: route), at: link.span)
            }
            guard let fragment, !known.contains(fragment) else { return nil }
            return LinkCodes.unknownAnchor(fragment, page: route, known: known.sorted(), at: link.span)
        }
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

    /// The pages of the same edition, by slug.
    private func slugs(beside route: Route) -> [String] {
        ids.keys.filter { $0.edition == route.edition }.map { $0.slug }.sorted()
    }
}
