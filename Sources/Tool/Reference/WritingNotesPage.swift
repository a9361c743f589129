import Content
import Diagnostics
import Handbook
import Languages
import Markdown
import Pages
import Templates

/// The page that shows what a note may hold: pieces of notes, and their results.
struct WritingNotesPage: ListedPage {
    /// The words in the language of the page, as they are in the words files.
    let words: Words

    private var language: Language { words.language }

    private static let groups = NoteHandbook.standard.groups

    /// Ids of the examples' own headings and footnotes begin with it, so that they differ from the ids of the page.
    private static let prefix = "example-"

    // MARK: - Ids and texts

    private static func anchor(_ group: NoteHandbook.Group) -> String { group.name }

    var ids: [String] {
        var options = HTMLOptions()
        options.headingID = { Self.prefix + $0 }
        options.footnotePrefix = Self.prefix
        let shown = Self.groups.flatMap { $0.examples }.filter { $0.isShown }
        return Self.groups.map { Self.anchor($0) } + shown.flatMap { Self.document($0).ids(options) }
    }

    var outline: [OutlineEntry] {
        Self.groups.map { OutlineEntry(level: 2, id: Self.anchor($0), title: words[$0.headingKey]) }
    }

    func describe(in sections: inout SectionBuilder) {
        sections.add(paragraph: words[.writingNotesIntroduction])
        for group in Self.groups {
            sections.begin(Self.anchor(group))
            sections.add(words[group.headingKey])
            sections.endTitle()
            addProse(group.documentationKey, to: &sections)
            for piece in group.examples {
                addProse(piece.documentationKey, to: &sections)
                sections.add(piece.source.text, isCode: true)
                sections.addBoundary()
            }
        }
    }

    private func addProse(_ key: String, to sections: inout SectionBuilder) {
        CodeProse.add(words[key], to: &sections)
        sections.addBoundary()
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        var diagnostics: [Diagnostic] = []
        let parts = Self.groups.map { group -> TemplateValue in
            let items = group.examples.map { fields(of: $0, context).unwrap(into: &diagnostics) }
            return context.element(
                Self.anchor(group),
                [
                    "title": context.text(words[group.headingKey]),
                    "documentation": .html(prose(group.documentationKey, context)), "items": .list(items),
                ])
        }
        let page = context.render("writing-notes", ["parts": .list(parts)], in: language).unwrap(into: &diagnostics)
        return Diagnosed(page, diagnostics)
    }

    private func fields(of piece: NoteHandbook.Piece, _ context: RenderingContext) -> Diagnosed<TemplateValue> {
        let result = piece.isShown ? HTMLWriter(options(in: context)).write(Self.document(piece)) : nil
        let fields: TemplateValue = .object([
            "documentation": .html(prose(piece.documentationKey, context)), "code": .text(piece.source.text),
            "html": .html(result?.value.html ?? ""),
        ])
        return Diagnosed(fields, result?.diagnostics ?? [])
    }

    private func prose(_ key: String, _ context: RenderingContext) -> String {
        CodeProse.html(words[key], context.localization)
    }

    private static func document(_ piece: NoteHandbook.Piece) -> MarkdownDocument {
        MarkdownParser.parse(piece.source, in: piece.source.span.range, as: Set(Dialect.allCases)).value
    }

    /// Examples are code: their words are not converted to another script.
    private func options(in context: RenderingContext) -> HTMLOptions {
        var options = HTMLOptions()
        options.syntax = context.syntax
        options.headingShift = context.headingShift
        options.hasTabStops = context.isInteractive
        options.headingID = { context.id(Self.prefix + $0) }
        options.footnotePrefix = context.id(Self.prefix)
        let words = context.localization.words(in: language)
        options.backLinkLabel = words[.backToText]
        options.codeNoteLabel = { "\(words[.codeNote]) \($0)" }
        options.taskLabel = { words[$0 ? .taskDone : .taskOpen] }
        options.asideTitle = { words[Word(aside: $0)] }
        options.code = { CodeHTML.html(of: $0) }
        options.formula = { context.html(of: $0, $0.tex) }
        options.placeholder = { placeholder, _ in
            NoteHandbook.standard.value(of: placeholder).map {
                "<span class=\"value\">\(HTMLEscaping.escaped($0))</span>"
            }
        }
        options.destination = { address, _ in
            guard address.hasPrefix("#") else { return address.contains(":") ? .asWritten : .nowhere }
            let fragment = PercentEncoding.decode(address.dropFirst())
            return context.reference(to: context.route, fragment).map { .address($0) } ?? .nowhere
        }
        return options
    }
}
