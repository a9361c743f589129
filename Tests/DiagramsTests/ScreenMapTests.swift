import Devices
import Geometry
import LayoutEngine
import Testing

@testable import Diagrams

struct ScreenMapTests {
    @Test func `edges fall on whole units of the picture`() {
        let map = ScreenMap(screenSize: Size(width: 375, height: 812))
        #expect(map.screen == Rect(x: 0, y: 0, width: 159, height: 344))
        #expect(map(Rect(x: 0, y: 0, width: 375, height: 88)) == Rect(x: 0, y: 0, width: 159, height: 37))
    }

    @Test(arguments: DeviceCatalog.standard.devices.map { $0.id })
    func `every device fits its picture both ways`(id: String) throws {
        let found = DeviceCatalog.standard.device(named: id)
        let device = try #require(found)
        let portrait = ScreenMap(screenSize: device.screen.size).screen
        let landscape = ScreenMap(screenSize: device.screen.size.transposed).screen
        #expect(portrait.width <= 320 && portrait.height <= 344)
        #expect(landscape.width <= 440 && landscape.height <= 300)
    }

    @Test func `a window lies where it is on the screen`() throws {
        let sample = try Sample("letterbox", root: .controller(Trees.content())) { $0.app.hasLaunchScreen = false }
        let figure = Subject(sample.scenario, sample.variant, sample.result, .squares)
        #expect(figure.screen == Rect(x: 0, y: -72.5, width: 375, height: 812))
        #expect(figure.map(figure.window) == Rect(x: 0, y: 31, width: 159, height: 282))
    }

    @Test func `dimension lines stay near the screen`() {
        let map = ScreenMap(screenSize: Size(width: 375, height: 812))
        #expect(map.position(1e9, .vertical) == 404 && map.position(-1e9, .horizontal) == -60)
    }
}
