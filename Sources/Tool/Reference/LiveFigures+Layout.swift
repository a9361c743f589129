import CairoRendering
package import Content
import Devices
package import Diagnostics
package import Figures
import JSON
import Languages
import LayoutEngine
import LiveDiagrams
import Resources
import ScenarioLanguage

extension LiveFigures {
    private static let engineFile = "engine.js"

    /// Whether the tool was built with the engine for pages.
    package static var areBuilt: Bool { Resources.names(in: .live).contains(engineFile) }

    /// Scenarios that readers change.
    ///
    /// - Parameter files: with devices of the site's own.
    package static func layout(of figures: [Figure], devices files: [SourceFile]) -> LiveFigures {
        LiveFigures(
            engine: { Resources.text(of: engineFile, in: .live) },
            data: { words, tag in
                guard let renderer = try? SceneRenderer() else { return nil }
                let catalog = (DeviceCatalog.standardFiles + files).map { $0.text }
                let data = LiveData.json(
                    words: words, tag: tag,
                    screens: AppScreen.all.map {
                        LiveData.Screen(title: $0.title(in: words), text: ScenarioText.yaml($0.scenario))
                    }, catalog: catalog,
                    advances: AdvanceTable.measured(by: renderer.measurer(of: tag)))
                return "liveData(\(JSONValue.string(tag).text), \(data.text));\n"
            }, files: files,
            figures: { figures.compactMap { figure in figure.liveSource.map { (figure.id, $0) } } })
    }
}
