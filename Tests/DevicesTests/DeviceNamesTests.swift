import Devices
import LayoutEngine
import Testing

/// A name as people write it, and the device it means.
struct DeviceNameCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// Nil when the name means no device or several.
    let id: String?

    init(_ name: String, _ id: String?) {
        self.name = name
        self.id = id
    }

    var testDescription: String { name }

    static let all: [DeviceNameCase] = [
        DeviceNameCase("iPhone X", "iphone-x"),
        DeviceNameCase("iphone x", "iphone-x"),
        DeviceNameCase("iPhone 8", "iphone-8"),
        DeviceNameCase("iPhone 5s", "iphone-5s"),
        DeviceNameCase("iPhone 5S", "iphone-5s"),
        DeviceNameCase("iPhone 6s Plus", "iphone-6s-plus"),
        DeviceNameCase("iPhone 6s+", "iphone-6s-plus"),
        DeviceNameCase("iPhone Xs", "iphone-xs"),
        DeviceNameCase("iPhone XS Max", "iphone-xs-max"),
        DeviceNameCase("iPhone Xʀ", nil),
        DeviceNameCase("iPhone SE 3", "iphone-se-3"),
        DeviceNameCase("iPhone SE (3rd gen)", "iphone-se-3"),
        DeviceNameCase("iPhone SE (2020)", "iphone-se-2"),
        DeviceNameCase("iPhone SE", nil),
        DeviceNameCase("iPhone 16 Pro", "iphone-16-pro"),
        DeviceNameCase("iPhone16Pro", "iphone-16-pro"),
        DeviceNameCase("Apple iPhone 12 mini", "iphone-12-mini"),
        DeviceNameCase("iPhone Air", "iphone-air"),
        DeviceNameCase("iPhone Duo", nil),
        DeviceNameCase("iPhone Duo (inner display)", "iphone-duo-inner"),
        DeviceNameCase("iPhone Duo outer", "iphone-duo-outer"),
        DeviceNameCase("iPad 2", "ipad-2"),
        DeviceNameCase("iPad Air 2", "ipad-air-2"),
        DeviceNameCase("iPad Air (2nd generation)", "ipad-air-2"),
        DeviceNameCase("iPad A16", "ipad-a16"),
        DeviceNameCase("iPad (11th generation)", "ipad-a16"),
        DeviceNameCase("iPad 9th gen", "ipad-9"),
        DeviceNameCase("iPad mini 4", "ipad-mini-4"),
        DeviceNameCase("iPad mini 6", "ipad-mini-6"),
        DeviceNameCase("iPad Pro 10.5", "ipad-pro-10.5"),
        DeviceNameCase("iPad Pro (10.5-inch)", "ipad-pro-10.5"),
        DeviceNameCase("10.5-inch iPad Pro", "ipad-pro-10.5"),
        DeviceNameCase("iPad Pro 105", nil),
        DeviceNameCase("iPad Pro (12.9-inch) (2nd generation)", "ipad-pro-12.9-2"),
        DeviceNameCase("iPad Pro 12.9", nil),
        DeviceNameCase("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
        DeviceNameCase("11-inch iPad Pro (M4)", "ipad-pro-11-m4"),
        DeviceNameCase("iPad Pro 11\" (M1)", "ipad-pro-11-3"),
        DeviceNameCase("iPhone10,3", "iphone-x"),
        DeviceNameCase("IPHONE10,6", "iphone-x"),
        DeviceNameCase("iPhone19,4", nil),
        DeviceNameCase("iPhone", nil),
        DeviceNameCase("ipad", nil),
        DeviceNameCase("11-inch iPad", nil),
        DeviceNameCase("", nil),
        DeviceNameCase("–", nil),
        DeviceNameCase("Pixel 9", nil),
    ]
}

/// Finding devices by what people write.
struct DeviceNamesTests {
    @Test(arguments: DeviceNameCase.all)
    func `a spelling finds its device or none`(_ expected: DeviceNameCase) {
        #expect(DeviceCatalog.standard.device(named: expected.name)?.id == expected.id)
    }

    @Test func `an ambiguous name has candidates`() {
        let catalog = DeviceCatalog.standard
        #expect(catalog.candidates(for: "iPhone SE").map { $0.id } == ["iphone-se-1", "iphone-se-2", "iphone-se-3"])
        #expect(catalog.candidates(for: "iPhone19,4").map { $0.id } == ["iphone-duo-outer", "iphone-duo-inner"])
        #expect(catalog.candidates(for: "iPad Pro 13").map { $0.id } == ["ipad-pro-13-m4", "ipad-pro-13-m5"])
        #expect(catalog.candidates(for: "iPhone X").map { $0.id } == ["iphone-x"])
        #expect(catalog.candidates(for: "Pixel").isEmpty)
        #expect(catalog.candidates(for: "").isEmpty)
    }
}
