import Content
import Diagnostics
import Markdown

/// The ids on a page, its frame included.
struct PageIDs: Sendable {
    let route: Route
    let all: Set<String>
    /// The ids that two elements have.
    let duplicates: Set<String>

    init(_ route: Route, _ ids: [String]) {
        self.route = route
        var all: Set<String> = []
        duplicates = Set(ids.filter { !all.insert($0).inserted })
        self.all = all
    }
}

/// Finds ids that two elements of a page have: an author's heading and something else.
struct DuplicateIDs {
    private let notes: [Note]

    init(_ notes: [Note]) { self.notes = notes }

    /// The diagnostics, one for each id, by id: on how many pages it is twice, and at the heading that has it.
    func problems(in pages: [PageIDs]) -> [Diagnostic] {
        var routes: [String: [Route]] = [:]
        for page in pages { for id in page.duplicates { routes[id, default: []].append(page.route) } }
        return routes.keys.sorted().map { id in
            let routes = (routes[id] ?? []).sorted { $0.path < $1.path }
            let heading = routes.lazy.compactMap { self.heading(id, on: $0) }.first
            return PageCodes.duplicateID(id, on: routes.map { $0.path }, heading: heading)
        }
    }

    /// The last heading of a note with an id.
    private func heading(_ id: String, on route: Route) -> SourceSpan? {
        let notes = notes.filter { $0.route == route }
        return notes.flatMap { Outline($0.document).entries }.last { $0.anchor == id }?.span
    }
}
