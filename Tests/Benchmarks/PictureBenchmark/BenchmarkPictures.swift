import CairoRendering
import Devices
import Diagnostics
import Diagrams
import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage
import WordFiles

/// The pictures that are timed: a table under both bars of an iPhone X, upright and on its side, in both languages.
enum BenchmarkPictures {
    static func scenes(_ measurer: PangoTextMeasurer) -> [Scene] {
        guard let device = DeviceCatalog.standard.device(named: "iPhone X") else { return [] }
        let orientations: [InterfaceOrientation] = [.portrait, .landscapeRight]
        return orientations.flatMap { orientation in
            let environment = Environment(device: device, orientation: orientation, os: OSVersion(11))
            let variant = Variant(
                coordinates: [], environment: environment, app: App(.controller(tree)), expectations: [])
            let scenario = scenario(variant)
            let result = layOut(variant.app, in: environment)
            return WordFiles.standard.languages.map { words in
                drawDiagram(scenario, variant, result, words: words, measuring: measurer).scene
            }
        }
    }

    private static func scenario(_ variant: Variant) -> Scenario {
        Scenario(
            id: "table", span: SourceSpan(file: "", range: 0..<0),
            title: LocalizedText([(.english, "A table under both bars"), (.simplifiedChinese, "两栏之间的表格")]),
            caption: LocalizedText(),
            sources: [], show: [], variants: [variant])
    }

    private static var tree: Controller {
        var scroll = ScrollView()
        scroll.contentInset.top = 100
        var table = TableView()
        table.rows = 30
        var view = View(name: "view", placement: .fill)
        view.subviews = [View(name: "table", kind: .table(scroll, table), placement: .fill)]
        let content = Controller(name: "vc", kind: .content, view: view)
        let navigation = Controller(
            name: "nav", kind: .navigation(NavigationController(topViewController: content)),
            view: View(name: "nav.view", placement: .fill))
        return Controller(
            name: "tab", kind: .tab(TabBarController(selectedViewController: navigation)),
            view: View(name: "tab.view", placement: .fill))
    }
}
