package import Languages

/// The places of files that pages link to and that are made when the pages are finished, relative to the output folder.
package enum PublishedFile {
    /// The changes as a feed.
    package static func feed(in language: Language) -> String { "feed.\(language.tag).xml" }

    /// An edition in one language as a book.
    package static func book(of edition: Edition) -> String { "downloads/notchbook.\(edition.folder).epub" }

    /// The whole site.
    package static let archive = "downloads/notchbook.zip"

    /// Everything that readers can take along.
    package static let downloads = Edition.monolingual.map { book(of: $0) } + [archive]
}
