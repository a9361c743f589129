import Devices
import Geometry
import LayoutEngine
import Testing

/// What a device answers in one orientation and OS version.
struct DeviceMetricsCase: Sendable, CustomTestStringConvertible {
    let id: String
    let os: OSVersion
    let orientation: InterfaceOrientation
    /// Safe area top, left, bottom, right; empty where unknown.
    let safeArea: [Double]
    /// Status bar, navigation bar's y and height, tab bar, toolbar, keyboard.
    let heights: [Double?]

    init(
        _ id: String, _ os: OSVersion, _ orientation: InterfaceOrientation, _ safeArea: [Double], _ heights: [Double?]
    ) {
        self.id = id
        self.os = os
        self.orientation = orientation
        self.safeArea = safeArea
        self.heights = heights
    }

    var testDescription: String { "\(id), \(os), \(orientation.rawValue)" }

    static let all: [DeviceMetricsCase] = [
        DeviceMetricsCase("iphone-5s", OSVersion(7), .portrait, [20, 0, 0, 0], [20, 20, 44, 49, 44, 216]),
        DeviceMetricsCase("iphone-5s", OSVersion(7, 1), .landscapeLeft, [0, 0, 0, 0], [20, nil, 32, 49, 32, 162]),
        DeviceMetricsCase("iphone-5s", OSVersion(12), .landscapeLeft, [0, 0, 0, 0], [0, nil, 32, 32, 32, 199]),
        DeviceMetricsCase("iphone-8", OSVersion(11), .portrait, [20, 0, 0, 0], [20, 20, 44, 49, 44, 260]),
        DeviceMetricsCase("iphone-8-plus", OSVersion(11), .landscapeRight, [0, 0, 0, 0], [0, nil, 44, 49, 44, 200]),
        DeviceMetricsCase("iphone-x", OSVersion(11), .portrait, [44, 0, 34, 0], [44, 44, 44, 49, 44, 333]),
        DeviceMetricsCase("iphone-x", OSVersion(13), .portrait, [44, 0, 34, 0], [44, 44, 44, 49, 44, 335]),
        DeviceMetricsCase("iphone-x", OSVersion(14), .portrait, [44, 0, 34, 0], [44, 44, 44, 49, 44, 336]),
        DeviceMetricsCase("iphone-x", OSVersion(11), .landscapeLeft, [0, 44, 21, 44], [0, nil, 32, 32, 32, 209]),
        DeviceMetricsCase("iphone-x", OSVersion(11), .landscapeRight, [0, 44, 21, 44], [0, nil, 32, 32, 32, 209]),
        DeviceMetricsCase("iphone-xr", OSVersion(13, 7), .portrait, [44, 0, 34, 0], [44, 44, 44, 49, 44, 346]),
        DeviceMetricsCase("iphone-xr", OSVersion(13), .landscapeLeft, [0, 44, 21, 44], [0, nil, 44, 49, 44, 209]),
        DeviceMetricsCase("iphone-xr", OSVersion(14), .portrait, [48, 0, 34, 0], [48, 48, 44, 49, 44, 346]),
        DeviceMetricsCase("iphone-xr", OSVersion(14), .landscapeLeft, [0, 48, 21, 48], [0, nil, 44, 49, 44, 209]),
        DeviceMetricsCase("iphone-12-mini", OSVersion(14), .portrait, [50, 0, 34, 0], [44, 50, 44, 49, 44, 336]),
        DeviceMetricsCase("iphone-12-mini", OSVersion(15), .portrait, [50, 0, 34, 0], [50, 50, 44, 49, 44, 336]),
        DeviceMetricsCase("iphone-14-pro", OSVersion(16), .portrait, [59, 0, 34, 0], [54, 53.667, 44, 49, 44, 336]),
        DeviceMetricsCase("iphone-16-pro", OSVersion(18), .portrait, [62, 0, 34, 0], [54, 56.333, 44, 49, 44, 336]),
        DeviceMetricsCase("iphone-16-pro", OSVersion(26), .portrait, [62, 0, 34, 0], [54, 62, 54, nil, 48, 335]),
        DeviceMetricsCase(
            "iphone-17-pro", OSVersion(26), .landscapeRight, [0, 62, 20, 62], [0, 24, 54, nil, nil, 208]),
        DeviceMetricsCase("iphone-air", OSVersion(26, 1), .portrait, [68, 0, 34, 0], [59, 68, 54, nil, 48, 345]),
        DeviceMetricsCase(
            "iphone-duo-outer", OSVersion(27, 1), .portrait, [0, 0, 34, 84], [nil, 24, 58, nil, nil, 289]),
        DeviceMetricsCase(
            "iphone-duo-inner", OSVersion(27, 1), .landscapeLeft, [0, 0, 34, 84], [0, 24, 58, nil, nil, 264]),
        DeviceMetricsCase("ipad-air-2", OSVersion(11), .portrait, [20, 0, 0, 0], [20, 20, 44, 49, 50, 313]),
        DeviceMetricsCase("ipad-air-2", OSVersion(12), .landscapeLeft, [20, 0, 0, 0], [20, nil, 50, 50, 50, 398]),
        DeviceMetricsCase("ipad-pro-11-m4", OSVersion(17), .portrait, [24, 0, 20, 0], [24, 24, 50, 45, 50, nil]),
        DeviceMetricsCase("ipad-pro-11-m4", OSVersion(18), .portrait, [24, 0, 25, 0], [24, 24, 50, 45, 50, nil]),
        DeviceMetricsCase(
            "ipad-pro-11-m4", OSVersion(26), .landscapeLeft, [32, 0, 25, 0], [32, 32, 54, nil, nil, 428]),
        DeviceMetricsCase("ipad-9", OSVersion(26), .portrait, [], [nil, nil, 54, nil, nil, nil]),
    ]
}

/// The metrics of devices against the table of facts.
struct DeviceMetricsTests {
    @Test(arguments: DeviceMetricsCase.all)
    func `a device has its metrics`(_ expected: DeviceMetricsCase) throws {
        let device = try #require(DeviceCatalog.standard.device(named: expected.id))
        let metrics = try #require(device.metrics(in: expected.orientation, on: expected.os))
        #expect(metrics[.safeAreaInsets]?.value ?? [] == expected.safeArea)
        #expect(Metrics.Length.allCases.map { metrics[$0]?.value } == expected.heights)
    }

    @Test func `upside down the metrics are those of portrait`() {
        for device in DeviceCatalog.standard.devices {
            #expect(
                device.metrics(in: .portraitUpsideDown, on: device.newestOS)
                    == device.metrics(in: .portrait, on: device.newestOS))
        }
    }

    @Test func `a change carries its own provenance`() throws {
        let device = try #require(DeviceCatalog.standard.device(named: "iPad Pro 11-inch (M4)"))
        let before = try #require(device.metrics(in: .portrait, on: OSVersion(17))?.safeAreaInset(.bottom))
        let after = try #require(device.metrics(in: .portrait, on: OSVersion(18))?.safeAreaInset(.bottom))
        #expect(before.provenance == .observed("QM+DF(12.9 gen 4)+UYL(2024 iPads)"))
        #expect(after.provenance == .observed("DP(iPadOS 18 probe, bfdd4e7)"))
    }

    @Test func `margins and size classes stand beside the metrics`() throws {
        let device = try #require(DeviceCatalog.standard.device(named: "iPhone XR"))
        #expect(device.sideMargin[.portrait]?.value == 20)
        #expect(device.sideMargin[.landscapeLeft]?.value == 16)
        #expect(device.sizeClasses[.portrait]?.value == SizeClasses(.compact, by: .regular))
        #expect(device.sizeClasses[.landscapeLeft]?.value == SizeClasses(.regular, by: .compact))
        #expect(device.sizeClasses[.portrait]?.provenance == .documented("HIG26"))
    }
}
