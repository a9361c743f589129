import DataTree
import Devices
import Diagnostics
import Languages
import LayoutEngine
import Resources
import ScenarioLanguage
import YAML

/// A typical screen of apps, as a scenario: readers begin with it, and pages of devices describe the changes on it.
struct AppScreen {
    private let id: String
    let scenario: DataNode
    /// The hierarchy and the place that the scenario names.
    let variant: Variant

    /// All screens in the order of their file, read once.
    static let all: [AppScreen] = {
        let file = SourceFile(path: "screens.yaml", text: Resources.text(of: "screens.yaml", in: .screens))
        let items = YAMLParser.parse(file, in: file.span.range).value.flatMap { $0.items ?? [] }
        return items.compactMap { item in
            guard let id = item["id"]?.text, let scenario = item["scenario"],
                let variant = EditableScenario.decoded(scenario, in: .standard).value.scenario?.variants.first
            else { return nil }
            return AppScreen(id: id, scenario: scenario, variant: variant)
        }
    }()

    func title(in words: Words) -> String { words["screens." + id] }
}
