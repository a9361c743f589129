import Diagnostics
import Languages

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

    var slug: String { route.slug }
}
