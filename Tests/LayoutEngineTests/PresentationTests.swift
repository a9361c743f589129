import Devices
import Geometry
import LayoutEngine
import Testing

/// What every presentation keeps to, on every device.
@Suite struct PresentationTests {
    /// A style in an environment, with the kind of place that it leads to.
    struct PlaceCase: Sendable, CustomTestStringConvertible {
        let style: ModalPresentationStyle
        let device: String
        var orientation = InterfaceOrientation.portrait
        let os: Int
        var width: Double?
        /// True when the view covers the whole window.
        let fills: Bool
        /// True when it is as wide as the window.
        let isWide: Bool

        var testDescription: String { "\(style) \(device) \(orientation) \(os) \(width ?? 0)" }
    }

    static let cases = [
        PlaceCase(style: .pageSheet, device: "iPhone 8", os: 12, fills: true, isWide: true),
        PlaceCase(style: .pageSheet, device: "iPhone 8", os: 13, fills: false, isWide: true),
        PlaceCase(
            style: .pageSheet, device: "iPhone X", orientation: .landscapeLeft, os: 13, fills: true, isWide: true),
        PlaceCase(style: .popover, device: "iPhone 8", os: 12, fills: true, isWide: true),
        PlaceCase(style: .popover, device: "iPhone 8", os: 13, fills: false, isWide: true),
        PlaceCase(
            style: .popover, device: "iPhone 8 Plus", orientation: .landscapeLeft, os: 13, fills: false, isWide: false),
        PlaceCase(
            style: .formSheet, device: "iPhone 8 Plus", orientation: .landscapeLeft, os: 15, fills: true, isWide: true),
        PlaceCase(style: .formSheet, device: "iPad Air 2", os: 9, fills: false, isWide: false),
        PlaceCase(style: .formSheet, device: "iPad Air 2", os: 12, width: 320, fills: true, isWide: true),
        PlaceCase(style: .formSheet, device: "iPad Air 2", os: 13, width: 320, fills: false, isWide: true),
        PlaceCase(style: .pageSheet, device: "iPad Air 2", os: 12, fills: false, isWide: true),
        PlaceCase(style: .pageSheet, device: "iPad Air 2", os: 13, fills: false, isWide: false),
        PlaceCase(style: .popover, device: "iPad Air 2", os: 13, fills: false, isWide: false),
        PlaceCase(style: .popover, device: "iPad Air 2", os: 13, width: 507, fills: false, isWide: true),
        PlaceCase(style: .overFullScreen, device: "iPad Air 2", os: 13, fills: true, isWide: true),
        PlaceCase(style: .fullScreen, device: "iPhone X", os: 13, fills: true, isWide: true),
    ]

    @Test(arguments: cases)
    func `size classes decide how a style comes out`(_ place: PlaceCase) throws {
        var environment = Environment(
            device: try #require(DeviceCatalog.standard.device(named: place.device)), orientation: place.orientation,
            os: OSVersion(place.os))
        if let width = place.width {
            environment.window.frame = Rect(x: 0, y: 0, width: width, height: environment.screenSize.height)
        }
        let frame = try #require(layOut(presented(place.style), in: environment).settled["view"]?[.frame]?.rect)
        let window = environment.windowFrame.size
        #expect((frame == Rect(origin: .zero, size: window)) == place.fills, "\(frame)")
        #expect((frame.width == window.width) == place.isWide, "\(frame)")
    }

    @Test(arguments: ModalPresentationStyle.allCases)
    func `a presented view lies in its window and its safe area in the view`(_ style: ModalPresentationStyle) throws {
        for device in DeviceCatalog.standard.devices where device.isPublished {
            for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
                let environment = Environment(device: device, orientation: orientation, os: device.newestOS)
                let result = layOut(presented(style), in: environment)
                let view = try #require(result.settled["view"])
                let frame = view.frameInWindow
                let window = Rect(origin: .zero, size: environment.windowFrame.size)
                #expect(frame.intersection(window) == frame, "\(device.id) \(orientation): \(frame)")
                guard let insets = view[.safeAreaInsets]?.insets else { continue }
                #expect(insets.top + insets.bottom < frame.height && insets.left + insets.right < frame.width)
            }
        }
    }

    @Test(arguments: [
        ("iPad Air 2", 9, "114, 202, 540, 620"), ("iPad Pro 11-inch (1st generation)", 15, "147, 287, 540, 620"),
        ("iPad mini (5th generation)", 16, "114, 212, 540, 600"),
        ("iPad Pro 11-inch (1st generation)", 16, "127, 277, 580, 640"),
        ("iPad Pro 12.9-inch (3rd generation)", 18, "222, 363, 580, 640"),
        ("iPad Pro 11-inch (1st generation)", 26, "127, 267, 580, 650"),
    ])
    func `a form sheet that asks for no size has that of its screen from iPadOS 16 on`(
        device: String, os: Int, frame: String
    ) throws {
        let environment = Environment(
            device: try #require(DeviceCatalog.standard.device(named: device)), orientation: .portrait,
            os: OSVersion(os))
        #expect(layOut(presented(.formSheet), in: environment).settled["view"]?[.frame]?.description == frame)
    }

    @Test(arguments: [15, 18, 26])
    func `a form sheet larger than its window fills it`(os: Int) throws {
        let environment = Environment(
            device: try #require(DeviceCatalog.standard.device(named: "iPad Pro 11-inch (1st generation)")),
            orientation: .portrait, os: OSVersion(os))
        let app = presented(.formSheet, preferring: Size(width: 2000, height: 2000))
        #expect(layOut(app, in: environment).settled["view"]?[.frame]?.description == "0, 0, 834, 1194")
    }

    private func presented(_ style: ModalPresentationStyle, preferring size: Size? = nil) -> App {
        var controller = Controller(name: "vc", kind: .content, view: View(name: "view"))
        controller.modalPresentationStyle = style
        controller.preferredContentSize = size
        controller.popoverPresentation.sourceRect = Rect(x: 100, y: 200, width: 50, height: 50)
        return App(.controller(controller))
    }
}
