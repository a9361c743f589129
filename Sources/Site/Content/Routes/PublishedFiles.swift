package import Languages

/// The places of files that pages link to and that are created when the pages are finished, relative to the output folder.
package struct PublishedFiles: Sendable {
    /// The base name of books and the archive: the site's title in letters, digits and hyphens.
    package let name: String

    package init(title: String) {
        let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        name = words.isEmpty ? "site" : words.joined(separator: "-")
    }

    /// The path of the feed of changes.
    package static func feed(in language: Language) -> String { "feed.\(language.tag).xml" }

    /// The path of a feed of notes.
    package static func feed(_ feed: NoteFeed, in language: Language) -> String {
        "feeds/\(feed.name).\(language.tag).xml"
    }

    /// The path of an edition in one language as a book.
    package func book(of edition: Edition) -> String { "downloads/\(name).\(edition.name).epub" }

    /// The path of the whole site as an archive.
    package var archive: String { "downloads/\(name).zip" }

    /// The paths of all downloads.
    package func downloads(of editions: Editions) -> [String] {
        editions.monolingual.map { book(of: $0) } + [archive]
    }
}
