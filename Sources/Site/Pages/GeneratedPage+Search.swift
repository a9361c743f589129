import Content
import Search

extension GeneratedPage {
    /// The use of the page for readers who search.
    var purpose: SearchPage.Purpose {
        switch self {
        case .writingNotes, .scenarioLanguage, .macroBlocks, .deviceFiles, .siteSettings, .diagnostics: .authors
        case .rules, .sources: .reference
        case .index, .tags, .devices, .devicePages, .lab, .paste, .singlePage, .search, .feeds, .offline, .markdown,
            .myDevice, .terms:
            .reading
        }
    }
}
