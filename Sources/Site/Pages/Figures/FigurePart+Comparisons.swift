import Content
import Figures
import ScenarioLanguage
import Templates

extension FigurePart {
    /// The most values that a page shows of a cause.
    private static let mostValues = 30

    /// The differences at a place, a row for each cause.
    func comparison(
        _ comparison: (from: Figure.LaidOutVariant, to: Figure.LaidOutVariant, rows: [PlaceComparison.Row]),
        _ context: RenderingContext
    ) -> TemplateValue {
        let words = context.unconverted(language)
        let places = [comparison.from, comparison.to].map { $0.label(words) }
        return .object([
            "label": context.text(places.joined(separator: " → ")),
            "note": .text(comparison.rows.isEmpty ? context.localization.words(in: language)[.nothingDiffers] : ""),
            "rows": .list(comparison.rows.map { row($0, context) }),
        ])
    }

    private func row(_ row: PlaceComparison.Row, _ context: RenderingContext) -> TemplateValue {
        let rest = row.values.count - Self.mostValues
        return .object([
            "text": context.text(row.text), "count": context.text(row.count),
            "rules": .list(
                row.rules.map { rule in
                    .object([
                        "id": .html(breakable(rule: rule)),
                        "href": context.link(to: context.table(.rules, in: language), rule.anchor),
                    ])
                }),
            "values": .list(
                row.values.prefix(Self.mostValues).map { change in
                    .object(["path": .html(breakable(text: change.path)), "text": .text(change.text)])
                }),
            "rest": .text(rest > 0 ? "+\(rest)" : ""),
        ])
    }
}
