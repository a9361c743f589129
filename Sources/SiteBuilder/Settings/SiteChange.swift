import Diagnostics

/// What became new on a day, as `site.yaml` tells it.
struct SiteChange: Sendable {
    let date: CalendarDate
    /// One or two sentences, by language.
    let texts: [Language: String]
    /// The notes that it is about, in source order.
    let notes: [Mention]

    /// A note by its name.
    struct Mention: Sendable {
        let slug: String
        let span: SourceSpan
    }

    /// The keys of a change.
    static let keys = ["date"] + Language.allCases.map { $0.tag } + ["notes"]
}
