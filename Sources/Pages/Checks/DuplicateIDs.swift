import Content
import Diagnostics
import Markdown

/// Finds ids that two elements of a page have: an author's heading and something else.
struct DuplicateIDs {
    /// The headings of the notes, by page and id.
    private var headings: [String: SourceSpan] = [:]

    init(_ notes: [Note]) {
        for note in notes {
            for entry in Outline(note.document).entries { headings[note.route.path + "#" + entry.anchor] = entry.span }
        }
    }

    /// One diagnostic for each id, by id: on how many pages it stands twice, and at the heading that has it.
    ///
    /// - Parameter ids: the ids on each page, with those of its frame.
    func problems(in ids: [Route: [String]]) -> [Diagnostic] {
        var pages: [String: [String]] = [:]
        for (route, ids) in ids {
            var seen: Set<String> = []
            let duplicates = Set(ids.filter { !seen.insert($0).inserted })
            for id in duplicates { pages[id, default: []].append(route.path) }
        }
        return pages.keys.sorted().map { id in
            let paths = (pages[id] ?? []).sorted()
            let heading = paths.lazy.compactMap { headings[$0 + "#" + id] }.first
            return PageCodes.duplicateID(id, on: paths, heading: heading)
        }
    }
}
