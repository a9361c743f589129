import Devices
import Geometry
import LayoutEngine
import Testing

/// What must be true of every device.
struct DeviceLawsTests {
    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `insets are not negative and leave room in the screen`(_ id: String) throws {
        for (device, orientation, metrics) in try everyMetrics(id) {
            guard let insets = metrics.safeAreaInsets?.value else { continue }
            let size = device.turn(to: orientation).size
            #expect(Edge.allCases.allSatisfy { insets[$0] >= 0 })
            #expect(insets.left + insets.right < size.width / 2)
            #expect(insets.top + insets.bottom < size.height / 2)
        }
    }

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `beside a notch or island the landscape insets equal the portrait top`(_ id: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: id))
        switch device.cutout.value {
        case .none, .cameraHole: return
        case .notch, .island: break
        }
        for os in majorVersions(of: device) {
            let portrait = try #require(device.metrics(in: .portrait, on: os)?.safeAreaInsets?.value)
            let landscape = try #require(device.metrics(in: .landscapeLeft, on: os)?.safeAreaInsets?.value)
            #expect(landscape.left == portrait.top)
            #expect(landscape.right == portrait.top)
            #expect(landscape.top == 0)
        }
    }

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `cutout and home indicator lie outside of the safe area`(_ id: String) throws {
        for (device, orientation, metrics) in try everyMetrics(id) where device.turns(to: orientation) {
            guard let insets = metrics.safeAreaInsets?.value else { continue }
            let size = device.turn(to: orientation).size
            let isMirrored = device.foldable?.value.isMirrored(in: orientation) ?? false
            let safe = Rect(origin: .zero, size: size).inset(by: isMirrored ? insets.mirrored : insets)
            let cutout = device.cutoutFrame(in: orientation)
            let indicator = device.homeIndicatorFrame(in: orientation)
            for frame in [cutout, indicator] {
                guard let frame else { continue }
                #expect(frame.intersection(safe) == nil, "\(orientation)")
                #expect(frame.union(Rect(origin: .zero, size: size)).size == size, "\(orientation)")
            }
        }
    }

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `the image has the panel's pixels unless it is downsampled`(_ id: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: id))
        let screen = device.screen
        let image = screen.renderedPixels
        #expect(image.width == screen.size.width * screen.scale && image.height == screen.size.height * screen.scale)
        let downsampled = [
            "iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus", "iphone-12-mini", "iphone-13-mini",
            "iphone-duo-inner",
        ]
        #expect((image != screen.panel.value) == downsampled.contains(id))
    }

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `corners, cutout and home indicator come together`(_ id: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: id))
        let folds = id.hasPrefix("iphone-duo")
        #expect(device.hasHomeButton == (device.homeIndicator.value == nil) || folds)
        if device.hasHomeButton { #expect(device.cutout.value == Cutout.none) }
        let corner = device.screen.corner
        #expect(corner.extent >= corner.radius)
        #expect(corner.extent * 2 < device.screen.size.width)
    }

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `every provenance cites a known source or gives a reason`(_ id: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: id))
        for provenance in try provenances(of: device) {
            #expect(!provenance.sources.isEmpty)
            #expect(provenance.sources != "content folder", "a value of the tool's own without a source")
            #expect(
                provenance.mark == .inferred || !SourceCatalog.standard.sources(of: provenance).isEmpty,
                "\(provenance.sources)")
        }
    }
}

/// Every answer of a device: each orientation on each major version that it runs.
private func everyMetrics(_ id: String) throws -> [(Device, InterfaceOrientation, Metrics)] {
    let device = try #require(DeviceCatalog.standard.device(named: id))
    var answers: [(Device, InterfaceOrientation, Metrics)] = []
    for os in majorVersions(of: device) {
        for orientation in InterfaceOrientation.allCases {
            answers.append((device, orientation, try #require(device.metrics(in: orientation, on: os))))
        }
    }
    return answers
}

/// The version that a device shipped with, and each later major version up to the newest.
private func majorVersions(of device: Device) -> [OSVersion] {
    [device.firstOS.value] + (1...30).map { OSVersion($0) }.filter { device.runs($0) && $0 != device.firstOS.value }
}

/// The provenances of all values of a device.
private func provenances(of device: Device) throws -> [Provenance] {
    let screen = device.screen
    var all: [Provenance?] = [
        device.modelIdentifiers.provenance, device.year.provenance, device.firstOS.provenance, screen.provenance,
        screen.panel.provenance, screen.cornerRadius.provenance, screen.leftCornerRadius?.provenance,
        screen.cornerMask?.provenance, device.cutout.provenance, device.homeIndicator.provenance,
        device.sizeClasses.portrait?.provenance, device.sizeClasses.landscape?.provenance,
        device.sideMargin.portrait?.provenance, device.sideMargin.landscape?.provenance,
        device.simulatorBody?.provenance, device.foldable?.provenance,
    ]
    all += device.changes.map { $0.value.provenance }
    if case .notch(let notch) = device.cutout.value { all.append(notch.corners?.provenance) }
    for (_, _, metrics) in try everyMetrics(device.id) {
        all += Metric.allCases.map { metrics[$0]?.provenance }
    }
    return all.compactMap { $0 }
}
