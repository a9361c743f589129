import Diagnostics

/// What `site.yaml` of a content folder says about the site as a whole; everything may be missing.
struct SiteSettings: Sendable {
    /// Where the site is served; nil for one that is only read from a folder.
    var address: SiteAddress?
    /// Where the files of notes can be edited.
    var edit: EditAddress?
    /// Newest first, one for each date.
    var changes: [SiteChange] = []
    /// In source order, not yet compared with the pages that there are.
    var redirects: [Redirect] = []

    /// The keys of the file, in the order in which messages list them.
    static let keys = ["address", "edit", "changes", "redirects"]

    /// The date of the newest change, of all or of those that name a note.
    func lastChange(naming slug: String? = nil) -> CalendarDate? {
        changes.first { change in slug.map { slug in change.notes.contains { $0.slug == slug } } ?? true }?.date
    }
}
