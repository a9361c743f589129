import Content
import Diagnostics
import Languages
import Templates

/// The page of everything that the tool reports, by area.
struct DiagnosticsPage: ListedPage {
    let codes: [DiagnosticKind]
    /// The words in the language of the page, as they are in the words files.
    let words: Words

    private var language: Language { words.language }

    // MARK: - Ids and texts

    /// The areas in the order of the tables.
    private var areas: [String] {
        codes.reduce(into: []) { areas, code in
            if !areas.contains(code.code.area) { areas.append(code.code.area) }
        }
    }

    private static func anchor(ofArea area: String) -> String { "area-" + area }

    /// The fragment of a code on this page.
    static func anchor(of code: DiagnosticKind) -> String {
        String(code.description.map { $0 == "/" ? "-" : $0 })
    }

    var ids: [String] { areas.map { Self.anchor(ofArea: $0) } + codes.map { Self.anchor(of: $0) } }

    var outline: [OutlineEntry] {
        areas.map { OutlineEntry(level: 2, id: Self.anchor(ofArea: $0), title: $0) }
    }

    func describe(in sections: inout SectionBuilder) {
        sections.add(paragraph: words[.diagnosticsIntroduction])
        for area in areas {
            sections.beginEntry(Self.anchor(ofArea: area), code: area)
            for code in codes where code.code.area == area {
                sections.enclose { sections in
                    sections.beginEntry(Self.anchor(of: code), code: code.description)
                    sections.add(paragraph: words[code.explanationKey])
                    sections.add(example(of: code), isCode: true)
                }
            }
        }
    }

    private func example(of code: DiagnosticKind) -> String { Self.beginning(of: Self.visible(code.example)) }

    /// A text, or its first lines where it is too long to be read on.
    private static func beginning(of example: String) -> String {
        let lines = example.split(separator: "\n", maxSplits: 12, omittingEmptySubsequences: false)
        let shown = lines.prefix(12).map { $0.count > 120 ? $0.prefix(120) + "…" : $0 }
        return (shown + (lines.count > 12 ? ["…"] : [])).joined(separator: "\n")
    }

    /// The text with control characters as signs, since pages cannot hold them: U+0007 becomes "␇".
    private static func visible(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
            shown.append(isControl ? Unicode.Scalar(0x2400 + scalar.value) ?? scalar : scalar)
        }
        return String(shown)
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        context.render("diagnostics", ["areas": .list(areas.map { area($0, context) })], in: language)
    }

    private func area(_ name: String, _ context: RenderingContext) -> TemplateValue {
        let members = codes.filter { $0.code.area == name }
        return context.element(
            Self.anchor(ofArea: name), ["name": .text(name), "codes": .list(members.map { code($0, context) })])
    }

    private func code(_ code: DiagnosticKind, _ context: RenderingContext) -> TemplateValue {
        context.element(
            Self.anchor(of: code),
            [
                "name": .text(code.description),
                "explanation": .text(context.localization.words(in: language)[code.explanationKey]),
                "lang": context.tag(language),
                "example": .text(example(of: code)),
            ])
    }
}
