/// A page that the tool makes from its own tables, one per language.
enum GeneratedPage: String, CaseIterable, Sendable {
    case index
    case devices
    case rules
    case scenarioLanguage = "scenario-language"
    case diagnostics
    /// Made of the others, when they are finished.
    case singlePage = "single-page"

    /// The file's name without ending; notes cannot take it.
    var slug: String { rawValue }

    /// The editions that have the page; tables of the tool are not shown side by side.
    var editions: [Edition] { self == .index ? Edition.all : Edition.monolingual }

    /// What the page is called.
    var heading: Word {
        switch self {
        case .singlePage: .singlePageTitle
        default: title ?? .headline
        }
    }

    /// The page's title in lists of pages; nil for those that every page links to by itself.
    var title: Word? {
        switch self {
        case .index, .singlePage: nil
        case .devices: .devices
        case .rules: .rules
        case .scenarioLanguage: .scenarioLanguage
        case .diagnostics: .diagnostics
        }
    }

    /// The pages that lists show behind the notes of a section.
    static func listed(in section: Section) -> [GeneratedPage] {
        section == .reference ? allCases.filter { $0.title != nil } : []
    }

    /// One sentence for lists of pages; nil for those that are in none.
    var summary: Word? {
        switch self {
        case .index, .singlePage: nil
        case .devices: .devicesSummary
        case .rules: .rulesSummary
        case .scenarioLanguage: .languageSummary
        case .diagnostics: .diagnosticsSummary
        }
    }
}
