import Geometry
import LayoutEngine

extension DevicesCommand {
    func run() -> CommandOutcome {
        CommandOutcome(output: format == .json ? JSONValue.lines(DeviceCatalog.standard.devices.map(json)) : table)
    }

    private var table: String {
        let header = ["name", "year", "points", "scale", "opening", "runs", "other names"]
        return TextTable(rows: [header] + DeviceCatalog.standard.devices.map(row)).text
    }

    private func row(_ device: Device) -> [String] {
        let (width, height) = (device.screen.size.width, device.screen.size.height)
        return [
            device.name, String(device.year.value), DecimalText.string(width) + " × " + DecimalText.string(height),
            DecimalText.string(device.screen.scale), opening(device), systems(device),
            device.names.dropFirst().joined(separator: ", "),
        ]
    }

    /// The word for what covers part of the screen.
    private func opening(_ device: Device) -> String {
        switch device.cutout.value {
        case .none: "none"
        case .notch: "notch"
        case .island: "island"
        case .cameraHole: "camera hole"
        }
    }

    /// "11–16" or "26+".
    private func systems(_ device: Device) -> String {
        device.lastOSMajor.map { "\(device.firstOS.value)–\($0)" } ?? "\(device.firstOS.value)+"
    }

    /// Lengths in points; what nobody published is null.
    private func json(_ device: Device) -> JSONValue {
        let size = device.screen.size
        let members: [JSONValue.Member] = [
            .init("id", .string(device.id)),
            .init("names", .strings(device.names)),
            .init("modelIdentifiers", .strings(device.modelIdentifiers.value)),
            .init("family", .string(device.family.rawValue)),
            .init("year", .number(Double(device.year.value))),
            .init("firstOS", .string(device.firstOS.value.description)),
            .init("lastOSMajor", .numberOrNull(device.lastOSMajor.map { Double($0) })),
            .init("size", .numbers([size.width, size.height])),
            .init("scale", .number(device.screen.scale)),
            .init("cutout", .string(opening(device))),
            .init("metricsBefore26", MetricsJSON.object(of: device.metricsBefore26)),
            .init("metrics26", MetricsJSON.object(of: device.metrics26)),
        ]
        return .object(members)
    }
}
