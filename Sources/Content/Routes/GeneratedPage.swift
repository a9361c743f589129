/// A page that the tool makes from its own tables, one per language.
package enum GeneratedPage: String, CaseIterable, Sendable {
    case index
    case devices
    case rules
    case writingNotes = "writing-notes"
    case scenarioLanguage = "scenario-language"
    case macroBlocks = "macro-blocks"
    case deviceFiles = "device-files"
    case diagnostics
    /// Made of the others, when they are finished.
    case singlePage = "single-page"

    /// The file's name without ending; notes cannot take it.
    package var slug: String { rawValue }

    /// The editions that have the page; tables of the tool are not shown side by side.
    package var editions: [Edition] { self == .index ? Edition.all : Edition.monolingual }

    /// False for the pages that every page links to by itself, so that no list names them.
    package var isListed: Bool {
        switch self {
        case .index, .singlePage: false
        case .devices, .rules, .writingNotes, .scenarioLanguage, .macroBlocks, .deviceFiles, .diagnostics: true
        }
    }

    /// The pages that lists show behind the notes of a section.
    package static func listed(in section: Section) -> [GeneratedPage] {
        section == .reference ? allCases.filter { $0.isListed } : []
    }
}

/// A part of the navigation; the raw value is what a note's front matter says.
package enum Section: String, CaseIterable, Hashable, Sendable {
    case start
    case concepts
    case scrollViews = "scroll-views"
    /// What to do: adapting an app, recipes.
    case practice
    /// What one looks up; the generated pages follow its notes.
    case reference
    /// Where notes go that name no section.
    case notes

    /// The fragment of the section on the index.
    package var anchor: String { "section-" + rawValue }
}
