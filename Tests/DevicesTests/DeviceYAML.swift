import Geometry
import LayoutEngine

/// A device written out in full, as a content folder would add it.
struct DeviceYAML {
    private var lines: [String] = []

    init(_ device: Device) {
        let screen = device.screen
        lines = ["- name: \(quoted(device.name))", "  id: \(device.id)"]
        add("otherNames", device.names.dropFirst().isEmpty ? nil : list(device.names.dropFirst().map(quoted)))
        add("modelIdentifiers", written(device.modelIdentifiers) { list($0.map(quoted)) })
        add("family", device.family.rawValue)
        add("year", written(device.year) { "\($0)" })
        add(
            "os", written(device.firstOS) { first in list(["\(first)"] + (device.lastOSMajor.map { ["\($0)"] } ?? [])) }
        )
        add("screen", written(Measured(screen.size, screen.provenance), size))
        add("scale", DecimalText.string(screen.scale))
        add("panel", written(screen.panel, size))
        add("cornerRadius", written(screen.cornerRadius, number))
        add("leftCornerRadius", screen.leftCornerRadius.map { written($0, number) })
        add(
            "cornerMask",
            screen.cornerMask.map { written($0) { lengths([("radius", $0.radius), ("extent", $0.extent)]) } })
        add("cutout", written(device.cutout, cutout))
        add("homeIndicator", written(device.homeIndicator) { $0.map(indicator) ?? "none" })
        add("sizeClasses", oriented(device.sizeClasses) { "[\($0.horizontal.rawValue), \($0.vertical.rawValue)]" })
        add("sideMargin", oriented(device.sideMargin, number))
        addMetrics("before26", device.metricsBefore26)
        addMetrics("from26", device.metrics26)
        add("changes", device.changes.isEmpty ? nil : list(device.changes.map(change)))
        add("foldable", device.foldable.map { written($0, foldable) })
        add("simulatorBody", device.simulatorBody.map { written($0, body) })
        add("notes", device.notes.isEmpty ? nil : quoted(device.notes))
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func add(_ key: String, _ value: String?) {
        if let value { lines.append("  \(key): \(value)") }
    }

    private mutating func addMetrics(_ key: String, _ metrics: ByOrientation<Metrics>?) {
        guard let metrics else { return }
        lines.append("  \(key):")
        for metric in Metric.allCases {
            let values = ByOrientation(portrait: metrics.portrait[metric], landscape: metrics.landscape[metric])
            add("  " + metric.name, oriented(values) { $0.count == 1 ? number($0[0]) : list($0.map(number)) })
        }
    }
}

// MARK: - Notation

private func foldable(_ foldable: Foldable) -> String {
    let column = poses(foldable.column) { $0.rawValue }
    let region = poses(foldable.statusRegion) { list([$0.minX, $0.minY, $0.width, $0.height].map(number)) }
    let fold = foldable.fold.map { ["fold: \(number($0))"] } ?? []
    let camera =
        foldable.camera.map { ["camera: " + list([$0.minX, $0.minY, $0.width, $0.height].map(number))] } ?? []
    return "{\((fold + camera + ["column: \(column)", "statusRegion: \(region)"]).joined(separator: ", "))}"
}

private func poses<Value>(_ poses: ByPose<Value?>, _ describe: (Value) -> String) -> String {
    let values = [
        ("portrait", poses.portrait), ("landscapeLeft", poses.landscapeLeft), ("landscapeRight", poses.landscapeRight),
    ]
    return "{" + values.compactMap { name, value in value.map { "\(name): \(describe($0))" } }.joined(separator: ", ")
        + "}"
}

private func written<Value>(_ value: Measured<Value>, _ describe: (Value) -> String) -> String {
    let mark = value.provenance.mark == .appleDocumented ? "documented" : value.provenance.mark.rawValue
    return "{value: \(describe(value.value)), mark: \(mark), source: \(quoted(value.provenance.sources))}"
}

private func oriented<Value>(_ values: ByOrientation<Measured<Value>?>, _ describe: (Value) -> String) -> String? {
    let portrait = values.portrait.map { ["portrait: " + written($0, describe)] } ?? []
    let both = portrait + (values.landscape.map { ["landscape: " + written($0, describe)] } ?? [])
    return both.isEmpty ? nil : "{" + both.joined(separator: ", ") + "}"
}

private func cutout(_ cutout: Cutout) -> String {
    switch cutout {
    case .none: return "none"
    case .island(let opening): return "{island: \(hole(opening))}"
    case .cameraHole(let opening): return "{cameraHole: \(hole(opening))}"
    case .notch(let notch):
        let corners = notch.corners.map { corners in
            let radii = written(corners) {
                lengths([("bottomRadius", $0.bottomRadius), ("shoulderRadius", $0.shoulderRadius)])
            }
            return ", corners: \(radii)"
        }
        let sizes = lengths([("width", notch.width), ("height", notch.height), ("outerWidth", notch.outerWidth)])
        return "{notch: \(sizes.dropLast())\(corners ?? "")}}"
    }
}

private func hole(_ opening: Cutout.Opening) -> String {
    let frame = opening.frame
    let numbers = list([frame.minX, frame.minY, frame.width, frame.height].map(number))
    return "{frame: \(numbers), cornerRadius: \(number(opening.cornerRadius))}"
}

private func indicator(_ indicator: HomeIndicator) -> String {
    lengths([
        ("portraitWidth", indicator.portraitWidth), ("landscapeWidth", indicator.landscapeWidth),
        ("height", indicator.height), ("bottomGap", indicator.bottomGap),
    ])
}

private func body(_ body: SimulatorBody) -> String {
    let rest = lengths([("bezelX", body.bezelX), ("bezelY", body.bezelY), ("cornerRadius", body.cornerRadius)])
    return "{size: \(size(body.size)), \(rest.dropFirst())"
}

private func change(_ change: MetricChange) -> String {
    let before = change.os.upper.map { ", before: \($0)" } ?? ""
    let value = written(change.value, number)
    return "{metric: \(change.quantity.rawValue), orientation: \(change.scope.rawValue), from: \(change.os.lower)"
        + "\(before), value: \(value)}"
}

private func lengths(_ lengths: [(String, Double?)]) -> String {
    "{" + lengths.compactMap { name, value in value.map { "\(name): \(number($0))" } }.joined(separator: ", ") + "}"
}

private func size(_ size: Size) -> String { list([number(size.width), number(size.height)]) }

private func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

/// All digits, unlike the tool's own output.
private func number(_ value: Double) -> String { "\(value)" }

private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
}
