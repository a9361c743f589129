import CommandFramework
import Devices
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// A number of a device, with the versions in which it is so, how it is known and where it was read. An unpublished number has
/// none of these.
struct DeviceFigure: Equatable {
    /// The number of the form that the listings have: it changes when a field is removed or changes its meaning.
    static let format = 1

    let orientation: Orientation
    /// The name of the number, such as "safeAreaInsets.top" or "tabBarHeight".
    let quantity: String
    let value: Double
    let from: OSVersion
    /// The version from which the number differs; nil for the newest that the device is known to run.
    let before: OSVersion?
    let mark: Provenance.Mark
    /// Whether it is the number of another generation of the system, as none was published for its own.
    let isStandIn: Bool
    /// The titles of its sources, else why it was concluded.
    let sources: [String]

    enum Orientation: String, CaseIterable {
        case portrait, landscape

        var interface: InterfaceOrientation { self == .portrait ? .portrait : .landscapeLeft }
    }

    /// All numbers of a device, by orientation and quantity, the newest first.
    static func all(of device: Device) -> [DeviceFigure] {
        let bounds = device.changes.flatMap { [$0.os.lower] + [$0.os.upper].compactMap { $0 } }
        let versions = Set(KnownVersions.run(by: device) + bounds.filter { device.runs($0) } + [device.newestOS])
            .sorted(by: >)
        return Orientation.allCases.flatMap { orientation in
            quantities.flatMap { quantity, read in
                figures(quantity, orientation, versions) { read(device, orientation.interface, $0) }
            }
        }
    }

    private typealias Reading = @Sendable (Device, InterfaceOrientation, OSVersion) -> Measured<Double>?

    private static let quantities: [(String, Reading)] = {
        var all: [(String, Reading)] = []
        all.append(("screen.width", { device, orientation, _ in screen(device, orientation) { $0.width } }))
        all.append(("screen.height", { device, orientation, _ in screen(device, orientation) { $0.height } }))
        all.append(("screen.scale", { device, _, _ in Measured(device.screen.scale, device.screen.provenance) }))
        for (name, edge) in edges {
            all.append(("safeAreaInsets.\(name)", { $0.metrics(in: $1, on: $2)?.safeAreaInset(edge) }))
        }
        for length in Metrics.Length.allCases { all.append((length.rawValue, { $0.metrics(in: $1, on: $2)?[length] })) }
        all.append(("sideMargin", { device, orientation, _ in device.sideMargin[orientation] }))
        return all
    }()

    static let edges: [(name: String, edge: Edge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]

    private static func screen(
        _ device: Device, _ orientation: InterfaceOrientation, _ length: (Size) -> Double
    ) -> Measured<Double>? {
        let size = ScreenTurn(of: device.screen.size, to: orientation).size
        return Measured(length(size), device.screen.provenance)
    }

    private static func figures(
        _ quantity: String, _ orientation: Orientation, _ versions: [OSVersion],
        _ read: (OSVersion) -> Measured<Double>?
    ) -> [DeviceFigure] {
        var found: [DeviceFigure] = []
        var last: Measured<Double>?
        var next: OSVersion?
        for version in versions {
            let value = read(version)
            if let value {
                let isSame = last == value && !found.isEmpty
                let before = isSame ? found[found.count - 1].before : next
                if isSame { found.removeLast() }
                found.append(DeviceFigure(orientation, quantity, value, from: version, before: before))
            }
            last = value
            next = version
        }
        return found
    }

    private init(
        _ orientation: Orientation, _ quantity: String, _ measured: Measured<Double>, from: OSVersion,
        before: OSVersion?
    ) {
        self.orientation = orientation
        self.quantity = quantity
        value = measured.value
        self.from = from
        self.before = before
        mark = measured.provenance.mark
        isStandIn = measured.provenance.isStandIn
        let titles = SourceCatalog.standard.sources(of: measured.provenance).map { $0.title.text(in: .english) }
        sources = titles.isEmpty ? [measured.provenance.sources] : titles
    }
}
