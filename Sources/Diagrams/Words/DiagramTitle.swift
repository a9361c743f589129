import LayoutEngine
import Scenarios

/// The name of a picture.
enum DiagramTitle {
    /// The scenario's title, or the device and how it is held, followed by the variant's matrix values.
    static func text(_ scenario: Scenario, _ variant: Variant, _ language: Language) -> String {
        let environment = variant.environment
        let separator = language(", ", "，")
        let setting = [
            environment.device.name, language.name(of: environment.orientation),
            language.name(of: environment.os, on: environment.device),
        ].joined(separator: separator)
        guard let title = scenario.title.text(in: language.tag) else { return setting }
        let values = variant.coordinates.map { $0.value }.joined(separator: separator)
        return values.isEmpty ? title : title + language(": ", "：") + values
    }
}
