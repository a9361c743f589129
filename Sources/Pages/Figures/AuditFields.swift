import Languages
import Content
import Figures
import LayoutEngine
import Scenarios
import Templates

/// What the template "audit" is filled with: a block of macros and what became of them, on one page in one language.
struct AuditFields {
    let result: AuditResult
    let failureCount: Int
    let pictures: [Picture.Key: Picture]
    let route: Route
    let language: Language
    /// 1, or more where a page shows the same block again.
    let occurrence: Int
    /// The language in which title and caption are said again, where a page speaks both.
    var translation: Language?

    /// Lists of more devices than this are folded.
    private static let mostNamed = 6

    private var suffix: String { occurrence > 1 ? "-again-\(occurrence)" : "" }

    /// The name of a block for links.
    static func anchor(_ id: String) -> String { "audit-" + id }

    var value: TemplateValue {
        let audit = result.audit
        let claims = audit.claims.reduce(0) { $0 + $1.count }
        return .object([
            "words": Word.values(in: language), "lang": .text(language.tag),
            "anchor": .text(Self.anchor(audit.id) + suffix),
            "title": .text(audit.title.text(in: language.tag) ?? audit.id),
            "caption": .text(audit.caption.text(in: language.tag) ?? ""),
            "translation": translation.map { translated(into: $0) } ?? .flag(false),
            "claims": .text(
                claims == 0 ? "" : Sentence.claims(total: claims, failed: failureCount, in: language)),
            "hasFailures": .flag(failureCount > 0),
            "helpers": .list(
                audit.macros.filter { $0.against == nil }.map {
                    .object(["name": .text($0.name), "formula": .text($0.formula)])
                }),
            "macros": .list(result.macros.map { macro($0) }),
        ])
    }

    private func translated(into language: Language) -> TemplateValue {
        .object([
            "lang": .text(language.tag), "title": .text(result.audit.title.text(in: language.tag) ?? ""),
            "caption": .text(result.audit.caption.text(in: language.tag) ?? ""),
        ])
    }

    private func macro(_ result: MacroResult) -> TemplateValue {
        let rows = result.rows
        let id = Picture.id(of: result.macro, in: self.result.audit)
        let picture = pictures[Picture.Key(id: id, language: language, on: route)]
        return .object([
            "pictures": .list(picture.map { [$0.fields(on: route)] } ?? []),
            "anchor": .text(Self.anchor(self.result.audit.id) + "-" + result.macro.name + suffix),
            "name": .text(result.macro.name), "formula": .text(result.macro.formula),
            "against": .text(result.macro.against?.description ?? ""),
            "score": .text(Sentence.rightPlaces(result.rightCount, of: result.cells.count, in: language)),
            "scores": .text(Sentence.scores(of: result, in: language)), "isRight": .flag(rows.isEmpty),
            "replacement": .html(CodeProse.html(result.macro.replacement.text(in: language.tag) ?? "")),
            "rows": .list(rows.map { row($0) }),
        ])
    }

    private func row(_ row: AuditRow) -> TemplateValue {
        let step = DerivationStep(row.truth)
        let derivation = DerivationFields(route: route, language: language, explained: [:])
        return .object([
            "error": .text(row.error.map { Self.signed($0) } ?? "–"),
            "value": .text(row.value.map { DisplayNumber.text($0) } ?? Word.crash.text(in: language)),
            "truth": .text(DisplayNumber.text(row.truth.value)), "count": .text("\(row.count)"),
            "step": derivation.fields(of: step), "groups": .list(row.groups.map { group($0) }),
        ])
    }

    private func group(_ group: AuditRow.Group) -> TemplateValue {
        let names = group.devices.map { $0.name }.joined(separator: language == .english ? ", " : "、")
        let isLong = group.devices.count > Self.mostNamed
        return .object([
            "when": .text(language == .english ? group.phrase.english : group.phrase.chinese),
            "names": .text(names), "isLong": .flag(isLong),
            "summary": .text(isLong ? Sentence.devices(group.devices.count, in: language) : ""),
        ])
    }

    /// "+24" or "−10".
    private static func signed(_ error: Double) -> String {
        (error > 0 ? "+" : "") + DisplayNumber.text(error)
    }
}
