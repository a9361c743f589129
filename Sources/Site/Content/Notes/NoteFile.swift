import Diagnostics
import Languages
import Markdown
import ResultStore

/// One note as it lies on disk, with the head that says where it belongs.
struct NoteFile: Sendable {
    /// Relative to the content folder.
    let path: String
    let route: Route
    let language: Language
    let file: SourceFile
    let head: FrontMatterReader.Split
    /// False for bytes that are no text, of which it is not asked what they lack.
    var isReadable = true
    /// The names of the fences that providers of figures read.
    var fences: [String] = []
    /// The texts of other files that it asks for.
    var included = IncludedTexts()

    var slug: String { route.slug }

    /// Its path as its address has it, which the head may say otherwise.
    var pathBelowLanguage: String {
        guard head.matter.address != nil else { return slug }
        return String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
    }

    /// The day that its file's name begins with.
    var dateOfName: CalendarDate? {
        let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        return DatedName(String(name))?.date
    }

    /// The key of what the note says. Its head is part of the text.
    var key: ResultKey {
        ResultKey(
            "note", madeOf: path, route, language, file.path, file.text, isReadable, fences, included.statements)
    }
}
