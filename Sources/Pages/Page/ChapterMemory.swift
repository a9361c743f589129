import Content
import Diagnostics

/// What pages were written as within one that holds all, so that the next run in the same process writes those alone that have
/// changed.
struct ChapterMemory: Sendable {
    let chapters: Memo<Name, PageSource, Diagnosed<String>>
    let contents: Memo<Route, PageSource, Contents>

    init(in runs: MemoRuns) {
        chapters = Memo(in: runs)
        contents = Memo(in: runs)
    }

    struct Name: Hashable {
        let chapter: Route
        let page: Route
    }

    /// What the page that holds all says of a chapter besides its text.
    struct Contents {
        let ids: [String]
        let outline: [OutlineEntry]
    }
}
