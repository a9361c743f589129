import Diagnostics
import Geometry
import Languages
package import LayoutEngine
package import ResultStore
import ScenarioLanguage

/// The displays of devices with nothing on them but their safe area, upright and on their side, for the pages of the devices.
/// Displays that appearance the same share one.
package struct DisplayFigures: Sendable {
    package let figures: [Figure]
    /// The indices of the figures by the devices' ids.
    private let indices: [String: Int]

    /// No displays.
    package init() {
        figures = []
        indices = [:]
    }

    /// The displays of some devices, on the newest system that each runs.
    ///
    /// - Parameter added: the key of those that the content folder adds.
    package init(of devices: [Device], _ added: ResultKey, _ cache: Cache) {
        var figures: [Figure] = []
        var indices: [String: Int] = [:]
        var known: [DisplayAppearance: Int] = [:]
        for device in devices {
            let appearance = DisplayAppearance(of: device)
            let index = known[appearance] ?? figures.count
            if index == figures.count { figures.append(Figure(layingOut: Self.scenario(of: device), added, cache)) }
            known[appearance] = index
            indices[device.id] = index
        }
        self.figures = figures
        self.indices = indices
    }

    package func figure(of device: Device) -> Figure? { indices[device.id].map { figures[$0] } }

    /// A plain controller in the window. No scenario of a note has a slash in its id.
    private static func scenario(of device: Device) -> Scenario {
        let controller = Controller(name: "controller", kind: .content, view: View(name: "view"))
        let variants = [InterfaceOrientation.portrait, .landscapeRight].map { orientation in
            Variant(
                coordinates: [.init(path: "orientation", value: orientation.rawValue)],
                environment: Environment(device: device, orientation: orientation, os: device.newestOS),
                app: App(.controller(controller)), expectations: [])
        }
        let id = "devices/" + device.id
        return Scenario(
            id: id, span: SourceSpan(file: device.addedBy ?? "", range: 0..<0),
            title: LocalizedText(), caption: LocalizedText(), sources: [], show: [.safeArea], variants: variants,
            statement: Array(id.utf8))
    }
}

/// The properties that decide how the picture of a display looks.
private struct DisplayAppearance: Hashable {
    let family: Device.Family
    let size: Size
    let scale: Double
    let corners: [ScreenCorner]
    let cutout: Cutout
    let indicator: HomeIndicator?
    let body: SimulatorBody?
    let insets: [Insets?]
    let statusBarHeights: [Double?]

    init(of device: Device) {
        let metrics = [InterfaceOrientation.portrait, .landscapeRight].map {
            device.metrics(in: $0, on: device.newestOS)
        }
        family = device.family
        size = device.screen.size
        scale = device.screen.scale
        corners = [device.screen.corner, device.screen.leftCorner]
        cutout = device.cutout.value
        indicator = device.homeIndicator.value
        body = device.simulatorBody?.value
        insets = metrics.map { $0?.safeAreaInsets?.value }
        statusBarHeights = metrics.map { $0?[.statusBarHeight]?.value }
    }
}
