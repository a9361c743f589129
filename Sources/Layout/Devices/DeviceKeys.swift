import LayoutEngine
import ScenarioLanguage
import Schema

/// The keys of a device that a content folder adds.
enum DeviceKeys {
    static let all: [DeviceKey<DeviceDraft>] = naming + display + versions + metrics + remarks

    private static let naming: [DeviceKey<DeviceDraft>] = [
        DeviceKey("name", DeviceFormats.name) { $0.name = $1 },
        DeviceKey("otherNames", DeviceFormats.names) { $0.otherNames = $1 },
        DeviceKey("amend", DeviceFormats.flag, initial: "false") { $0.isAmendment = $1 },
        DeviceKey("id", DeviceFormats.identifier) { $0.id = $1 },
        DeviceKey("like", DeviceFormats.device) { $0.base = $1 },
        DeviceKey("modelIdentifiers", DeviceFormats.written(DeviceFormats.oneOrMore(DeviceFormats.text))) {
            $0.modelIdentifiers = $1
        },
        DeviceKey("family", DeviceFormats.word(Device.Family.self)) { $0.family = $1 },
        DeviceKey("year", DeviceFormats.written(DeviceFormats.year)) { $0.year = $1 },
    ]

    private static let display: [DeviceKey<DeviceDraft>] =
        [
            DeviceKey("screen", DeviceFormats.written(DeviceFormats.screenSize)) { $0.screen = $1 },
            DeviceKey("scale", DeviceFormats.screenScale) { $0.scale = $1 },
            DeviceKey("panel", DeviceFormats.written(DeviceFormats.screenSize)) { $0.panel = $1 },
            DeviceKey("cornerRadius", DeviceFormats.written(DeviceFormats.length)) { $0.cornerRadius = $1 },
            DeviceKey("leftCornerRadius", DeviceFormats.written(DeviceFormats.length)) { $0.leftCornerRadius = $1 },
            DeviceKey("cornerMask", DeviceFormats.written(PartKeys.cornerMask)) { $0.cornerMask = $1 },
            DeviceKey("cutout", DeviceFormats.written(PartKeys.cutout), initial: "none") { $0.cutout = $1 },
            DeviceKey("homeIndicator", DeviceFormats.written(PartKeys.homeIndicator), initial: "none") {
                $0.homeIndicator = $1
            },
            DeviceKey("foldable", DeviceFormats.written(PartKeys.foldable)) { $0.foldable = $1 },
            DeviceKey("simulatorBody", DeviceFormats.written(PartKeys.simulatorBody)) { $0.simulatorBody = $1 },
        ]

    private static let versions: [DeviceKey<DeviceDraft>] = [
        DeviceKey("os", DeviceFormats.written(DeviceFormats.versions)) { $0.versions = $1 }
    ]

    private static let metrics: [DeviceKey<DeviceDraft>] =
        MetricKeys.all.map { $0.lifted { $1(&$0.metrics) } } + [
            DeviceKey("before26", .object("metrics", MetricsDraft(), MetricKeys.all)) { $0.metricsBefore26 = $1 },
            DeviceKey("from26", .object("metrics", MetricsDraft(), MetricKeys.all)) { $0.metrics26 = $1 },
            DeviceKey("changes", MetricKeys.changes) { $0.changes = $1 },
            DeviceKey("sizeClasses", DeviceFormats.oriented(DeviceFormats.sizeClasses)) { $0.sizeClasses = $1 },
            DeviceKey("sideMargin", DeviceFormats.oriented(DeviceFormats.length)) { $0.sideMargin = $1 },
        ]

    private static let remarks: [DeviceKey<DeviceDraft>] = [
        DeviceKey("source", DeviceFormats.text, initial: "content folder") { $0.source = $1 },
        DeviceKey("mark", DeviceFormats.mark, initial: "inferred") { $0.mark = $1 },
        DeviceKey("notes", DeviceFormats.text) { $0.notes = $1 },
    ]

    /// The keys of a value that states its own provenance.
    static func written<Value: Sendable>(_ format: DeviceFormat<Value>) -> [DeviceKey<Written<Value?>>] {
        [
            DeviceKey("value", format) { $0.value = $1 },
            DeviceKey("source", DeviceFormats.text) { $0.source = $1 },
            DeviceKey("mark", DeviceFormats.mark) { $0.mark = $1 },
        ]
    }

    /// The keys of a value that depends on the orientation.
    static func oriented<Value: Sendable>(_ format: DeviceFormat<Value>) -> [DeviceKey<Oriented<Value>>] {
        [
            DeviceKey("portrait", DeviceFormats.written(format)) { $0.portrait = $1 },
            DeviceKey("landscape", DeviceFormats.written(format)) { $0.landscape = $1 },
        ]
    }
}
