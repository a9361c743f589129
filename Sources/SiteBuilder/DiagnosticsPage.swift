import Diagnostics
import Templates

/// The page of everything that the tool reports, by area.
struct DiagnosticsPage {
    let codes: [DocumentedCode]
    let language: Language

    /// What the template "diagnostics" is filled with.
    var fields: TemplateValue {
        var areas: [String] = []
        for code in codes where !areas.contains(Self.area(of: code)) { areas.append(Self.area(of: code)) }
        return .object(["words": Word.values(in: language), "areas": .list(areas.map { area($0) })])
    }

    /// The part of a code before the slash.
    static func area(of code: DocumentedCode) -> String {
        String(code.description.prefix { $0 != "/" })
    }

    /// The fragment of a code on this page.
    static func anchor(of code: DocumentedCode) -> String {
        String(code.description.map { $0 == "/" ? "-" : $0 })
    }

    private func area(_ name: String) -> TemplateValue {
        let members = codes.filter { Self.area(of: $0) == name }
        return .object([
            "id": .text("area-" + name), "name": .text(name), "codes": .list(members.map { code($0) }),
        ])
    }

    private func code(_ code: DocumentedCode) -> TemplateValue {
        .object([
            "id": .text(Self.anchor(of: code)), "name": .text(code.description), "explanation": .text(code.explanation),
            "example": .text(code.example),
        ])
    }
}
