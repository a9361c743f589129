package import Diagnostics
package import Languages

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

/// A page or an anchor that has moved.
package struct Redirect: Sendable {
    package let old: Place
    package let oldSpan: SourceSpan
    package let new: Place
    package let newSpan: SourceSpan

    /// A page by its name, or an anchor on it: "safe-area", "safe-area#summary".
    package struct Place: Hashable, Sendable, CustomStringConvertible {
        package let slug: String
        package let anchor: String?

        /// Nil for what names no page below a language's folder.
        package init?(_ text: String) {
            let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let slug = parts.first ?? ""
            let isPlain = !slug.contains { "?%\\".contains($0) || $0.isNewline }
            guard isPlain, OutputFile.staysInside(String(slug)),
                ![".html", ".md"].contains(where: { slug.hasSuffix($0) }),
                parts.count == 1 || !parts[1].isEmpty && !parts[1].contains(where: { $0.isWhitespace })
            else { return nil }
            self.slug = String(slug)
            anchor = parts.count == 2 ? String(parts[1]) : nil
        }

        /// True for a path that begins with the folder of an edition, below which old addresses are made already.
        var isInEdition: Bool { Edition.all.contains { slug.hasPrefix($0.folder + "/") } }

        package var description: String { slug + (anchor.map { "#" + $0 } ?? "") }
    }
}

/// A day, such as 2026-11-21.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Year, month and day with leading zeros, which sort as days do.
    package let description: String

    /// Nil for what is no day of the calendar, or is written in another way than "2026-11-21".
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWritten =
            parts.map { $0.utf8.count } == [4, 2, 2] && text.utf8.allSatisfy { $0 == 0x2D || Self.isDigit($0) }
        guard isWritten, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1...12).contains(month), (1...Self.days(of: month, year)).contains(day)
        else { return nil }
        description = text
    }

    /// The day's beginning as feeds and books write it: "2026-11-21T00:00:00Z".
    package var timestamp: String { description + "T00:00:00Z" }

    package static func < (first: CalendarDate, second: CalendarDate) -> Bool { first.description < second.description }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func days(of month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}
