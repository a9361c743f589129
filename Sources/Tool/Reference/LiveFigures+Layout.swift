import CairoRendering
import Devices
import Diagnostics
import FigureProviders
import JSON
import Languages
import LayoutEngine
import LiveDiagrams
import Resources
import ScenarioLanguage

extension LiveFigures {
    /// Scenarios that readers change; nil where the tool was built without the engine for pages.
    static func layout() -> LiveFigures? {
        let name = "engine.js"
        guard Resources.names(in: .live).contains(name) else { return nil }
        return LiveFigures(engine: { Resources.text(of: name, in: .live) }) { words, tag, files in
            guard let renderer = try? SceneRenderer() else { return nil }
            let catalog = (DeviceCatalog.standardFiles + files).map { $0.text }
            let data = LiveData.json(
                words: words, tag: tag,
                screens: AppScreen.all.map {
                    LiveData.Screen(title: $0.title(in: words), text: ScenarioText.yaml($0.scenario))
                }, catalog: catalog,
                advances: AdvanceTable.measured(by: renderer.measurer(of: tag)))
            return "liveData(\(JSONValue.string(tag).text), \(data.text));\n"
        }
    }
}
