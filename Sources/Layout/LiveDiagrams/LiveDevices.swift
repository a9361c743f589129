import DataTree
import Devices
import Diagnostics
import Diagrams
import JSON
import Languages
import LayoutEngine
import ScenarioLanguage
import YAML

/// The devices of a catalog as a list to choose from: name, family, the systems that each has run, and the name that is shown where a
/// link has brought the device.
enum LiveDevices {
    static func json(_ catalog: DeviceCatalog) -> JSONValue {
        .array(
            catalog.devices.map { device in
                .object([
                    .init("name", .string(name(of: device))),
                    .init("shown", device.addedBy == fileOfLink ? .string(device.name) : .null),
                    .init("family", .string(device.family.rawValue)),
                    .init("systems", .strings(KnownVersions.run(by: device).map { $0.description })),
                ])
            })
    }

    private static func name(of device: Device) -> String {
        device.addedBy == fileOfLink ? device.names[1] : device.name
    }

    // MARK: - Added devices

    /// The files in which a reader and a link describe devices.
    static let fileOfReader = "devices.yaml"
    static let fileOfLink = "link.yaml"

    /// The catalog with the devices of a text. None of them replaces another device, or gets its name; those of a link say in their name
    /// where they come from.
    static func adding(_ text: String, from path: String, to catalog: DeviceCatalog, _ words: Words) -> Diagnosed<
        DeviceCatalog
    > {
        let file = SourceFile(path: path, text: text)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        var problems = parsed.diagnostics
        let documents = parsed.value.map { withoutKnown($0, in: catalog, &problems) }
        let read = readDevices(documents, extending: catalog, addedBy: path)
        // Whatever the text says, the devices before stay as they are.
        let added = read.value.devices.dropFirst(catalog.devices.count)
        return Diagnosed(
            DeviceCatalog(
                devices: catalog.devices + added.map { path == fileOfLink ? marked($0, words) : $0 },
                namesLeftOut: read.value.namesLeftOut),
            problems + read.diagnostics)
    }

    private static func marked(_ device: Device, _ words: Words) -> Device {
        device.shown(as: linkedName(of: device, words: words))
    }

    /// The items of a document that describe devices of their own.
    private static func withoutKnown(
        _ document: DataNode, in catalog: DeviceCatalog, _ problems: inout [Diagnostic]
    ) -> DataNode {
        guard let items = document.items else { return document }
        let own = items.filter { item in
            guard let name = item["name"], let text = name.text,
                let known = catalog.owner(of: text) ?? catalog.device(named: text)
            else { return true }
            problems.append(LiveCodes.knownDevice(known, at: name.span))
            return false
        }
        return DataNode(.list(own), at: document.span)
    }
}
