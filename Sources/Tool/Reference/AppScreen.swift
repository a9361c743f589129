import DataTree
import Diagnostics
import Languages
import Resources
import YAML

/// A screen that apps are made of, as a scenario: readers begin with it, and pages of devices say what changes on it.
struct AppScreen {
    let title: String
    let scenario: DataNode

    /// In the order of their file.
    static func all(in words: Words) -> [AppScreen] {
        let file = SourceFile(path: "screens.yaml", text: Resources.text(of: "screens.yaml", in: .screens))
        let items = YAMLParser.parse(file, in: file.span.range).value.flatMap { $0.items ?? [] }
        return items.compactMap { item in
            guard let id = item["id"]?.text, let scenario = item["scenario"] else { return nil }
            return AppScreen(title: words["screens." + id], scenario: scenario)
        }
    }
}
