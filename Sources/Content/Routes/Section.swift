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
