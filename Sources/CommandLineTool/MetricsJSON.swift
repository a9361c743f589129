import Geometry
import LayoutEngine

/// The system's metrics of a device as JSON; what nobody published is null.
enum MetricsJSON {
    static func object(of metrics: ByOrientation<Metrics>?) -> JSONValue {
        guard let metrics else { return .null }
        return .object([
            .init("portrait", object(of: metrics.portrait)),
            .init("landscape", object(of: metrics.landscape)),
        ])
    }

    private static func object(of metrics: Metrics) -> JSONValue {
        let insets = metrics.safeArea?.value
        return .object([
            .init("safeAreaInsets", insets.map { .numbers([$0.top, $0.left, $0.bottom, $0.right]) } ?? .null),
            .init("statusBarHeight", .numberOrNull(metrics.statusBarHeight?.value)),
            .init("navigationBarHeight", .numberOrNull(metrics.navigationBarHeight?.value)),
            .init("tabBarHeight", .numberOrNull(metrics.tabBarHeight?.value)),
            .init("toolbarHeight", .numberOrNull(metrics.toolbarHeight?.value)),
        ])
    }
}
