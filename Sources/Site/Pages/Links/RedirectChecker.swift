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

    /// The redirects that can be made, in source order; the others are reported, a circle once.
    func check() -> Diagnosed<[Redirect]> {
        var sound = Diagnosed<[Redirect]>([])
        var circles: Set<Redirect.Place> = []
        for redirect in redirects {
            guard let problem = problem(of: redirect) else {
                sound.value.append(redirect)
                continue
            }
            if problem.code == RedirectCodes.chain.code, end(from: redirect.new) == nil {
                let way = way(from: redirect.new)
                guard circles.isDisjoint(with: way) else { continue }
                circles.formUnion(way)
            }
            sound.diagnostics.append(problem)
        }
        return sound
    }

    /// The places that one gets to from a place, until they come again.
    private func way(from place: Redirect.Place) -> [Redirect.Place] {
        var way = [place]
        while let last = way.last, let further = next(after: last), !way.contains(further) { way.append(further) }
        return way
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
        return RedirectCodes.newPlaceUnknown(
            redirect,
            nearest: nearest.map {
                SpellingSuggestion(word: redirect.new.slug + "#" + $0.word, certainty: $0.certainty)
            })
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
