import DataTree
package import Languages

/// A feed of notes with a date, as the settings ask for it: all of them, or the notes of a section or with a tag.
package struct NoteFeed: Hashable, Sendable {
    /// The name that is part of its files' names.
    package let name: String
    package let title: LocalizedText
    /// The section whose notes it contains, including the notes of nested sections.
    package let section: String?
    package let tag: String?
    /// Whether it has the texts of the notes, and not their summaries alone.
    package let isWhole: Bool
    /// The limit on notes; the newest are included.
    package let most: Int

    /// The content of its entries.
    enum Content: String, CaseIterable, Sendable {
        case summary, whole
    }
}

/// A feed of notes as it is written.
struct NoteFeedDraft: Equatable, Sendable {
    var name: Located<String>?
    var title = LocalizedText()
    var section: Located<String>?
    var tag: Located<String>?
    var content = NoteFeed.Content.summary
    var most = 20

    /// Nil where no usable name is written.
    var feed: NoteFeed? {
        guard let name = name?.value, Self.isUsable(name) else { return nil }
        return NoteFeed(
            name: name, title: title, section: section?.value, tag: tag?.value, isWhole: content == .whole, most: most)
    }

    /// Whether a name consists of small ASCII letters, digits and hyphens, since it becomes part of a file name.
    static func isUsable(_ name: String) -> Bool {
        (1...80).contains(name.utf8.count)
            && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}
