import DataTree
import Diagnostics
import Markdown
import YAML

/// Parses a note: Markdown, and the YAML of its figures, all with spans of the one file.
enum NoteParser {
    /// The limit on the fences of each kind that are read in a note: each figure is drawn in every language.
    private static let maxFences = 500

    /// The text below the head, with all problems of its notation.
    static func text(of noteFile: NoteFile) -> Diagnosed<Note.Text> {
        var diagnostics: [Diagnostic] = []
        let file = noteFile.file
        let body = noteFile.head.bodyStart..<file.utf8Count
        let document = MarkdownParser.parse(
            file, in: body, including: noteFile.included, as: noteFile.dialects
        ).unwrap(into: &diagnostics)
        let kinds = noteFile.fences
        let references = NoteReferences(document, fences: kinds)
        diagnostics += references.nestedFences.compactMap { code in
            kinds.named(code.language).map { NoteCodes.fenceNotAtTopLevel($0, at: code.span) }
        }
        diagnostics += references.misspeltFences.compactMap { code in
            kinds.nearest(to: code).map {
                NoteCodes.misspeltFence(code.info, meant: $0, at: code.nameSpan(in: file))
            }
        }
        var counts: [String: Int] = [:]
        var fences: [FigureFence] = []
        for code in references.figures {
            guard let kind = kinds.named(code.language) else { continue }
            counts[code.language, default: 0] += 1
            let count = counts[code.language] ?? 0
            if count <= maxFences { fences.append(fence(kind, code, in: file).unwrap(into: &diagnostics)) }
            if count == maxFences + 1 {
                diagnostics.append(NoteCodes.tooManyFences(kind, limit: maxFences, at: code.span))
            }
        }
        let folded = noteFile.head.matter.folded
        if !folded.isEmpty {
            // A fence may show a figure of another note, or of this one in the other language, under its id.
            let shown = fences.compactMap { $0.id ?? $0.block?["use"]?.text }
            let names = Outline(document).entries.map { $0.anchor } + shown
            diagnostics += folded.filter { !names.contains($0.value) }.map {
                NoteCodes.unknownFolded($0.value, known: names, at: $0.span)
            }
        }
        return Diagnosed(Note.Text(document: document, references: references, fences: fences), diagnostics)
    }

    /// A fence of a figure; its data is missing when it is broken or empty.
    private static func fence(_ kind: FenceKind, _ code: CodeBlock, in file: SourceFile) -> Diagnosed<FigureFence> {
        let parsed = YAMLParser.parse(file, in: code.contentSpan?.range ?? 0..<0)
        let isBroken = parsed.diagnostics.contains { $0.severity == .error }
        let fence = FigureFence(
            kind: kind, span: code.span, content: code.contentSpan,
            block: isBroken ? nil : parsed.value.first,
            id: parsed.value.first?["id"]?.text ?? writtenID(in: code, of: file))
        var diagnostics = parsed.diagnostics
        if parsed.value.isEmpty, !isBroken { diagnostics.append(NoteCodes.fenceEmpty(kind, at: code.span)) }
        if parsed.value.count > 1 {
            diagnostics.append(NoteCodes.secondBlock(kind, at: parsed.value[1].span))
        }
        return Diagnosed(fence, diagnostics)
    }

    /// The id that a fence gives itself whose data cannot be read.
    private static func writtenID(in code: CodeBlock, of file: SourceFile) -> String? {
        guard let range = code.contentSpan?.range else { return nil }
        let line = file.text(in: range).split(separator: "\n").first { $0.hasPrefix("id:") }
        let id = line?.dropFirst("id:".count).split { $0.isWhitespace }.first
        return id.map { String($0) }
    }

    /// The title of the head, else the title in the note itself, else its first heading of level 1, else a heading that it
    /// begins with, else the file's name.
    static func title(of noteFile: NoteFile, _ document: () -> MarkdownDocument) -> Diagnosed<String> {
        let head = noteFile.head
        if let title = head.matter.title, !title.isEmpty { return Diagnosed(title) }
        let document = document()
        if !document.title.isEmpty { return Diagnosed(document.title) }
        let outline = Outline(document).entries
        let first = outline.first { $0.level == 1 && !PlainText.of($0.title).isEmpty }
        if let first { return Diagnosed(PlainText.of(first.title)) }
        if let opening = document.openingHeading, case .heading(let heading) = document.blocks[opening] {
            let words = PlainText.of(heading.content)
            if !words.isEmpty { return Diagnosed(words) }
        }
        let name = TitleFromName.title(of: noteFile.pathBelowLanguage)
        // With headings below it a note is called after its file on purpose.
        let isPlain = outline.isEmpty && !head.isBroken && noteFile.dateOfName == nil
        return Diagnosed(name, isPlain ? [NoteCodes.titleFromName(name, file: noteFile.file)] : [])
    }
}
