import Languages
import Content
import Diagnostics
import Templates

/// The page of everything that the tool reports, by area.
struct DiagnosticsPage {
    let codes: [DocumentedCode]
    let language: Language

    /// What the template "diagnostics" is filled with.
    var fields: TemplateValue {
        .object(["words": Word.values(in: language), "areas": .list(areas.map { area($0) })])
    }

    /// The areas and their fragments.
    var outline: [Page.OutlineEntry] {
        areas.map { Page.OutlineEntry(level: 2, id: Self.anchor(ofArea: $0), title: $0) }
    }

    /// The areas in the order of the tables.
    private var areas: [String] {
        codes.reduce(into: []) { areas, code in
            if !areas.contains(code.code.area) { areas.append(code.code.area) }
        }
    }

    private static func anchor(ofArea area: String) -> String { "area-" + area }

    /// The fragment of a code on this page.
    static func anchor(of code: DocumentedCode) -> String {
        String(code.description.map { $0 == "/" ? "-" : $0 })
    }

    private func area(_ name: String) -> TemplateValue {
        let members = codes.filter { $0.code.area == name }
        return .object([
            "id": .text(Self.anchor(ofArea: name)), "name": .text(name), "codes": .list(members.map { code($0) }),
        ])
    }

    private func code(_ code: DocumentedCode) -> TemplateValue {
        let chinese = language == .simplifiedChinese ? code.chineseExplanation : nil
        return .object([
            "id": .text(Self.anchor(of: code)), "name": .text(code.description),
            "explanation": .text(chinese ?? code.explanation),
            "lang": .text(chinese == nil ? Language.english.tag : language.tag),
            "example": .text(Self.beginning(of: Self.visible(code.example))),
        ])
    }

    /// A text, or its first lines where it is so long that nobody reads on.
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
}
