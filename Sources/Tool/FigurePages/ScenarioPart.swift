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

/// A scenario as a page shows it in one language.
package struct ScenarioPart: FigurePart {
    let figure: Figure
    let place: FigurePlace
    var language: Language { place.language }
    private var translation: Language? { place.translation }
    let picture: Picture?
    /// The values that prose quotes of it.
    let quoted: [ValueReference]
    private let rows: [ShownValue]
    private let reasons: [Reason]

    /// - Parameter quoted: the values that prose quotes of the figure, which are shown and explained.
    package init(_ figure: Figure, quoted: [ValueReference], picture: Picture?, at place: FigurePlace) {
        self.figure = figure
        self.place = place
        self.picture = picture
        self.quoted = quoted
        rows = ShownValue.rows(of: figure, quoted: quoted)
        reasons = Reason.all(of: figure, rows: rows, quoted: quoted)
    }

    // MARK: - Ids and texts

    /// Ids must be unique on a page, so a figure shown again gets a number after them.
    private var suffix: String { place.occurrence > 1 ? "-again-\(place.occurrence)" : "" }

    package var anchor: String { Figure.anchor(figure.id) + suffix }

    private func anchor(of reason: Reason) -> String {
        let reference = ValueReference(phase: reason.phase, path: reason.path)
        return Reason.anchor(figure.id, variant: reason.variant, reference) + suffix
    }

    /// Its pictures follow from its figure.
    package var key: ResultKey {
        ResultKey(
            "figure part", madeOf: figure.key, figure.failures.count, language, translation, quoted, place.isFolded)
    }

    package var bookFiles: [String] { [picture].compactMap { $0?.bookPath } }

    package var isLive: Bool { figure.isLive }

    package var ids: [String] { [anchor] + reasons.map { anchor(of: $0) } }

    /// Adds its texts, without its numbers, which are not searched for.
    package func describe(in sections: inout SectionBuilder) {
        for language in [language] + [translation].compactMap({ $0 }) {
            sections.add(paragraph: title(in: language))
            sections.add(paragraph: caption(in: language))
        }
    }

    private func title(in language: Language) -> String {
        figure.scenario.title.text(in: language) ?? (language == self.language ? figure.id : "")
    }

    private func caption(in language: Language) -> String { figure.scenario.caption.text(in: language) ?? "" }

    // MARK: - Template

    package func html(in context: RenderingContext) -> Diagnosed<String> {
        let isMatrix = figure.variants.count > 1
        let words = context.localization.words(in: language)
        let extrapolations = extrapolations(context.unconverted(language))
        let comparisons = figure.comparisons(in: context.unconverted(language))
        return context.render(
            "figure",
            [
                "anchor": .text(context.id(anchor)),
                "oldIDs": .list(context.oldIDs(of: anchor).map { .text($0) }),
                "shape": .text(shape), "isBeside": .flag(isBeside),
                "isFolded": .flag(place.isFolded && context.isInteractive),
                "title": context.shortText(title(in: language)),
                "caption": context.shortText(caption(in: language)),
                "translation": translation.map { translated(into: $0, context) } ?? .flag(false),
                "claims": .text(
                    Sentence.claims(total: figure.claimCount, failed: figure.failures.count, in: words)),
                "hasFailures": .flag(!figure.failures.isEmpty),
                "live": .text(liveSource(in: context) ?? ""), "liveID": .text(figure.id),
                "isForMyDevice": .flag(context.map.has(.myDevice) && figure.isForMyDevice),
                "pictures": .list(picture.map { [$0.fields(in: context)] } ?? []),
                "hasFacts": .flag(!rows.isEmpty || !extrapolations.isEmpty), "hasValues": .flag(!rows.isEmpty),
                "foldsValues": .flag(context.isInteractive),
                "opensValues": .flag(isBeside && !isMatrix && rows.count <= BesidePicture.maxRows),
                "isMatrix": .flag(isMatrix),
                "values": .list(rows.map { row($0) }),
                "variants": .list(isMatrix ? figure.variants.map { variant($0, context) } : []),
                "hasComparisons": .flag(!comparisons.isEmpty),
                "comparisons": .list(comparisons.map { comparison($0, context) }),
                "hasExtrapolations": .flag(!extrapolations.isEmpty),
                "extrapolations": .list(extrapolations.map { context.text($0) }),
                "hasReasons": .flag(!reasons.isEmpty), "reasons": .list(reasons.map { reason($0, context) }),
            ], in: language)
    }

    /// The reference to the script with the figure's data for changing it; nil where nothing can be changed.
    private func liveSource(in context: RenderingContext) -> String? {
        guard case .site = context.medium, context.map.isLive, figure.isLive else { return nil }
        return context.reference(toFile: LiveFigures.figurePath(figure.id))
    }

    private func translated(into language: Language, _ context: RenderingContext) -> TemplateValue {
        .object([
            "lang": context.tag(language), "title": context.shortText(title(in: language)),
            "caption": context.shortText(caption(in: language)),
        ])
    }

    /// "portrait" for a picture of one device, or of little more, else "wide".
    private var shape: String {
        let isOfOneDevice = figure.scenario.picture == .device && figure.variants.count == 1
        let widest = isOfOneDevice ? BesidePicture.widestPicture : figure.scenario.picture == .device ? 545 : 490
        return (picture?.width ?? 0) < widest && !figure.scenario.comparesPlaces ? "portrait" : "wide"
    }

    /// Whether a page has room for the title and the numbers beside the picture.
    private var isBeside: Bool { (picture?.width ?? 0) < BesidePicture.widestPicture }

    // MARK: - Values

    /// A value with a cell per variant.
    private func row(_ row: ShownValue) -> TemplateValue {
        .object([
            "phase": .text(phase(row.phase)), "path": .html(HTMLEscaping.breakable(row.path.description)),
            "cells": .list(figure.variants.map { cell(row, $0) }),
        ])
    }

    /// A variant with a cell per value: in a matrix there are more variants than values.
    private func variant(_ variant: Figure.LaidOutVariant, _ context: RenderingContext) -> TemplateValue {
        .object([
            "label": context.text(variant.label(context.unconverted(language))),
            "cells": .list(rows.map { cell($0, variant) }),
        ])
    }

    private func cell(_ row: ShownValue, _ variant: Figure.LaidOutVariant) -> TemplateValue {
        var trust = Trust(in: variant.result.environment, at: row.phase)
        let text = value(of: row, in: variant).map { trust.markedText(of: $0) { DisplayNumber.text($0) } }
        let isClaimed = variant.variant.expectations.contains { claim in
            claim.phase == row.phase && claim.path.name == row.path.name && claim.path.property == row.path.property
        }
        return .object([
            "text": .text(text ?? "–"), "isClaimed": .flag(isClaimed),
        ])
    }

    /// The reasons why numbers of the table are marked, each once.
    private func extrapolations(_ words: Words) -> [String] {
        let found = figure.variants.flatMap { variant in
            rows.flatMap { row in
                Extrapolation.all(
                    behind: value(of: row, in: variant)?.quantities ?? [], in: variant.result.environment,
                    at: row.phase)
            }
        }
        return Extrapolation.reasons(for: found, in: words)
    }

    private func value(of row: ShownValue, in variant: Figure.LaidOutVariant) -> Value? {
        ScenarioLanguage.value(at: row.path, phase: row.phase, in: variant.result).value
    }

    private func phase(_ phase: Phase) -> String { phase == .viewDidAppear ? "" : phase.rawValue }

    // MARK: - Reasons

    private func reason(_ reason: Reason, _ context: RenderingContext) -> TemplateValue {
        let step = DerivationStep(reason.quantity)
        var explained: [String: DerivationFields.Explained] = [:]
        for other in reasons where other.variant == reason.variant && other.phase == reason.phase {
            explained[other.path.description] = .init(anchor: anchor(of: other), value: other.quantity.value)
        }
        let environment = figure.variants[reason.variant].result.environment
        let derivation = DerivationFields(
            context: context, language: language, trust: Trust(in: environment, at: reason.phase), explained: explained)
        let label =
            figure.variants.count > 1 ? figure.variants[reason.variant].label(context.unconverted(language)) : ""
        return context.element(
            anchor(of: reason), as: "anchor",
            [
                "label": context.text(label), "phase": .text(phase(reason.phase)),
                "path": .html(HTMLEscaping.breakable(reason.path.description)),
                "amount": .text(DisplayNumber.text(step.value)),
                "step": derivation.fields(of: step),
            ])
    }
}
