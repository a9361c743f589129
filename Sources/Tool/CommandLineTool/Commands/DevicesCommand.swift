package import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import Geometry
import JSON
import LayoutEngine
import NoteScenarios

/// `devices`: lists the device catalog.
package struct DevicesCommand: Subcommand {
    let format: Format
    /// The folder that adds devices.
    let content: String

    enum Format: String, CaseIterable, Sendable {
        case table, json, csv, swift
        /// Configurations of SnapshotTesting.
        case viewImageConfig = "view-image-config"
    }

    static let form = OptionSpecification(
        "--format", .choice(Format.allCases.map { $0.rawValue }), "Format of the output (default: table)")

    static let folder = OptionSpecification(
        "--content", .text("DIR"), "Folder whose devices.yaml adds devices (default: content)")

    package static let specification = CommandSpecification(
        "devices", "List the devices that scenarios can name", options: [form, folder],
        discussion: """
            json, csv and swift list each number with the versions for which it holds, its evidence and its source; "format" is the
            version of the format. The Swift code needs neither UIKit nor CoreGraphics. view-image-config gives the configurations of SnapshotTesting for
            each device and orientation, on the newest system. Numbers that nobody has published are left out, never 0.
            """,
        examples: ["notchbook devices --format view-image-config > Devices.swift"])
}

extension DevicesCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) {
        format = arguments.choice(Self.form, default: .table)
        content = arguments.text(Self.folder) ?? "content"
    }
}

extension DevicesCommand {
    /// Lists the devices of the tool, then those that the content folder adds.
    package func run(on console: Console) -> CommandOutcome {
        let (localizer, fileSystem) = (console.localizer, FileSystem.real)
        do throws(FileSystemError) {
            let added = try ContentDevices(
                folder: content, extending: .standard, by: readDevices(_:extending:addedBy:), in: fileSystem)
            let devices = added.catalog.devices
            var outcome = CommandOutcome(output: text(of: devices, localizer))
            outcome.diagnostics = added.diagnostics
            outcome.sources = added.sources
            return outcome
        } catch {
            return CommandOutcome(stoppedBy: .unreadable(path: error.path, reason: error.reason))
        }
    }

    private func text(of devices: [Device], _ localizer: Localizer) -> String {
        switch format {
        case .table: table(devices, localizer)
        case .json: JSONValue.lines(devices.map(json))
        case .csv: DeviceListings(devices: devices).csv
        case .swift: DeviceListings(devices: devices).swift
        case .viewImageConfig: ImageConfigurations(devices: devices).swift
        }
    }

    private func table(_ devices: [Device], _ localizer: Localizer) -> String {
        let header = localizer.all(["name", "year", "points", "scale", "opening", "runs", "other names"])
        guard devices.contains(where: { $0.addedBy != nil }) else {
            return TextTable(rows: [header] + devices.map(row)).text
        }
        return TextTable(rows: [header + [localizer("added by")]] + devices.map { row($0) + [$0.addedBy ?? ""] }).text
    }

    private func row(_ device: Device) -> [String] {
        let (width, height) = (device.screen.size.width, device.screen.size.height)
        return [
            device.name, String(device.year.value), DecimalText.string(width) + " × " + DecimalText.string(height),
            DecimalText.string(device.screen.scale), opening(device), systems(device),
            device.names.dropFirst().joined(separator: ", "),
        ]
    }

    /// The word for the part of the device that covers the screen.
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
}

// MARK: - JSON

extension DevicesCommand {
    /// Lengths in points; unpublished numbers are null.
    private func json(_ device: Device) -> JSONValue {
        let size = device.screen.size
        return .object([
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
            .init("addedBy", device.addedBy.map { .string($0) } ?? .null),
            .init("metricsBefore26", json(device.metricsBefore26)),
            .init("metrics26", json(device.metrics26)),
            .init("format", .number(Double(DeviceFigure.format))),
            .init("numbers", DeviceListings.json(DeviceFigure.all(of: device))),
        ])
    }

    private func json(_ metrics: ByOrientation<Metrics>?) -> JSONValue {
        guard let metrics else { return .null }
        return .object([
            .init("portrait", json(metrics.portrait)), .init("landscape", json(metrics.landscape)),
        ])
    }

    private func json(_ metrics: Metrics) -> JSONValue {
        .object(Metric.allCases.map { .init($0.name, json(metrics[$0]?.value)) })
    }

    /// A length, or insets as top, left, bottom, right.
    private func json(_ numbers: [Double]?) -> JSONValue {
        guard let numbers else { return .null }
        return numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
    }
}
