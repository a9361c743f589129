import Devices
import LayoutEngine
import Testing

/// A metric that nobody published, and the devices that lack it.
struct UnknownMetric: Equatable {
    let metric: String
    let ids: [String]

    init(_ metric: String, _ ids: [String]) {
        self.metric = metric
        self.ids = ids
    }
}

/// The list of what nobody published: it shrinks when a number is found, and must then be shortened here.
struct DeviceUnknownsTests {
    private let homeButtonPads = ["ipad-8", "ipad-9", "ipad-mini-5", "ipad-air-3"]
    private let duo = ["iphone-duo-outer", "iphone-duo-inner"]
    private let compactPhones = [
        "iphone-11-pro", "iphone-se-2", "iphone-12-mini", "iphone-12", "iphone-12-pro", "iphone-13-mini", "iphone-13",
        "iphone-13-pro", "iphone-se-3", "iphone-14", "iphone-16e", "iphone-17e",
    ]
    private let firstPro11 = ["ipad-pro-11-1", "ipad-pro-11-2", "ipad-pro-11-3", "ipad-pro-11-4"]

    @Test func `what is unknown before 26`() {
        let floatingTabBar = ["ipad-a16", "ipad-mini-a17-pro", "ipad-air-11-m3", "ipad-air-13-m3"]
        let keyboard = [
            "ipad-air-4", "ipad-air-5", "ipad-10", "ipad-a16", "ipad-mini-6", "ipad-mini-a17-pro", "ipad-air-11-m2",
            "ipad-air-11-m3", "ipad-air-13-m2", "ipad-air-13-m3", "ipad-pro-11-m4", "ipad-pro-13-m4",
        ]
        #expect(
            unknowns { $0.metricsBefore26 } == [
                UnknownMetric("navigationBarY landscape", ["all"]),
                UnknownMetric("tabBarHeight portrait", floatingTabBar),
                UnknownMetric("tabBarHeight landscape", floatingTabBar),
                UnknownMetric("keyboardHeight portrait", keyboard),
                UnknownMetric("keyboardHeight landscape", keyboard),
            ])
    }

    @Test func `what is unknown from 26 on`() {
        let pads = DeviceCatalog.standard.devices.filter { $0.family == .iPad && $0.metrics26 != nil }.map { $0.id }
        #expect(
            unknowns { $0.metrics26 } == [
                UnknownMetric("safeAreaInsets portrait", homeButtonPads),
                UnknownMetric("safeAreaInsets landscape", homeButtonPads),
                UnknownMetric("statusBarHeight portrait", ["iphone-duo-outer"] + homeButtonPads),
                UnknownMetric("statusBarHeight landscape", ["iphone-duo-outer"] + homeButtonPads),
                UnknownMetric("navigationBarY portrait", homeButtonPads),
                UnknownMetric("navigationBarY landscape", compactPhones + homeButtonPads),
                UnknownMetric("navigationBarHeight landscape", compactPhones),
                UnknownMetric("tabBarHeight portrait", ["all"]),
                UnknownMetric("tabBarHeight landscape", ["all"]),
                UnknownMetric("toolbarHeight portrait", duo + pads),
                UnknownMetric("toolbarHeight landscape", ["all"]),
                UnknownMetric("keyboardHeight portrait", homeButtonPads + firstPro11),
                UnknownMetric("keyboardHeight landscape", homeButtonPads + firstPro11),
            ])
    }

    @Test func `what is unknown in every version`() {
        let devices = DeviceCatalog.standard.devices
        let withoutTraits = devices.filter { $0.sizeClasses.portrait == nil || $0.sideMargin.landscape == nil }
        #expect(withoutTraits.map { $0.id } == duo)
        let notchesWithoutCorners = devices.filter {
            if case .notch(let notch) = $0.cutout.value { notch.corners == nil } else { false }
        }
        #expect(notchesWithoutCorners.map { $0.id } == ["iphone-xr", "iphone-11"])
    }
}

/// One entry per metric and orientation that some devices lack.
private func unknowns(_ metrics: (Device) -> ByOrientation<Metrics>?) -> [UnknownMetric] {
    let devices = DeviceCatalog.standard.devices.compactMap { device in metrics(device).map { (device.id, $0) } }
    return Metric.allCases.flatMap { metric in
        [InterfaceOrientation.portrait, .landscapeLeft].compactMap { orientation in
            let missing = devices.filter { $0.1[orientation][metric] == nil }.map { $0.0 }
            if missing.isEmpty { return nil }
            let name = "\(metric.name) \(orientation.isLandscape ? "landscape" : "portrait")"
            return UnknownMetric(name, missing.count == devices.count ? ["all"] : missing)
        }
    }
}
