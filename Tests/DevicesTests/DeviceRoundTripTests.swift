import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing
import YAML

/// A device written out in full is the device.
struct DeviceRoundTripTests {
    private static func read(_ text: String, extending catalog: DeviceCatalog = DeviceCatalog(devices: [])) -> Reading {
        let file = SourceFile(path: "devices.yaml", text: text)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        let read = readDevices(parsed.value, extending: catalog, addedBy: file.path)
        let report = DiagnosticPrinter(style: .plain, files: [file]).print(parsed.diagnostics + read.diagnostics)
        return Reading(catalog: read.value, report: report)
    }

    struct Reading {
        let catalog: DeviceCatalog
        let report: String
    }

    /// Every stored property but the file that adds the device.
    private func fields(of device: Device) -> [String: AnyHashable?] {
        let fields = Mirror(reflecting: device).children.filter { $0.label != "addedBy" }
        return Dictionary(uniqueKeysWithValues: fields.map { ($0.label ?? "", $0.value as? AnyHashable) })
    }

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `a device written out in full is read as it was`(_ id: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: id))
        let reading = Self.read(DeviceYAML(device).text)
        #expect(reading.report == "")
        let added = try #require(reading.catalog.devices.first)
        #expect(added.addedBy == "devices.yaml" && reading.catalog.devices.count == 1)
        #expect(fields(of: added) == fields(of: device))
        #expect(fields(of: added).allSatisfy { $0.value != nil })
    }

    /// Between these versions the catalog answers the same, and the engine sees nothing else of a device.
    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `a device written out in full lays out to the same values wherever its metrics differ`(_ id: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: id))
        let added = try #require(Self.read(DeviceYAML(device).text).catalog.devices.first)
        let app = try #require(Self.app)
        let turns = [OSVersion(26)] + device.changes.flatMap { [$0.os.lower] + ($0.os.upper.map { [$0] } ?? []) }
        let versions = Set(
            [max(device.firstOS.value, OSVersion(7)), device.newestOS] + turns.filter { device.runs($0) })
        for os in versions.sorted() {
            for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
                #expect(
                    values(of: app, on: added, orientation, os) == values(of: app, on: device, orientation, os),
                    "\(os) \(orientation)")
            }
        }
    }

    /// A table under both bars.
    private static let app: App? = {
        let text = """
            id: a
            device: iPhone X
            root:
              tabBarController:
                navigationController:
                  viewController: {view: [{tableView: {frame: fill, rows: 3}}]}
            """
        let file = SourceFile(path: "app.yaml", text: text)
        let blocks = YAMLParser.parse(file, in: file.span.range).value
        return resolveScenarios(blocks, catalog: .standard).value.first??.variants.first?.app
    }()

    /// All values of the app on a device, as text.
    private func values(
        of app: App, on device: Device, _ orientation: InterfaceOrientation, _ os: OSVersion
    ) -> [String] {
        layOut(app, in: Environment(device: device, orientation: orientation, os: os)).settled.elements.flatMap {
            element in
            element.values.map { "\(element.name ?? "–").\($0.property.rawValue) = \($0.value.description)" }
        }
    }
}
