import Devices
import Drawing
import Geometry
import LayoutEngine
import Testing

@testable import Diagrams

struct ShapeTests {
    @Test func `a display's corner touches its circle at 45 degrees`() {
        let corner = ScreenCorner(radius: 55.11, extent: 74.65)
        let path = ContinuousCorners(left: corner, right: corner)
            .path(around: Rect(x: 0, y: 0, width: 393, height: 852))
        let clearance = 55.11 * (1 - (0.5).squareRoot())
        guard case .curve(let middle, _, _) = path.segments[1], case .curve(let end, _, _) = path.segments[2] else {
            Issue.record("the corner begins with two curves: \(path.segments)")
            return
        }
        #expect((393 - middle.x - clearance).magnitude < 1e-9 && (middle.y - clearance).magnitude < 1e-9)
        #expect(end == Point(x: 393, y: 74.65))
    }

    @Test func `bands surround the inner rectangle without overlap`() {
        let rect = Rect(x: 0, y: 0, width: 100, height: 200)
        let strips = Bands.strips(of: rect, insets: Insets(top: 20, left: 10, bottom: 30, right: -5))
        #expect(
            strips == [
                Rect(x: 0, y: 0, width: 100, height: 20), Rect(x: 0, y: 170, width: 100, height: 30),
                Rect(x: 0, y: 20, width: 10, height: 150),
            ])
    }

    @Test(arguments: InterfaceOrientation.allCases)
    func `the cutout keeps to the side where the orientation puts it`(orientation: InterfaceOrientation) throws {
        let found = DeviceCatalog.standard.device(named: "iPhone X")
        let device = try #require(found)
        let size = orientation.isLandscape ? device.screen.size.transposed : device.screen.size
        let outline = DeviceOutline(device, orientation, ScreenMap(screenSize: size))
        let cutout = try #require(outline.cutout)
        let bounds = try #require(cutout.bounds)
        let body = outline.bodyBounds
        let distances: [(InterfaceOrientation, Double)] = [
            (.portrait, bounds.minY - body.minY), (.landscapeRight, bounds.minX - body.minX),
            (.portraitUpsideDown, body.maxY - bounds.maxY), (.landscapeLeft, body.maxX - bounds.maxX),
        ]
        #expect(distances.min { $0.1 < $1.1 }?.0 == orientation)
    }
}
