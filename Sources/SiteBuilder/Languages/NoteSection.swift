import Diagnostics

/// A part of a note that can be compared with the same part in the other language.
struct NoteSection: Sendable {
    /// The anchor of its heading, by which the other language has it too; `openingName` for what stands before any.
    let name: String
    /// 1 for the opening.
    let level: Int
    /// Its own text up to the next heading of any level, the heading included, as indices into the note's blocks.
    let blocks: Range<Int>
    /// The heading, or the beginning of the file.
    let span: SourceSpan

    /// No anchor has brackets, unless somebody means to confuse.
    static let openingName = "(opening)"

    var isOpening: Bool { name == Self.openingName }
}
