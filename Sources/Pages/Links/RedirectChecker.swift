import Content
import Diagnostics

/// Compares redirects with the pages that there are.
struct RedirectChecker {
    private let redirects: [Redirect]
    /// The ids on the pages of all languages, by the page's name.
    private let anchors: [String: Set<String>]

    /// - Parameter pages: those that hold all notes may be missing.
    init(_ redirects: [Redirect], pages: [Page], map: SiteMap) {
        self.redirects = redirects
        var anchors: [String: Set<String>] = [:]
        for page in GeneratedPage.allCases where map.has(page) && page.isPage { anchors[page.slug] = [] }
        for page in pages where !redirects.isEmpty && page.route.edition?.kind == .language {
            anchors[page.route.slug, default: []].formUnion(page.ids)
        }
        self.anchors = anchors
    }

    /// The redirects that can be made, in source order; the others are reported.
    func check() -> Diagnosed<[Redirect]> {
        let problems = redirects.map { problem(of: $0) }
        return Diagnosed(zip(redirects, problems).filter { $0.1 == nil }.map { $0.0 }, problems.compactMap { $0 })
    }

    private func problem(of redirect: Redirect) -> Diagnostic? {
        problem(ofOld: redirect) ?? problem(ofNew: redirect)
    }

    private func problem(ofOld redirect: Redirect) -> Diagnostic? {
        guard let anchor = redirect.old.anchor else {
            let name = redirect.old.slug.lowercased()
            return anchors.keys.contains { $0.lowercased() == name } ? RedirectCodes.oldPlaceExists(redirect) : nil
        }
        guard let ids = anchors[redirect.old.slug] else {
            return isMoved(redirect.old.slug) ? nil : RedirectCodes.oldPageUnknown(redirect)
        }
        return ids.contains(anchor) ? RedirectCodes.oldPlaceExists(redirect) : nil
    }

    private func problem(ofNew redirect: Redirect) -> Diagnostic? {
        if next(after: redirect.new) != nil { return RedirectCodes.chain(redirect, to: end(from: redirect.new)) }
        guard let ids = anchors[redirect.new.slug] else {
            let nearest = SpellingSuggestion.nearest(to: redirect.new.slug, among: anchors.keys.sorted())
            return RedirectCodes.newPlaceUnknown(redirect, nearest: nearest)
        }
        guard let anchor = redirect.new.anchor, !ids.contains(anchor) else { return nil }
        let nearest = SpellingSuggestion.nearest(to: anchor, among: ids.sorted())
        return RedirectCodes.newPlaceUnknown(redirect, nearest: nearest.map { redirect.new.slug + "#" + $0 })
    }

    private func isMoved(_ slug: String) -> Bool { redirects.contains { $0.old.slug == slug && $0.old.anchor == nil } }

    /// Where a place has moved; an anchor goes with its page.
    private func next(after place: Redirect.Place) -> Redirect.Place? {
        let ofPlace = redirects.first { $0.old == place }
        return (ofPlace ?? redirects.first { $0.old.slug == place.slug && $0.old.anchor == nil })?.new
    }

    /// Where the way from a place ends; nil for a circle.
    private func end(from place: Redirect.Place) -> Redirect.Place? {
        var place = place
        for _ in redirects {
            guard let further = next(after: place) else { return place }
            place = further
        }
        return next(after: place) == nil ? place : nil
    }
}
