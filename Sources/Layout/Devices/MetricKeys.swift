import DataTree
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

/// The keys of the system's metrics on a device, and of versions in which a metric differs.
enum MetricKeys {
    static let all: [DeviceKey<MetricsDraft>] =
        [
            DeviceKey("safeAreaInsets", DeviceFormats.oriented(DeviceFormats.hardwareInsets)) { $0.safeAreaInsets = $1 }
        ]
        + Metrics.Length.allCases.map { length in
            DeviceKey(length.rawValue, DeviceFormats.oriented(DeviceFormats.length)) { $0.lengths[length] = $1 }
        }

    static let changes = DeviceFormat<[Located<MetricChangeDraft>]>(kind: .list(.object("metricChange"))) {
        node, decoder in
        guard let drafts = changeDrafts.decode(node, &decoder) else { return nil }
        return zip(drafts, node.items ?? []).map { Located($0, at: $1.span) }
    }

    private static let changeDrafts = DeviceFormat.objects("metricChange", change) { _ in MetricChangeDraft() }

    static let change: [DeviceKey<MetricChangeDraft>] = [
        DeviceKey("metric", DeviceFormats.word(MetricChange.Quantity.self)) { $0.metric = $1 },
        DeviceKey("orientation", DeviceFormats.word(MetricChange.Scope.self), initial: "everywhere") { $0.scope = $1 },
        DeviceKey("from", DeviceFormats.osVersion, initial: "7") { $0.from = $1 },
        DeviceKey("before", DeviceFormats.osVersion) { $0.before = $1 },
        DeviceKey("value", DeviceFormats.written(DeviceFormats.length)) { $0.value = $1 },
    ]
}
