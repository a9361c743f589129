import Devices
import Geometry
import LayoutEngine
import Testing

/// Where cutout and home indicator lie on one device in one orientation.
struct DeviceGeometryCase: Sendable, CustomTestStringConvertible {
    let id: String
    let orientation: InterfaceOrientation
    let cutout: Rect?
    let homeIndicator: Rect?

    init(_ id: String, _ orientation: InterfaceOrientation, cutout: Rect?, homeIndicator: Rect?) {
        self.id = id
        self.orientation = orientation
        self.cutout = cutout
        self.homeIndicator = homeIndicator
    }

    var testDescription: String { "\(id), \(orientation.rawValue)" }

    static let all: [DeviceGeometryCase] = [
        DeviceGeometryCase("iphone-8", .portrait, cutout: nil, homeIndicator: nil),
        DeviceGeometryCase(
            "iphone-x", .portrait, cutout: Rect(x: 83, y: 0, width: 209, height: 30),
            homeIndicator: Rect(x: 120.5, y: 799, width: 134, height: 5)),
        DeviceGeometryCase(
            "iphone-x", .landscapeRight, cutout: Rect(x: 0, y: 83, width: 30, height: 209),
            homeIndicator: Rect(x: 301.5, y: 362, width: 209, height: 5)),
        DeviceGeometryCase(
            "iphone-x", .landscapeLeft, cutout: Rect(x: 782, y: 83, width: 30, height: 209),
            homeIndicator: Rect(x: 301.5, y: 362, width: 209, height: 5)),
        DeviceGeometryCase(
            "iphone-duo-outer", .landscapeRight, cutout: Rect(x: 29.3, y: 466 - 399.7 - 37, width: 37, height: 37),
            homeIndicator: nil),
        DeviceGeometryCase(
            "ipad-pro-11-m4", .landscapeLeft, cutout: nil,
            homeIndicator: Rect(x: 447.5, y: 821, width: 315, height: 5.5)),
    ]
}

/// The outline of devices in all orientations.
struct DeviceGeometryTests {
    @Test(arguments: DeviceGeometryCase.all)
    func `cutout and home indicator turn with the screen`(_ expected: DeviceGeometryCase) throws {
        let device = try #require(DeviceCatalog.standard.device(named: expected.id))
        expectEqual(device.cutoutFrame(in: expected.orientation), expected.cutout)
        expectEqual(device.homeIndicatorFrame(in: expected.orientation), expected.homeIndicator)
    }

    @Test func `a turn keeps corners on the screen and goes back after its opposite`() {
        let size = Size(width: 375, height: 812)
        for orientation in InterfaceOrientation.allCases {
            let turn = ScreenTurn(of: size, to: orientation)
            let whole = Rect(origin: .zero, size: size)
            #expect(turn(whole) == Rect(origin: .zero, size: turn.size))
        }
        let left = ScreenTurn(of: size, to: .landscapeLeft)(Point(x: 100, y: 0))
        #expect(left == Point(x: 812, y: 100))
        #expect(ScreenTurn(of: size, to: .landscapeRight)(Point(x: 100, y: 0)) == Point(x: 0, y: 275))
        #expect(ScreenTurn(of: size.transposed, to: .landscapeRight)(left) == Point(x: 100, y: 0))
    }

    @Test func `only iPads and phones with Home button stand on their head`() throws {
        let catalog = DeviceCatalog.standard
        let upsideDown = catalog.devices.filter { $0.turns(to: .portraitUpsideDown) }
        #expect(upsideDown.filter { $0.family == .iPad }.count == 44)
        #expect(upsideDown.filter { $0.family == .iPhone }.count == 15)
        #expect(catalog.devices.allSatisfy { $0.turns(to: .portrait) && $0.turns(to: .landscapeLeft) })
    }

    @Test func `a measured corner is drawn as measured, another one with a typical extent`() throws {
        let catalog = DeviceCatalog.standard
        let measured = try #require(catalog.device(named: "iPhone 16")).screen.corner
        #expect(measured == ScreenCorner(radius: 55.11, extent: 74.65))
        let typical = try #require(catalog.device(named: "iPhone X")).screen.corner
        #expect(typical == ScreenCorner(typicalForRadius: 39))
        let square = try #require(catalog.device(named: "iPhone 8")).screen.corner
        #expect(square == ScreenCorner(radius: 0, extent: 0))
        let hinge = try #require(catalog.device(named: "iphone-duo-outer")).screen
        #expect(hinge.corner.radius == 59)
        #expect(hinge.leftCorner.radius == 8)
    }

    @Test(arguments: [("iPhone X", 20.8), ("iPhone XR", 21), ("iPhone 13", 22.8)])
    func `every notch has corners to draw`(_ name: String, _ bottomRadius: Double) throws {
        let device = try #require(DeviceCatalog.standard.device(named: name))
        guard case .notch(let notch) = device.cutout.value else {
            Issue.record("\(name) has no notch")
            return
        }
        #expect(notch.cornersToDraw.bottomRadius == bottomRadius)
        #expect(notch.cornersToDraw.shoulderRadius > 0)
    }
}

/// Compares rectangles whose sums of decimal fractions may differ in the last bit.
private func expectEqual(_ actual: Rect?, _ expected: Rect?, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let actual, let expected else {
        #expect(actual == expected, sourceLocation: sourceLocation)
        return
    }
    let differences = [
        actual.minX - expected.minX, actual.minY - expected.minY, actual.width - expected.width,
        actual.height - expected.height,
    ]
    #expect(differences.allSatisfy { $0.magnitude < 0.000_001 }, "\(actual)", sourceLocation: sourceLocation)
}
