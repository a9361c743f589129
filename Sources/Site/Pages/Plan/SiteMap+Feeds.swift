package import Content
package import Languages

extension SiteMap {
    /// A note as an entry of a feed.
    package struct DatedNote: Sendable {
        package let slug: String
        package let title: String
        package let summary: String
        package let date: CalendarDate
    }

    /// The notes of a feed in a language, the newest first; the notes of a day by their names.
    package func notes(of feed: NoteFeed, in language: Language) -> [DatedNote] {
        let dated = entries.compactMap { entry -> DatedNote? in
            guard let text = entry.texts[language], let date = text.date,
                feed.tag.map({ entry.tags.contains($0) }) ?? true,
                feed.section.map({ section(of: entry.slug)?.path.contains($0) ?? false }) ?? true
            else { return nil }
            return DatedNote(slug: entry.slug, title: text.title, summary: text.summary, date: date)
        }
        let sorted = dated.sorted { ($1.date, $0.slug) < ($0.date, $1.slug) }
        return Array(sorted.prefix(feed.most))
    }

    /// The feeds of notes that there are in a language.
    package func noteFeeds(in language: Language) -> [NoteFeed] {
        let settings = identity.settings
        guard settings.address != nil, has(.feeds) else { return [] }
        return settings.noteFeeds.filter { !notes(of: $0, in: language).isEmpty }
    }

    /// The title of a feed of notes: from the settings, else the titles of the site and of the feed's section or tag.
    package func title(of feed: NoteFeed, in language: Language) -> String {
        if let title = feed.title.text(in: language) { return title }
        let section = feed.section.flatMap { id in sections.first { $0.id == id } }
        let parts = [identity.title(in: language), section.map { title(of: $0, in: language) }, feed.tag]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }
}
