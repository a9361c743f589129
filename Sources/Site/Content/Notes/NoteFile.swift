import Diagnostics
import Languages
import Markdown
import ResultStore

/// A note as a file on disk, with the head that determines its place.
struct NoteFile: Sendable {
    /// Relative to the content folder.
    let path: String
    let route: Route
    let language: Language
    let file: SourceFile
    let head: FrontMatterReader.Split
    /// Whether the bytes are text; otherwise nothing is reported as missing.
    var isReadable = true
    /// The kinds of fences that hold figures.
    var fences: [FenceKind] = []
    /// The texts of other files that it asks for.
    var included = IncludedTexts()
    /// The tools whose notation is read.
    var dialects: Set<Dialect> = []

    var slug: String { route.slug }

    /// Its path without the language: the path of its page, or its file's name where the head sets another address.
    var pathBelowLanguage: String {
        guard head.matter.address != nil else { return slug }
        return String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
    }

    /// The day that its file's name begins with.
    var dateOfName: CalendarDate? {
        let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        return DatedName(String(name))?.date
    }

    /// The cache key of the note. Its head is part of the text.
    var key: ResultKey {
        ResultKey(
            "note", madeOf: path, route, language, file.path, file.text, isReadable, fences.map { $0.name },
            included.statements,
            dialects.map { $0.rawValue }.sorted())
    }
}
