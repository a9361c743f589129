import Content

extension GeneratedPage {
    /// The template that it is built from.
    var template: String {
        switch self {
        case .scenarioLanguage, .macroBlocks, .deviceFiles, .siteSettings: "reference"
        case .index, .tags, .devices, .devicePages, .rules, .sources, .lab, .paste, .writingNotes, .diagnostics,
            .singlePage, .search, .feeds, .offline, .markdown, .myDevice, .terms:
            slug
        }
    }
}
