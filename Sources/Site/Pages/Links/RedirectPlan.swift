package import Content
import Languages

/// The redirects of moved pages and anchors, each of which has a target.
package struct RedirectPlan: Sendable {
    /// Pages that are gone, in source order.
    package let pages: [Redirect]
    /// Anchors that are gone, in source order, by the names of their pages.
    private let anchors: [String: [Redirect]]
    private let plan: PagePlan

    /// Takes redirects that have been checked.
    init(_ redirects: [Redirect], plan: PagePlan) {
        pages = redirects.filter { $0.old.anchor == nil }
        anchors = Dictionary(grouping: redirects.filter { $0.old.anchor != nil }) { $0.old.slug }
        self.plan = plan
    }

    /// Anchors of a page that redirect to another page.
    package func movedSections(from slug: String) -> [Redirect] {
        (anchors[slug] ?? []).filter { $0.new.slug != slug }
    }

    /// The page with the ids under which its sections are still requested, so that old links work without script.
    func withOldIDs(_ page: Page) -> Page {
        var page = page
        for redirect in anchors[page.route.slug] ?? [] {
            guard let old = redirect.old.anchor else { continue }
            if redirect.new.slug != page.route.slug {
                page.departedIDs.append(old)
            } else if let new = redirect.new.anchor, page.ids.contains(new) {
                page.oldIDs[new, default: []].append(old)
            }
        }
        return page
    }

    /// The page of a place for readers of an edition, which they do not leave where it has the page.
    package func route(of place: Redirect.Place, in edition: Edition) -> Route {
        plan.route(Route(plan.editions[edition.language], place.slug), from: edition)
    }

    /// The reference from a page to a place.
    package func reference(to place: Redirect.Place, from page: Route) -> String {
        let target = route(of: place, in: page.edition ?? plan.editions.first)
        return page.reference(to: target.path, fragment: place.anchor)
    }
}
