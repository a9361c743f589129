import Content
import Diagnostics
import Languages
import Pictures
import ResultStore
import Templates

/// The figure of a block as a page shows it in one language.
struct BlockFigurePart: FigurePart {
    let entry: BlockFigures.Entry
    let figure: ProvidedFigure
    let place: FigurePlace

    private var language: Language { place.language }
    private var translation: Language? { place.translation }
    private var isFolded: Bool { place.isFolded }
    private var block: FigureBlock { entry.block }
    private var suffix: String { place.occurrence > 1 ? "-again-\(place.occurrence)" : "" }

    private var picture: Picture? { entry.pictures[language] ?? entry.pictures.first?.value }

    // MARK: - Ids and texts

    static func anchor(_ id: String) -> String { "figure-" + id }

    /// The anchor of a value's explanation; the figure's anchor where it has none.
    static func anchor(of value: FigureValue, in entry: BlockFigures.Entry) -> String {
        anchor(entry.block.id) + (value.reason.isEmpty ? "" : "-" + value.path)
    }

    var anchor: String { Self.anchor(block.id) + suffix }

    var ids: [String] { [anchor] + explained.map { Self.anchor(of: $0, in: entry) + suffix } }

    var key: ResultKey { ResultKey("part of a block", madeOf: entry.key, language, translation, isFolded) }

    var bookFiles: [String] { [picture].compactMap { $0?.bookPath } }

    private var explained: [FigureValue] { figure.values.filter { !$0.reason.isEmpty } }

    /// Adds its texts, without its numbers, which are not searched for.
    func describe(in sections: inout SectionBuilder) {
        for language in [language] + [translation].compactMap({ $0 }) {
            sections.add(paragraph: title(in: language))
            sections.add(paragraph: caption(in: language))
        }
    }

    private func title(in language: Language) -> String {
        let title = block.title.isEmpty ? figure.title : block.title
        return title.text(in: language) ?? (language == self.language ? block.id : "")
    }

    private func caption(in language: Language) -> String {
        (block.caption.isEmpty ? figure.caption : block.caption).text(in: language) ?? ""
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let words = context.localization.words(in: language)
        return context.render(
            "figure",
            [
                "anchor": .text(context.id(anchor)),
                "oldIDs": .list(context.oldIDs(of: anchor).map { .text($0) }),
                "shape": .text(shape), "isBeside": .flag(isBeside),
                "isFolded": .flag(isFolded && context.isInteractive),
                "title": context.text(title(in: language)), "caption": context.text(caption(in: language)),
                "translation": translation.map { translated(into: $0, context) } ?? .flag(false),
                "claims": .text(
                    block.claims.isEmpty
                        ? "" : Sentence.claims(total: block.claims.count, failed: entry.failures.count, in: words)),
                "hasFailures": .flag(!entry.failures.isEmpty), "live": .text(""), "liveID": .text(""),
                "isForMyDevice": .flag(false),
                "pictures": .list(picture.map { [$0.fields(in: context)] } ?? []),
                "hasFacts": .flag(!figure.values.isEmpty), "hasValues": .flag(!figure.values.isEmpty),
                "foldsValues": .flag(context.isInteractive),
                "opensValues": .flag(isBeside && figure.values.count <= BesidePicture.maxRows),
                "isMatrix": .flag(false),
                "values": .list(figure.values.map { row($0, context) }),
                "variants": .list([]), "hasComparisons": .flag(false), "comparisons": .list([]),
                "hasExtrapolations": .flag(false), "extrapolations": .list([]),
                "hasReasons": .flag(!explained.isEmpty), "reasons": .list(explained.map { reason($0, context) }),
            ], in: language)
    }

    private func translated(into language: Language, _ context: RenderingContext) -> TemplateValue {
        .object([
            "lang": context.tag(language), "title": context.text(title(in: language)),
            "caption": context.text(caption(in: language)),
        ])
    }

    /// "portrait" for a picture that leaves room for its values beside it, else "wide".
    private var shape: String { (picture?.width ?? 0) < 490 ? "portrait" : "wide" }

    /// Whether a page has room for the title and the values beside the picture.
    private var isBeside: Bool { (picture?.width ?? 0) < BesidePicture.widestPicture }

    private func row(_ value: FigureValue, _ context: RenderingContext) -> TemplateValue {
        let isClaimed = block.claims.contains { $0.path == value.path }
        return .object([
            "phase": .text(""), "path": .html(HTMLEscaping.breakable(value.path)),
            "cells": .list([
                .object(["text": context.text(value.text(in: language)), "isClaimed": .flag(isClaimed)])
            ]),
        ])
    }

    private func reason(_ value: FigureValue, _ context: RenderingContext) -> TemplateValue {
        let step: TemplateValue = .object([
            "note": context.text(value.reason.text(in: language) ?? ""), "rules": .list([]), "hasTerms": .flag(false),
            "terms": .list([]),
        ])
        return context.element(
            Self.anchor(of: value, in: entry) + suffix, as: "anchor",
            [
                "label": .text(""), "phase": .text(""), "path": .html(HTMLEscaping.breakable(value.path)),
                "amount": context.text(value.text(in: language)), "step": step,
            ])
    }
}
