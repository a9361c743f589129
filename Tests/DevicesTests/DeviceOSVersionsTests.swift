import Devices
import LayoutEngine
import Testing

/// The span of OS versions of one device.
struct DeviceOSCase: Sendable, CustomTestStringConvertible {
    let id: String
    let run: String
    let newest: OSVersion

    init(_ id: String, _ run: String, newest: OSVersion) {
        self.id = id
        self.run = run
        self.newest = newest
    }

    var testDescription: String { id }

    static let all: [DeviceOSCase] = [
        DeviceOSCase("iphone-4s", "5–9", newest: OSVersion(9)),
        DeviceOSCase("iphone-x", "11–16", newest: OSVersion(16)),
        DeviceOSCase("iphone-se-3", "15.4–27", newest: OSVersion(27)),
        DeviceOSCase("iphone-16", "18–27", newest: OSVersion(27)),
        DeviceOSCase("iphone-17", "26–27", newest: OSVersion(27)),
        DeviceOSCase("iphone-18-pro", "27", newest: OSVersion(27)),
        DeviceOSCase("ipad-8", "14–26", newest: OSVersion(26)),
        DeviceOSCase("ipad-2", "4–9", newest: OSVersion(9)),
    ]
}

/// Which versions of the OS a device runs, and whether it has metrics in them.
struct DeviceOSVersionsTests {
    @Test(arguments: DeviceOSCase.all)
    func `a device runs a span of versions`(_ expected: DeviceOSCase) throws {
        let device = try #require(DeviceCatalog.standard.device(named: expected.id))
        #expect(device.osVersionsRun.description == expected.run)
        #expect(device.newestOS == expected.newest)
    }

    @Test func `a device that shipped with a minor version begins there`() throws {
        let duo = try #require(DeviceCatalog.standard.device(named: "iphone-duo-inner"))
        #expect(duo.newestOS == OSVersion(27, 1))
        #expect(!duo.runs(OSVersion(27)))
        #expect(duo.runs(OSVersion(27, 1)))
    }

    @Test func `iPhone X runs every version from 11 to 16`() throws {
        let device = try #require(DeviceCatalog.standard.device(named: "iPhone X"))
        let versions = [OSVersion(11), OSVersion(13, 4, 1), OSVersion(16, 7)]
        #expect(versions.allSatisfy { device.runs($0) })
        #expect(![OSVersion(10, 3), OSVersion(17)].contains { device.runs($0) })
    }

    @Test func `every device has metrics in exactly the generations that it runs`() {
        for device in DeviceCatalog.standard.devices {
            #expect(device.runs(device.newestOS), "\(device.id)")
            #expect((device.metricsBefore26 != nil) == (device.firstOS.value < OSVersion(26)), "\(device.id)")
            #expect((device.metrics26 != nil) == (device.newestOS >= OSVersion(26)), "\(device.id)")
        }
    }
}
