package import Content
import Diagnostics
import Pages
import Search

/// The searches that were made, so that the next run in the same process makes those alone of whose pages one has changed.
package struct SearchMemory: Sendable {
    let searches: Memo<Edition, Source, SiteSearch>
    /// What they do not find.
    let problems: Memo<Edition, Source, [Diagnostic]>

    /// What decides a search.
    struct Source: Equatable, Sendable {
        /// Of the pages.
        private let revisions: [Revision]
        private let words: SearchWords

        init(_ pages: [PageFacts], _ words: SearchWords) {
            revisions = pages.map { $0.revision }
            self.words = words
        }
    }

    package init(in runs: MemoRuns) {
        searches = Memo(in: runs)
        problems = Memo(in: runs)
    }
}
