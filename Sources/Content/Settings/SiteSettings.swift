package import Languages
import Diagnostics

/// What `site.yaml` of a content folder says about the site as a whole; everything may be missing.
package struct SiteSettings: Sendable {
    /// Where the site is served; nil for one that is only read from a folder.
    package var address: SiteAddress?
    /// Where the files of notes can be edited.
    package var edit: EditAddress?
    /// Newest first, one for each date.
    package var changes: [SiteChange] = []
    /// In source order, not yet compared with the pages that there are.
    package var redirects: [Redirect] = []

    /// The keys of the file, in the order in which messages list them.
    static let keys = ["address", "edit", "changes", "redirects"]

    /// True where there is a feed of the changes: it needs an address and something to tell in the language.
    package func hasFeed(in language: Language) -> Bool {
        address != nil && changes.contains { $0.texts[language] != nil }
    }

    /// The date of the newest change, of all or of those that name a note.
    package func lastChange(naming slug: String? = nil) -> CalendarDate? {
        changes.first { change in slug.map { slug in change.notes.contains { $0.slug == slug } } ?? true }?.date
    }
}

/// What became new on a day, as `site.yaml` tells it.
package struct SiteChange: Sendable {
    package let date: CalendarDate
    /// One or two sentences, by language.
    package let texts: [Language: String]
    /// The notes that it is about, in source order.
    package let notes: [Mention]

    /// A note by its name.
    package struct Mention: Sendable {
        package let slug: String
        let span: SourceSpan
    }

    /// The keys of a change.
    static let keys = ["date"] + Language.ofNotes.map { $0.tag } + ["notes"]
}
