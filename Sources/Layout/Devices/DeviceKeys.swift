import LayoutEngine
import ScenarioLanguage
import Schema

/// The keys of a device that a content folder adds.
enum DeviceKeys {
    static let all: [DeviceKey<DeviceDraft>] = naming + display + versions + metrics + remarks

    private static let naming: [DeviceKey<DeviceDraft>] = [
        DeviceKey("name", Format.name) { $0.name = $1 },
        DeviceKey("otherNames", Format.names) { $0.otherNames = $1 },
        DeviceKey("amend", Format.flag, initial: "false") { $0.isAmendment = $1 },
        DeviceKey("id", Format.identifier) { $0.id = $1 },
        DeviceKey("like", Format.device) { $0.base = $1 },
        DeviceKey("modelIdentifiers", Format.written(Format.oneOrMore(Format.text))) { $0.modelIdentifiers = $1 },
        DeviceKey("family", Format.word(Device.Family.self)) { $0.family = $1 },
        DeviceKey("year", Format.written(Format.year)) { $0.year = $1 },
    ]

    private static let display: [DeviceKey<DeviceDraft>] =
        [
            DeviceKey("screen", Format.written(Format.screenSize)) { $0.screen = $1 },
            DeviceKey("scale", Format.screenScale) { $0.scale = $1 },
            DeviceKey("panel", Format.written(Format.screenSize)) { $0.panel = $1 },
            DeviceKey("cornerRadius", Format.written(Format.length)) { $0.cornerRadius = $1 },
            DeviceKey("leftCornerRadius", Format.written(Format.length)) { $0.leftCornerRadius = $1 },
            DeviceKey("cornerMask", Format.written(PartKeys.cornerMask)) { $0.cornerMask = $1 },
            DeviceKey("cutout", Format.written(PartKeys.cutout), initial: "none") { $0.cutout = $1 },
            DeviceKey("homeIndicator", Format.written(PartKeys.homeIndicator), initial: "none") {
                $0.homeIndicator = $1
            },
            DeviceKey("foldable", Format.written(PartKeys.foldable)) { $0.foldable = $1 },
            DeviceKey("simulatorBody", Format.written(PartKeys.simulatorBody)) { $0.simulatorBody = $1 },
        ]

    private static let versions: [DeviceKey<DeviceDraft>] = [
        DeviceKey("os", Format.written(Format.versions)) { $0.versions = $1 }
    ]

    private static let metrics: [DeviceKey<DeviceDraft>] =
        MetricKeys.all.map { $0.lifted { $1(&$0.metrics) } } + [
            DeviceKey("before26", .object("metrics", MetricsDraft(), MetricKeys.all)) { $0.metricsBefore26 = $1 },
            DeviceKey("from26", .object("metrics", MetricsDraft(), MetricKeys.all)) { $0.metrics26 = $1 },
            DeviceKey("changes", MetricKeys.changes) { $0.changes = $1 },
            DeviceKey("sizeClasses", Format.oriented(Format.sizeClasses)) { $0.sizeClasses = $1 },
            DeviceKey("sideMargin", Format.oriented(Format.length)) { $0.sideMargin = $1 },
        ]

    private static let remarks: [DeviceKey<DeviceDraft>] = [
        DeviceKey("source", Format.text, initial: "content folder") { $0.source = $1 },
        DeviceKey("mark", Format.mark, initial: "inferred") { $0.mark = $1 },
        DeviceKey("notes", Format.text) { $0.notes = $1 },
    ]

    /// The keys of one value that says itself how it is known.
    static func written<Value: Sendable>(_ format: DeviceFormat<Value>) -> [DeviceKey<Written<Value?>>] {
        [
            DeviceKey("value", format) { $0.value = $1 },
            DeviceKey("source", Format.text) { $0.source = $1 },
            DeviceKey("mark", Format.mark) { $0.mark = $1 },
        ]
    }

    /// The keys of a value that depends on the orientation.
    static func oriented<Value: Sendable>(_ format: DeviceFormat<Value>) -> [DeviceKey<Oriented<Value>>] {
        [
            DeviceKey("portrait", Format.written(format)) { $0.portrait = $1 },
            DeviceKey("landscape", Format.written(format)) { $0.landscape = $1 },
        ]
    }
}
