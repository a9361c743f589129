import Diagnostics

/// A part of the navigation; the raw value is what a note's front matter says.
enum Section: String, CaseIterable, Hashable, Sendable {
    case start
    case concepts
    case scrollViews = "scroll-views"
    /// What to do: adapting an app, recipes.
    case practice
    /// What one looks up; the generated pages follow its notes.
    case reference
    /// Where notes go that name no section.
    case notes

    /// The heading above the section's pages.
    var title: Word {
        switch self {
        case .start: .startHere
        case .concepts: .concepts
        case .scrollViews: .scrollViews
        case .practice: .practice
        case .reference: .reference
        case .notes: .moreNotes
        }
    }

    /// The fragment of the section on the index.
    var anchor: String { "section-" + rawValue }
}
