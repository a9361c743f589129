import Audits
import Content
package import Diagnostics
package import Figures
import Languages
import LayoutEngine
package import Pages
package import Pictures
package import ResultStore
import ScenarioLanguage
import Templates

/// A block of macros with its results, as a page shows it in one language.
package struct AuditPart: FigurePart {
    let laidOut: LaidOutAudit
    let place: FigurePlace
    var language: Language { place.language }
    private var translation: Language? { place.translation }
    /// The pictures by the names of macros.
    private let macroPictures: [String: Picture]

    /// Lists of more devices than this are folded.
    private static let maxNamed = 6

    /// - Parameter picture: the picture of a macro, by its id; nil for one that has none.
    package init(_ laidOut: LaidOutAudit, at place: FigurePlace, picture: (_ id: String) -> Picture?) {
        self.laidOut = laidOut
        self.place = place
        var pictures: [String: Picture] = [:]
        // A macro that is right everywhere has nothing to show.
        for result in laidOut.result.macros where !result.rows.isEmpty {
            pictures[result.macro.name] = picture(Picture.id(of: result.macro, in: laidOut.result.audit))
        }
        macroPictures = pictures
    }

    var result: AuditResult { laidOut.result }

    private var audit: MacroAudit { result.audit }

    private var failureCount: Int { laidOut.problems.count }

    // MARK: - Ids and texts

    private var suffix: String { place.occurrence > 1 ? "-again-\(place.occurrence)" : "" }

    package var anchor: String { LaidOutAudit.anchor(audit.id) + suffix }

    private func anchor(of macro: MacroResult) -> String {
        LaidOutAudit.anchor(audit.id) + "-" + macro.macro.name + suffix
    }

    package var key: ResultKey {
        ResultKey("audit part", madeOf: laidOut.key, laidOut.problems.count, language, translation)
    }

    package var bookFiles: [String] { result.macros.compactMap { macroPictures[$0.macro.name]?.bookPath } }

    package var ids: [String] { [anchor] + result.macros.map { anchor(of: $0) } }

    /// Its macros are looked up by their names; the tables of their errors are left out.
    package func describe(in sections: inout SectionBuilder) {
        let words = sections.words(in: language)
        for macro in audit.macros where macro.against == nil { addFormula(of: macro, to: &sections) }
        for macro in result.macros {
            sections.enclose { sections in
                sections.begin(anchor(of: macro), isEntry: true)
                addFormula(of: macro.macro, to: &sections)
                sections.endTitle()
                sections.add(paragraph: Sentence.rightPlaces(macro.rightCount, of: macro.cells.count, in: words))
                sections.add(" " + words[.comparedWith] + " ")
                sections.add(macro.macro.against?.description ?? "", isCode: true)
                if !macro.rows.isEmpty { sections.add(paragraph: Sentence.scores(of: macro, in: words)) }
                if let replacement = macro.macro.replacement.text(in: language), !replacement.isEmpty {
                    sections.add(paragraph: words[.insteadWrite])
                    CodeProse.add(replacement, to: &sections)
                }
            }
        }
        for language in [language] + [translation].compactMap({ $0 }) {
            sections.add(paragraph: title(in: language))
            sections.add(paragraph: caption(in: language))
        }
    }

    private func addFormula(of macro: Macro, to sections: inout SectionBuilder) {
        sections.addBoundary()
        sections.add(macro.name, isCode: true)
        sections.add(" = ")
        sections.add(macro.formula, isCode: true)
        sections.addBoundary()
    }

    private func title(in language: Language) -> String {
        audit.title.text(in: language) ?? (language == self.language ? audit.id : "")
    }

    private func caption(in language: Language) -> String { audit.caption.text(in: language) ?? "" }

    // MARK: - Template

    package func html(in context: RenderingContext) -> Diagnosed<String> {
        let claimCount = audit.claims.reduce(0) { $0 + $1.count }
        let words = context.localization.words(in: language)
        return context.render(
            "audit",
            [
                "anchor": .text(context.id(anchor)), "oldIDs": .list(context.oldIDs(of: anchor).map { .text($0) }),
                "title": context.text(title(in: language)), "caption": context.text(caption(in: language)),
                "translation": translation.map { translated(into: $0, context) } ?? .flag(false),
                "claims": .text(
                    claimCount == 0 ? "" : Sentence.claims(total: claimCount, failed: failureCount, in: words)),
                "hasFailures": .flag(failureCount > 0),
                "helpers": .list(
                    audit.macros.filter { $0.against == nil }.map {
                        .object(["name": .text($0.name), "formula": .text($0.formula)])
                    }),
                "macros": .list(result.macros.map { macro($0, context) }),
            ], in: language)
    }

    private func translated(into language: Language, _ context: RenderingContext) -> TemplateValue {
        .object([
            "lang": context.tag(language), "title": context.text(title(in: language)),
            "caption": context.text(caption(in: language)),
        ])
    }

    private func macro(_ result: MacroResult, _ context: RenderingContext) -> TemplateValue {
        let rows = result.rows
        let words = context.localization.words(in: language)
        let replacement = result.macro.replacement.text(in: language) ?? ""
        let extrapolations = Extrapolation.reasons(
            for: rows.flatMap { self.result.extrapolations(behind: $0) }, in: context.unconverted(language))
        return context.element(
            anchor(of: result), as: "anchor",
            [
                "pictures": .list(macroPictures[result.macro.name].map { [$0.fields(in: context)] } ?? []),
                "name": .text(result.macro.name), "formula": .text(result.macro.formula),
                "against": .text(result.macro.against?.description ?? ""),
                "score": .text(Sentence.rightPlaces(result.rightCount, of: result.cells.count, in: words)),
                "scores": context.text(Sentence.scores(of: result, in: context.unconverted(language))),
                "isRight": .flag(rows.isEmpty),
                "replacement": .html(CodeProse.html(replacement, context.localization)),
                "rows": .list(rows.map { row($0, context) }),
                "hasExtrapolations": .flag(!extrapolations.isEmpty),
                "extrapolations": .list(extrapolations.map { context.text($0) }),
            ])
    }

    private func row(_ row: AuditRow, _ context: RenderingContext) -> TemplateValue {
        let trust = row.isExtrapolated ? Trust(in: audit.environment(at: row.place)) : nil
        let derivation = DerivationFields(context: context, language: language, trust: trust, explained: [:])
        let crash = context.localization.words(in: language)[.crash]
        return .object([
            "error": .text(row.error.map { Self.signed($0) } ?? "–"),
            "value": .text(row.value.map { DisplayNumber.text($0) } ?? crash),
            "truth": .text(DisplayNumber.text(row.truth.value) + (row.isExtrapolated ? Extrapolation.mark : "")),
            "count": .text("\(row.count)"),
            "step": derivation.fields(of: DerivationStep(row.truth)),
            "groups": .list(row.groups.map { group($0, context) }),
        ])
    }

    private func group(_ group: AuditRow.Group, _ context: RenderingContext) -> TemplateValue {
        let words = context.localization.words(in: language)
        let names = group.devices.map { $0.name }.joined(separator: words["pages.separator.items"])
        let isLong = group.devices.count > Self.maxNamed
        return .object([
            "when": context.text(group.text(in: context.unconverted(language))), "names": .text(names),
            "isLong": .flag(isLong),
            "summary": .text(isLong ? Sentence.devices(group.devices.count, in: words) : ""),
        ])
    }

    /// "+24" or "−10".
    private static func signed(_ error: Double) -> String {
        (error > 0 ? "+" : "") + DisplayNumber.text(error)
    }
}
