import LayoutEngine
import ScenarioLanguage

/// The name of a picture.
enum DiagramTitle {
    /// The scenario's title, or the names of what stands side by side.
    static func text(_ scenario: Scenario, _ results: [LayoutResult], _ language: Language) -> String {
        scenario.title.text(in: language.tag)
            ?? zip(scenario.variants, results)
            .map { VariantLabel(variant: $0, result: $1, language: language).text }
            .joined(separator: language(", ", "，"))
    }

    /// The scenario's title, or the device and how it is held, followed by what tells the variant from others.
    static func text(
        _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, _ language: Language
    ) -> String {
        let environment = variant.environment
        let separator = language(", ", "，")
        let setting = [
            environment.device.name, language.name(of: environment.orientation),
            language.name(of: environment.os, on: environment.device),
        ].joined(separator: separator)
        guard let title = scenario.title.text(in: language.tag) else { return setting }
        let label = VariantLabel(variant: variant, result: result, language: language).text
        return label.isEmpty ? title : title + language(": ", "：") + label
    }
}
