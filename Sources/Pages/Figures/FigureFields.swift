import Languages
import Content
import Diagnostics
import Figures
import LayoutEngine
import Scenarios
import Templates

/// What the template "figure" is filled with: a figure on one page in one language.
struct FigureFields {
    let figure: Figure
    let quoted: [ValueReference]
    let pictures: [Picture.Key: Picture]
    let route: Route
    let language: Language
    /// 1, or more where a page shows the same figure again.
    let occurrence: Int
    /// The language in which title and caption are said again, where a page speaks both.
    var translation: Language?

    /// Ids must be unique on a page, so a figure shown again gets a number behind them.
    private var suffix: String { occurrence > 1 ? "-again-\(occurrence)" : "" }

    var value: TemplateValue {
        let rows = ShownValue.rows(of: figure, quoted: quoted)
        let reasons = Reason.all(of: figure, rows: rows, quoted: quoted)
        let isMatrix = figure.variants.count > 1
        return .object([
            "words": Word.values(in: language), "lang": .text(language.tag),
            "anchor": .text(Figure.anchor(figure.id) + suffix), "shape": .text(shape),
            "title": .text(figure.scenario.title.text(in: language.tag) ?? figure.id),
            "caption": .text(figure.scenario.caption.text(in: language.tag) ?? ""),
            "translation": translation.map { translated(into: $0) } ?? .flag(false),
            "claims": .text(
                Sentence.claims(total: figure.claimCount, failed: figure.failures.count, in: language)),
            "hasFailures": .flag(!figure.failures.isEmpty),
            "pictures": .list(picture.map { [$0.fields(on: route)] } ?? []),
            "hasValues": .flag(!rows.isEmpty), "isMatrix": .flag(isMatrix),
            "values": .list(rows.map { row($0) }),
            "variants": .list(isMatrix ? figure.variants.map { variant($0, rows) } : []),
            "hasReasons": .flag(!reasons.isEmpty), "reasons": .list(reasons.map { reason($0, among: reasons) }),
        ])
    }

    private func translated(into language: Language) -> TemplateValue {
        .object([
            "lang": .text(language.tag), "title": .text(figure.scenario.title.text(in: language.tag) ?? ""),
            "caption": .text(figure.scenario.caption.text(in: language.tag) ?? ""),
        ])
    }

    private var picture: Picture? { pictures[Picture.Key(id: figure.id, language: language, on: route)] }

    /// "portrait" for a device that leaves room for its numbers, else "wide": texts of other pictures must not shrink.
    private var shape: String {
        let isNarrow = (picture?.width ?? 0) < 700 && figure.variants.count == 1
        return isNarrow && figure.scenario.picture == .device ? "portrait" : "wide"
    }

    // MARK: - Values

    /// A value with a cell per variant.
    private func row(_ row: ShownValue) -> TemplateValue {
        .object([
            "phase": .text(phase(row.phase)), "path": .html(breakable(row.path)),
            "cells": .list(figure.variants.map { cell(row, $0) }),
        ])
    }

    /// A variant with a cell per value: in a matrix there are more variants than values.
    private func variant(_ variant: Figure.LaidOutVariant, _ rows: [ShownValue]) -> TemplateValue {
        .object(["label": .text(variant.label(in: language)), "cells": .list(rows.map { cell($0, variant) })])
    }

    private func cell(_ row: ShownValue, _ variant: Figure.LaidOutVariant) -> TemplateValue {
        let found = Scenarios.value(at: row.path, phase: row.phase, in: variant.result).value
        let isClaimed = variant.variant.expectations.contains { claim in
            claim.phase == row.phase && claim.path.name == row.path.name && claim.path.property == row.path.property
        }
        return .object([
            "text": .text(found.map { DisplayNumber.text($0) } ?? "–"), "isClaimed": .flag(isClaimed),
        ])
    }

    private func phase(_ phase: Phase) -> String { phase == .viewDidAppear ? "" : phase.rawValue }

    /// A path that may be broken into lines behind its dots and before its capitals.
    private func breakable(_ path: ValuePath) -> String {
        path.description.reduce(into: "") { html, character in
            if character.isUppercase { html += "<wbr>" }
            html += HTMLEscaping.escaped(String(character)) + (character == "." ? "<wbr>" : "")
        }
    }

    // MARK: - Reasons

    private func reason(_ reason: Reason, among reasons: [Reason]) -> TemplateValue {
        let step = DerivationStep(reason.quantity)
        let isMatrix = figure.variants.count > 1
        var fields: TemplateValue.Fields = [
            "anchor": .text(anchor(of: reason)),
            "label": .text(isMatrix ? figure.variants[reason.variant].label(in: language) : ""),
            "phase": .text(phase(reason.phase)), "path": .html(breakable(reason.path)),
            "amount": .text(DisplayNumber.text(step.value)),
        ]
        var explained: [String: DerivationFields.Explained] = [:]
        for other in reasons where other.variant == reason.variant && other.phase == reason.phase {
            explained[other.path.description] = .init(anchor: anchor(of: other), value: other.quantity.value)
        }
        let derivation = DerivationFields(route: route, language: language, explained: explained)
        fields.append("step", derivation.fields(of: step))
        return .object(fields)
    }

    private func anchor(of reason: Reason) -> String {
        let reference = ValueReference(phase: reason.phase, path: reason.path)
        return Reason.anchor(figure.id, variant: reason.variant, reference) + suffix
    }
}
