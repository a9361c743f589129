import Languages

/// The page and language that the path of a note names: `guides/safe-area.zh-Hans.md` and `zh/guides/safe-area.md` are the
/// Chinese page "guides/safe-area".
package struct NoteName: Hashable, Sendable {
    /// The path below a language's folder, without ending.
    var slug: String
    /// Nil when the path names no language.
    let language: Language?
    /// The mark that names the language; nil when none does.
    let mark: Mark?

    /// The tag of a language as it is written.
    enum Mark: Hashable, Sendable {
        /// A tag before the ending of the file.
        case ending(String)
        /// The name of the folder at the top.
        case folder(String)
    }

    static let endings = [".md", ".markdown", ".mdx"]

    /// Whether a path has an ending of Markdown files.
    package static func isNote(_ path: String) -> Bool { endings.contains { path.lowercased().hasSuffix($0) } }

    /// Reads a path relative to the content folder; nil when it does not end as Markdown does.
    ///
    /// - Parameter languages: those that folders and endings may name.
    init?(path: String, languages: [Language]) {
        guard let ending = Self.endings.first(where: { path.lowercased().hasSuffix($0) }) else { return nil }
        var steps = path.dropLast(ending.utf8.count).split(separator: "/").map { String($0) }
        guard var name = steps.popLast() else { return nil }
        var language: Language?
        var mark: Mark?
        if let dot = name.lastIndex(of: "."), dot > name.startIndex {
            let tag = String(name[name.index(after: dot)...])
            if let written = Language.named(tag, among: languages) {
                (language, mark) = (written, .ending(tag))
                name = String(name[..<dot])
            }
        }
        if let folder = steps.first, let written = Language.named(folder, among: languages) {
            (language, mark) = (language ?? written, mark ?? .folder(folder))
            steps.removeFirst()
        }
        slug = (steps + [name]).joined(separator: "/")
        (self.language, self.mark) = (language, mark)
    }

    /// The day that the file's name begins with.
    var date: CalendarDate? { slug.split(separator: "/").last.flatMap { DatedName(String($0))?.date } }

    /// The names under which other generators and GitHub know the home page of a folder.
    private static let homeNames = ["_index", "readme"]

    /// Whether it is the home page of a folder under another name than "index".
    var isOtherHome: Bool { Self.homeNames.contains { $0 == (slug.split(separator: "/").last ?? "").lowercased() } }

    /// The name of this page as the home page of its folder.
    var asHome: NoteName {
        var name = self
        name.slug = (slug.split(separator: "/").dropLast() + ["index"]).joined(separator: "/")
        return name
    }
}
