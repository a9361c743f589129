import Content
import Diagnostics

/// Checks where the links and pictures of notes lead, against the finished pages.
struct LinkChecker: Sendable {
    /// The ids on each page, by the page's path.
    let anchors: [String: [String]]
    let attachments: Attachments

    init(pages: [OutputFile], attachments: Attachments) {
        var anchors: [String: [String]] = [:]
        for page in pages {
            anchors[page.path] = HTMLAnchors.values(of: "id", in: String(decoding: page.bytes, as: UTF8.self))
        }
        self.anchors = anchors
        self.attachments = attachments
    }

    /// One diagnostic for each link or picture that leads nowhere.
    func check(_ note: Note) -> [Diagnostic] {
        note.references.links.compactMap { checkLink($0, in: note) }
            + note.references.images.compactMap { checkImage($0, in: note) }
    }

    private func checkLink(_ link: NoteReferences.Reference, in note: Note) -> Diagnostic? {
        switch LinkTarget(link.text, from: note.route) {
        case .external: return link.text.hasPrefix("//") ? LinkCodes.schemeless(link.text, at: link.span) : nil
        case .refused: return nil
        case .empty: return LinkCodes.empty("link", at: link.span)
        case .absolute: return LinkCodes.absolute(link.text, at: link.span)
        case .outside: return LinkCodes.outside(link.text, at: link.span)
        case .attachment(let path):
            return attachments.paths.contains(path) ? nil : LinkCodes.unknownFile(path, at: link.span)
        case .page(let route, let fragment):
            guard let ids = anchors[route.path] else {
                return LinkCodes.unknownPage(route, known: slugs(beside: route), at: link.span)
            }
            guard let fragment, !ids.contains(fragment) else { return nil }
            return LinkCodes.unknownAnchor(fragment, page: route, known: ids, at: link.span)
        }
    }

    private func checkImage(_ image: NoteReferences.Reference, in note: Note) -> Diagnostic? {
        switch LinkTarget(image.text, from: note.route) {
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
        let folder = (route.edition?.folder ?? "") + "/"
        return anchors.keys.sorted().filter { $0.hasPrefix(folder) }.map {
            String($0.dropFirst(folder.count).dropLast(5))
        }
    }
}
