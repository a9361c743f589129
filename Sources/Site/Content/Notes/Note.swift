package import DataTree
package import Diagnostics
import Glibc
package import Languages
package import Markdown
package import ResultStore

/// A note in one language. Its head is read; its text is parsed when it is first needed, and its figures are data that are not
/// yet resolved.
package struct Note: Sendable {
    /// Relative to the content folder.
    package let path: String
    /// Its page in the edition of its language.
    package let route: Route
    package let language: Language
    package let file: SourceFile
    package let title: String
    package let summary: String
    /// The section of the navigation that it names; nil for the section of its folder.
    let section: Located<String>?
    /// The place within the section; a note without one comes last.
    package let order: Double
    package let tags: [String]
    /// The day that its head gives, or the name of its file.
    package let date: CalendarDate?
    /// The anchors of sections and the ids of figures that its page shows folded.
    package let folded: Set<String>
    /// Names that links of wikis may use.
    let otherNames: [String]
    /// Addresses at which readers still request it, as they are written.
    let oldAddresses: [Located<String>]
    /// The cache key of the note: its path, its page, its text and the texts that it includes.
    package var key: ResultKey { lazyKey.value }
    private let lazyKey: Lazy<ResultKey>
    /// The problems of the head.
    private let headProblems: [Diagnostic]
    /// Whether the text has a word without which it holds no fence of the tool, or no quotation of a value.
    private let mayHaveFences, mayHaveBraces: Bool
    private let text: Lazy<Diagnosed<Text>>

    /// The text below the head, parsed.
    struct Text: Sendable {
        let document: MarkdownDocument
        let references: NoteReferences
        let fences: [FigureFence]
    }

    /// Reads the title from the text where the head has none.
    init(_ noteFile: NoteFile) {
        let (file, head) = (noteFile.file, noteFile.head)
        let text = Lazy { NoteParser.text(of: noteFile) }
        let title = NoteParser.title(of: noteFile) { text.value.value.document }
        path = noteFile.path
        lazyKey = Lazy { noteFile.key }
        route = noteFile.route
        language = noteFile.language
        self.file = file
        self.title = title.value
        summary = head.matter.summary ?? ""
        section = head.matter.section
        order = head.matter.order ?? .greatestFiniteMagnitude
        tags = head.matter.tags
        date = head.matter.date ?? noteFile.dateOfName
        folded = Set(head.matter.folded.map { $0.value })
        otherNames = head.matter.otherNames
        oldAddresses = head.matter.oldAddresses
        headProblems = title.diagnostics
        let includes = !noteFile.included.isEmpty
        mayHaveFences = includes || noteFile.fences.contains { file.mentions($0.name) }
        mayHaveBraces = includes || file.mentions("{{")
        self.text = text
    }

    /// A Markdown file by itself, regardless of its folder.
    package init(alone file: SourceFile, fences: [FenceKind]) {
        self.init(
            NoteFile(
                path: file.path, route: Route(nil, file.path), language: .undetermined, file: file,
                head: FrontMatterReader.split(file).value, fences: fences))
    }

    /// The name of its page below an edition's folder, without ending.
    package var slug: String { route.slug }

    // MARK: - The text

    package var document: MarkdownDocument { text.value.value.document }

    package var references: NoteReferences { text.value.value.references }

    /// The fences at top level that show a figure, in order.
    package var figureFences: [FigureFence] { mayHaveFences ? text.value.value.fences : [] }

    /// The fences of a kind at top level.
    package func fences(of kind: FenceKind) -> [FigureFence] { figureFences.filter { $0.kind == kind } }

    /// The placeholders of values: the texts between the braces.
    package var placeholders: [NoteReferences.Reference] { mayHaveBraces ? references.placeholders : [] }

    /// The other texts between two braces.
    package var otherBraces: [NoteReferences.Reference] { mayHaveBraces ? references.otherBraces : [] }

    /// Whether other notes may depend on its text: on figures and values.
    var mayBeReferenced: Bool { mayHaveFences || mayHaveBraces }

    /// All problems of its notation.
    package var problems: [Diagnostic] { headProblems + text.value.diagnostics }

    /// Lets go of the text, which is parsed again when it is next needed.
    package func forgetText() { text.forget() }
}

/// A fence that holds a block for a provider of figures.
package struct FigureFence: Sendable {
    package let kind: FenceKind
    /// The whole fence.
    package let span: SourceSpan
    /// The content between its marks; nil for a fence without lines.
    package let content: SourceSpan?
    /// Its data; nil where the YAML is broken.
    package let block: DataNode?
    /// The id that it gives itself, as far as it could be read.
    package let id: String?
}

extension SourceFile {
    /// Whether a word of ASCII is somewhere in the text.
    fileprivate func mentions(_ word: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { text in
            word.withCString { word in
                guard var start = text.baseAddress else { return false }
                let (end, count) = (start + text.count, strlen(word))
                while let found = memchr(start, Int32(word[0]), end - start) {
                    start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
                    if end - start < count { return false }
                    if memcmp(start, word, count) == 0 { return true }
                    start += 1
                }
                return false
            }
        } ?? true
    }
}
