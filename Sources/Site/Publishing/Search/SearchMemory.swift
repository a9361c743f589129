package import Content
import Pages
import Search

/// The searches that were made, so that the next run in the same process makes those alone of whose pages one has changed.
package struct SearchMemory: Sendable {
    let searches: Memo<Edition, Source, SiteSearch>
    /// The headings that they do not lead to, by the checksum of all headings.
    let hiddenHeadings: Memo<Edition, [UInt8], [HeadingRanks.Place]>

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
        hiddenHeadings = Memo(in: runs)
    }
}
