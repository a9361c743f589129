import Content
import Diagnostics
import ResultStore

/// Compares redirects with the pages that there are.
struct RedirectChecker {
    private let redirects: [Redirect]
    /// The new place of each that is gone; the first of several counts.
    private let moves: [Redirect.Place: Redirect.Place]
    /// The ids on the pages of all languages, by the page's name; none for a page of which no redirect names an id.
    private let anchors: [String: Set<String>]
    private let names: [String]
    private let lowercaseNames: Set<String>
    /// The last place on the way from each that is gone; nil for one in a circle.
    private let ends: [Redirect.Place: Redirect.Place?]

    /// - Parameter pages: those that hold all notes may be missing.
    init(_ redirects: [Redirect], pages: [Page], map: SiteMap, _ cache: Cache) {
        self.redirects = redirects
        moves = Dictionary(redirects.map { ($0.old, $0.new) }) { first, _ in first }
        var anchors: [String: Set<String>] = [:]
        for page in map.navigation.generated where page.isPage { anchors[page.slug] = [] }
        let named = Set(redirects.flatMap { [$0.old, $0.new] }.filter { $0.anchor != nil }.map { $0.slug })
        for page in pages where page.route.edition?.kind == .language {
            let slug = page.route.slug
            let ids = named.contains(slug) ? cache.value(for: ResultKey("ids", madeOf: page.key)) { page.ids } : []
            anchors[slug, default: []].formUnion(ids)
        }
        self.anchors = anchors
        names = anchors.keys.sorted()
        lowercaseNames = Set(anchors.keys.map { $0.lowercased() })
        ends = Self.ends(of: redirects.map { $0.new }, moves)
    }

    /// Follows each way once, however many places lie on it.
    private static func ends(
        of places: [Redirect.Place], _ moves: [Redirect.Place: Redirect.Place]
    ) -> [Redirect.Place: Redirect.Place?] {
        var ends: [Redirect.Place: Redirect.Place?] = [:]
        for start in places where ends[start] == nil {
            var way: [Redirect.Place] = []
            var seen: Set<Redirect.Place> = []
            var place = start
            var end: Redirect.Place?
            while true {
                if let known = ends[place] {
                    end = known
                    break
                }
                guard seen.insert(place).inserted else { break }
                way.append(place)
                guard let further = next(after: place, moves) else {
                    end = place
                    break
                }
                place = further
            }
            for place in way { ends[place] = .some(end) }
        }
        return ends
    }

    /// The redirects that can be created, in source order; the others are reported, a circle once.
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

    /// The places reached from a place by redirects, until they repeat.
    private func way(from place: Redirect.Place) -> [Redirect.Place] {
        var way = [place]
        var seen = Set(way)
        while let last = way.last, let further = next(after: last), seen.insert(further).inserted {
            way.append(further)
        }
        return way
    }

    private func problem(of redirect: Redirect) -> Diagnostic? {
        problem(ofOld: redirect) ?? problem(ofNew: redirect)
    }

    private func problem(ofOld redirect: Redirect) -> Diagnostic? {
        guard let anchor = redirect.old.anchor else {
            let name = redirect.old.slug.lowercased()
            return lowercaseNames.contains(name) ? RedirectCodes.oldPlaceExists(redirect) : nil
        }
        guard let ids = anchors[redirect.old.slug] else {
            return isMoved(redirect.old.slug) ? nil : RedirectCodes.oldPageUnknown(redirect)
        }
        return ids.contains(anchor) ? RedirectCodes.oldPlaceExists(redirect) : nil
    }

    private func problem(ofNew redirect: Redirect) -> Diagnostic? {
        if next(after: redirect.new) != nil { return RedirectCodes.chain(redirect, to: end(from: redirect.new)) }
        guard let ids = anchors[redirect.new.slug] else {
            let nearest = SpellingSuggestion.nearest(to: redirect.new.slug, among: names)
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

    private func isMoved(_ slug: String) -> Bool { moves[Redirect.Place(slug: slug)] != nil }

    private func next(after place: Redirect.Place) -> Redirect.Place? { Self.next(after: place, moves) }

    /// The place that a place has moved to; an anchor goes with its page.
    private static func next(
        after place: Redirect.Place, _ moves: [Redirect.Place: Redirect.Place]
    ) -> Redirect.Place? {
        moves[place] ?? moves[Redirect.Place(slug: place.slug)]
    }

    /// The end of the redirects from a place; nil for a circle.
    private func end(from place: Redirect.Place) -> Redirect.Place? { ends[place] ?? place }
}
