import Diagrams
import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// A scenario on another device than its own.
struct MovedScenario {
    private let scenario: Scenario
    private let results: [LayoutResult]

    /// The devices of a catalog whose screens or insets differ, each with the first device that has them.
    static func displays(of catalog: DeviceCatalog) -> [Device] {
        var seen: Set<Display> = []
        return catalog.devices.filter { seen.insert(Display($0)).inserted }
    }

    /// Nil where the scenario's own conditions exclude the device: its system never ran there, its window does not fit, or the
    /// engine does not know a number that it needs. Of a scenario about several devices the variants of the first one move.
    init?(_ scenario: Scenario, to device: Device) {
        let own = scenario.variants[0].environment.device
        var variants: [Variant] = []
        for variant in scenario.variants where variant.environment.device == own {
            var environment = variant.environment
            // The newest system is what is taken where a scenario names none.
            if environment.os == own.newestOS { environment.os = device.newestOS }
            environment.device = device
            guard device.runs(environment.os), !environment.isDisplayZoomed,
                environment.window.frame.map({ $0.fits(on: device.screen.size) }) ?? true,
                modelLimits(of: variant.app, in: environment).isEmpty
            else { continue }
            variants.append(
                Variant(
                    coordinates: variant.coordinates.map {
                        $0.path == "device" ? Variant.Coordinate(path: "device", value: device.name) : $0
                    },
                    title: variant.title, verdict: variant.verdict, environment: environment, app: variant.app,
                    expectations: variant.expectations, callbacks: variant.callbacks))
        }
        guard !variants.isEmpty else { return nil }
        results = variants.map { layOut($0.app, in: $0.environment) }
        self.scenario = Scenario(
            id: scenario.id, span: scenario.span, title: scenario.title, caption: scenario.caption,
            sources: scenario.sources, picture: scenario.picture, show: scenario.show, variants: variants,
            isComparison: scenario.isComparison)
    }

    /// What cannot be read on the picture for a desk, and on that for a phone where there is one.
    func problems(_ words: Words, measuring measurer: some TextMeasuring) -> [String] {
        let wide = drawDiagram(scenario, results, words: words, measuring: measurer).scene
        guard wide.size.width > Composition.narrow.place else {
            return SceneLint.problems(in: wide, for: [.wide, .narrow]).map { $0.description }
        }
        let narrow = drawDiagram(scenario, results, words: words, composition: .narrow, measuring: measurer).scene
        return SceneLint.problems(in: wide, for: [.wide]).map { $0.description }
            + SceneLint.problems(in: narrow, for: [.narrow]).map { "narrow: " + $0.description }
    }
}

/// What tells displays from each other.
private struct Display: Hashable {
    let family: Device.Family
    let size: Size
    let scale: Double
    let cutout: Cutout
    let insets: [Insets?]

    init(_ device: Device) {
        family = device.family
        size = device.screen.size
        scale = device.screen.scale
        cutout = device.cutout.value
        insets = [InterfaceOrientation.portrait, .landscapeRight].flatMap { orientation in
            [device.metricsBefore26?[orientation], device.metrics26?[orientation]].map { $0?.safeAreaInsets?.value }
        }
    }
}

extension Rect {
    /// Whether it lies on a screen, upright or on its side.
    fileprivate func fits(on screen: Size) -> Bool {
        let (right, bottom) = (origin.x + size.width, origin.y + size.height)
        return right <= screen.width && bottom <= screen.height || right <= screen.height && bottom <= screen.width
    }
}
