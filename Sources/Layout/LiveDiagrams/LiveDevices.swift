import JSON
import LayoutEngine
import ScenarioLanguage

/// The devices of a catalog as a list to choose from: name, family, and the systems that each has run.
enum LiveDevices {
    static func json(_ catalog: DeviceCatalog) -> JSONValue {
        .array(
            catalog.devices.map { device in
                .object([
                    .init("name", .string(device.name)), .init("family", .string(device.family.rawValue)),
                    .init("systems", .strings(KnownVersions.run(by: device).map { $0.description })),
                ])
            })
    }
}
