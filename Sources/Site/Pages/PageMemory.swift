package import Content
import Diagnostics
import Languages

/// The pages that were written, so that the next run in the same process writes those alone that have changed.
package struct PageMemory: Sendable {
    let looks: Memo<LookName, LookSource, Look>
    let sites: Memo<String, SiteOrigin, Revision>
    let pages: Memo<Route, PageSource, Diagnosed<WrittenPage>>
    let chapters: ChapterMemory
    let fences: FenceMemory.Written
    /// Whether the texts of notes are kept too.
    let keepsTexts: Bool

    package init(in runs: MemoRuns) {
        looks = Memo(in: runs)
        sites = Memo(in: runs)
        pages = Memo(in: runs)
        chapters = ChapterMemory(in: runs)
        fences = Memo(in: runs)
        keepsTexts = runs.areSeveral
    }

    enum LookName: Hashable {
        case standard, traditional
    }

    /// What decides how texts and templates are written.
    struct LookSource: Equatable {
        /// Of templates and words.
        let design: Revision
        let languages: [Language]
        /// Whether the script that a site of these languages asks for is there.
        let hasScript: Bool
    }

    /// What decides about all pages.
    struct SiteOrigin: Equatable {
        /// Of templates and words.
        let design: Revision
        let settings: SiteSettings
        let folder: String
        let editions: Editions
        let navigation: Navigation
        let entries: [SiteMap.Entry]
        let attachments: [String: FileStamp]
        let redirects: [Redirect]
        let hasFigures: Bool
        let offersDownloads: Bool
        let unreported: Set<Route>
    }
}
