import Content
import Diagnostics
import FigureProviders
import Languages
import Templates

/// A figure of a provider as a page shows it in one language.
struct ProvidedFigurePart: Sendable {
    let entry: ProvidedFigures.Entry
    let figure: ProvidedFigure
    let language: Language
    /// The second language of title and caption, on a page in two languages.
    let translation: Language?
    /// 1, or more where a page shows the same figure again.
    let occurrence: Int
    /// Whether its picture and values are shown when a reader asks for them.
    let isFolded: Bool

    private var block: FigureBlock { entry.block }
    private var suffix: String { occurrence > 1 ? "-again-\(occurrence)" : "" }

    var file: ProvidedFile? { entry.pictures[language] ?? entry.pictures.first?.value }

    // MARK: - Ids and texts

    static func anchor(_ id: String) -> String { "figure-" + id }

    /// The anchor of a value's explanation; the figure's anchor where it has none.
    static func anchor(of value: FigureValue, in entry: ProvidedFigures.Entry) -> String {
        anchor(entry.block.id) + (value.reason.isEmpty ? "" : "-" + value.path)
    }

    var anchor: String { Self.anchor(block.id) + suffix }

    var ids: [String] { [anchor] + explained.map { Self.anchor(of: $0, in: entry) + suffix } }

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
                "pictures": .list(file.map { [fields(of: $0, context)] } ?? []),
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
    private var shape: String { (file?.width ?? 0) < 490 ? "portrait" : "wide" }

    /// Whether a page has room for the title and the values beside the picture.
    private var isBeside: Bool { Double(file?.width ?? 0) < BesidePicture.widestPicture }

    private func fields(of file: ProvidedFile, _ context: RenderingContext) -> TemplateValue {
        let picture = figure.picture
        let description = picture?.description.text(in: language) ?? ""
        return .object([
            "name": .text("\(block.id).\(language.tag)"),
            "alt": context.text(picture?.altText.text(in: language) ?? ""),
            "description": context.text(description), "svg": .text(context.source(ofFile: file.svg.path)),
            "pixels": .text(""), "png": .flag(false), "width": .text("\(file.width)"),
            "height": .text("\(file.height)"), "narrow": narrow(file.narrow, context),
            "hasParts": .flag(false), "parts": .list([]),
        ])
    }

    /// Windows as wide as a phone's show the narrow picture.
    private static let windowWidth = 640

    private func narrow(_ narrow: ProvidedFile.Narrow?, _ context: RenderingContext) -> TemplateValue {
        guard let narrow else { return .flag(false) }
        return .object([
            "svg": .text(context.source(ofFile: narrow.svg.path)), "width": .text("\(narrow.width)"),
            "height": .text("\(narrow.height)"), "window": .text("\(Self.windowWidth)"),
        ])
    }

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
