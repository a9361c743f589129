import CairoRendering
import DataTree
import Devices
import Diagnostics
import FigureProviders
import JSON
import Languages
import LayoutEngine
import LiveDiagrams
import Resources
import ScenarioLanguage
import YAML

extension LiveFigures {
    /// Scenarios that readers change; nil where the tool was built without the engine for pages.
    static func layout() -> LiveFigures? {
        let name = "engine.js"
        guard Resources.names(in: .live).contains(name) else { return nil }
        return LiveFigures(engine: { Resources.text(of: name, in: .live) }) { words, tag, files in
            guard let renderer = try? SceneRenderer() else { return nil }
            let catalog = (DeviceCatalog.standardFiles + files).map { $0.text }
            let data = LiveData.json(
                words: words, tag: tag, screens: screens(in: words), catalog: catalog,
                advances: AdvanceTable.measured(by: renderer.measurer(of: tag)))
            return "liveData(\(JSONValue.string(tag).text), \(data.text));\n"
        }
    }

    /// Screens that apps are made of, for readers who begin with nothing of their own.
    private static func screens(in words: Words) -> [LiveData.Screen] {
        let file = SourceFile(path: "screens.yaml", text: Resources.text(of: "screens.yaml", in: .screens))
        let items = YAMLParser.parse(file, in: file.span.range).value.flatMap { $0.items ?? [] }
        return items.compactMap { item in
            guard let id = item["id"]?.text, let scenario = item["scenario"] else { return nil }
            return LiveData.Screen(title: words["screens." + id], text: ScenarioText.yaml(scenario))
        }
    }
}
