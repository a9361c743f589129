package import Languages

/// A part of the navigation with its pages.
package struct SiteSection: Hashable, Sendable {
    /// Its name in front matter and settings, or the path of its folder: "guides/basics". Empty for notes that are in none.
    package let id: String
    /// The title in the settings; may be empty.
    package let title: LocalizedText
    /// The name of its home page, the note "index" of its folder.
    package let home: String?
    /// The names of its pages in order, without the home page; pages of notes, then pages that the tool generates.
    package let pages: [String]

    /// The names of all its pages in reading order. Every page asks for them.
    package let allPages: [String]

    init(id: String, title: LocalizedText, home: String?, pages: [String]) {
        self.id = id
        self.title = title
        self.home = home
        self.pages = pages
        allPages = [home].compactMap { $0 } + pages
    }

    /// The fragment of the section on the index.
    package var anchor: String { "section-" + id.split(separator: "/").joined(separator: "--") }

    /// The ids of the sections that it lies in and its own, from the outside: "guides", "guides/basics".
    package var path: [String] { Self.path(of: id) }

    /// The number of sections that it lies in.
    package var depth: Int { path.count - 1 }

    static func path(of id: String) -> [String] {
        var path: [String] = []
        for step in id.split(separator: "/") { path.append((path.last.map { $0 + "/" } ?? "") + step) }
        return path.isEmpty ? [id] : path
    }
}
