import Content
package import Figures
package import Languages
import LayoutEngine
import NoteScenarios
package import Pages
import ScenarioLanguage
package import Templates

extension ScenarioPart {
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
            "rows": .list(comparison.rows.map { $0.fields(in: context, language) }),
        ])
    }
}

extension PlaceComparison.Row {
    /// A row of the fields of the template "comparison".
    ///
    /// - Parameter limit: the most values that it shows.
    package func fields(limitedTo limit: Int = 30, in context: RenderingContext, _ language: Language) -> TemplateValue
    {
        let rest = values.count - limit
        return .object([
            "text": context.text(text), "count": context.text(count),
            "rules": .list(
                rules.map { rule in
                    .object([
                        "id": .html(HTMLEscaping.breakable(rule.id)),
                        "href": context.link(to: context.table(.rules, in: language), rule.anchor),
                    ])
                }),
            "values": .list(
                values.prefix(limit).map { change in
                    .object(["path": .html(HTMLEscaping.breakable(change.path)), "text": .text(change.text)])
                }),
            "rest": .text(rest > 0 ? "+\(rest)" : ""),
        ])
    }
}
