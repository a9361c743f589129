package import Content
package import Diagnostics
import Markdown

/// Puts the problems of finished pages together: a template's mistake is on all of them, and is one.
package struct PageReport {
    /// The headings of the notes, by page and id.
    private var headings: [String: SourceSpan] = [:]
    /// The names of notes whose dead links have been reported at their place.
    private var told: Set<String> = []

    /// - Parameter told: what has been reported so far.
    package init(_ notes: [Note], told diagnostics: [Diagnostic]) {
        let files = Set(diagnostics.filter { $0.code.area == "link" }.compactMap { $0.span?.file })
        for note in notes {
            for entry in Outline(note.document).entries { headings[note.route.path + "#" + entry.anchor] = entry.span }
            if files.contains(note.file.path) { told.formUnion([note.slug, GeneratedPage.singlePage.slug]) }
        }
    }

    /// One diagnostic for each problem, in the problems' order.
    package func diagnostics(_ found: some Sequence<(String, [PageProblem])>) -> [Diagnostic] {
        var pages: [PageProblem: [String]] = [:]
        for (page, problems) in found {
            for problem in problems where !isTold(problem, on: page) { pages[problem, default: []].append(page) }
        }
        // The page with everything has the ids of the others again, with the page's name before them.
        let ids = pages.keys.compactMap { if case .duplicateID(let id) = $0 { "--" + id } else { nil } }
        pages = pages.filter { problem, _ in
            if case .duplicateID(let id) = problem { !ids.contains { id.hasSuffix($0) } } else { true }
        }
        return pages.keys.sorted().map { problem in
            let pages = pages[problem] ?? []
            return PageCodes.diagnostic(problem, on: pages, heading: heading(of: problem, on: pages))
        }
    }

    private func isTold(_ problem: PageProblem, on page: String) -> Bool {
        switch problem {
        case .brokenReference, .brokenFragment:
            told.contains(
                page.split(separator: "/").dropFirst().joined(separator: "/").dropLast(".html".count).description)
        default: false
        }
    }

    private func heading(of problem: PageProblem, on pages: [String]) -> SourceSpan? {
        guard case .duplicateID(let id) = problem else { return nil }
        return pages.lazy.compactMap { headings[$0 + "#" + id] }.first
    }
}

/// What is wrong with a finished page, however it was made.
package enum PageProblem: Hashable, Comparable {
    /// A file of the site that is not there, as a path.
    case brokenReference(String)
    /// A fragment that is not there: the page's path, `#` and the id.
    case brokenFragment(String)
    /// An id that two elements have.
    case duplicateID(String)
    /// No content policy, or one that allows what it should forbid.
    case openPolicy
    /// A script or a style within the page: the tag or the attribute.
    case inlineCode(String)
    /// A picture of which nothing is said: its source.
    case silentPicture(String)
}
