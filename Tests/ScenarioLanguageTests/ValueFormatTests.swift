import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct ValueFormatTests {
    struct FrameCase: Sendable, CustomTestStringConvertible {
        let text: String
        let placement: View.Placement

        var testDescription: String { text }
    }

    static let frames = [
        FrameCase(text: "fill", placement: .fill),
        FrameCase(text: "[1, 2.5, -3, +4]", placement: .frame(Rect(x: 1, y: 2.5, width: -3, height: 4))),
        FrameCase(text: "{y: 20, height: 44}", placement: .frame(Rect(x: 0, y: 20, width: 0, height: 44))),
        FrameCase(text: "[007, 0, 0, 1000000]", placement: .frame(Rect(x: 7, y: 0, width: 0, height: 1_000_000))),
    ]

    @Test(arguments: frames)
    func `frames are words, lists or components`(_ frame: FrameCase) throws {
        let view = try #require(subview("view: {frame: \(frame.text)}"))
        #expect(view.placement == frame.placement)
    }

    struct PinCase: Sendable, CustomTestStringConvertible {
        let text: String
        let pin: Pin

        var testDescription: String { text }
    }

    static let pins = [
        PinCase(text: "top: superview.top", pin: Pin(.top, to: Pin.Target(.superview, .top), constant: 0)),
        PinCase(text: "top: safeArea.top + 8", pin: Pin(.top, to: Pin.Target(.safeArea, .top), constant: 8)),
        PinCase(
            text: "bottom: safeArea.bottom -8.5", pin: Pin(.bottom, to: Pin.Target(.safeArea, .bottom), constant: -8.5)),
        PinCase(
            text: "leading: layoutMargins.leading",
            pin: Pin(.leading, to: Pin.Target(.layoutMargins, .leading), constant: 0)),
        PinCase(
            text: "bottom: topLayoutGuide.bottom",
            pin: Pin(.bottom, to: Pin.Target(.topLayoutGuide, .bottom), constant: 0)),
        PinCase(text: "centerX: superview.left", pin: Pin(.centerX, to: Pin.Target(.superview, .left), constant: 0)),
        PinCase(
            text: "height: superview.width - 1", pin: Pin(.height, to: Pin.Target(.superview, .width), constant: -1)),
        PinCase(text: "width: 100", pin: Pin(.width, to: nil, constant: 100)),
    ]

    @Test(arguments: pins)
    func `pins are anchors with constants`(_ pin: PinCase) throws {
        let view = try #require(
            subview(
                "view: {intrinsicContentSize: [9, 9], pin: {\(pin.text)\(Self.restOfPlace(beside: pin.pin.anchor))}}"))
        guard case .pinned(let pins) = view.placement else {
            Issue.record("\(view.placement)")
            return
        }
        #expect(pins.contains(pin.pin))
    }

    /// The pins that place a view together with one at an anchor.
    private static func restOfPlace(beside anchor: Pin.Anchor) -> String {
        switch anchor {
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: ", left: superview.left"
        case .left, .right, .leading, .trailing, .centerX: ", top: superview.top"
        case .width, .height: ", left: superview.left, top: superview.top"
        }
    }

    static let brokenPins = [
        "top: superview.top 8", "top: superview.top + 8 + 8", "top: superview.top + -8", "top: .top", "top: superview.",
        "top: superview.top.top", "top: ''", "top: superview.top + nan",
    ]

    @Test(arguments: brokenPins)
    func `other forms of pins are refused`(_ text: String) {
        let source = ResolvedSource(Self.scenario("view: {pin: {\(text)}}"))
        #expect(source.codes == ["scenario/invalid-pin"], "\(source.report)")
    }

    @Test func `views can be pinned to their siblings, before or after them`() {
        let source = ResolvedSource(
            Self.scenario(
                "view: {name: a, pin: {top: b.bottom, left: b.left, width: 9, height: 9}}}, {view: {name: b, frame: fill}"
            ))
        #expect(source.report == "")
    }

    static let noNumbers = [
        "nan", ".inf", "inf", "1e5", "0x10", "1_000", "--1", "1.", ".5", "1.2.3", "٣", "½", "1,5", "\u{2212}4", "wide",
    ]

    @Test(arguments: noNumbers)
    func `only plain decimals are numbers`(_ text: String) {
        let source = ResolvedSource(Self.scenario("tableView: {rowHeight: \"\(text)\"}"))
        #expect(source.codes == ["scenario/not-a-number"], "\(source.report)")
    }

    static let units = ["44pt", "44 pt", "44PT", "44 points", "44px", "44dp"]

    @Test(arguments: units)
    func `units are taken away by a fix-it`(_ text: String) throws {
        let source = ResolvedSource(Self.scenario("tableView: {rowHeight: \(text)}"))
        let fixIt = try #require(source.diagnostics.first?.fixIts.first)
        #expect(ResolvedSource(source.applying(fixIt)).report == "")
    }

    static let noFlags = ["yes", "No", "ON", "off", "True", "FALSE", "'true'", "1", "maybe", "[true]", "~"]

    @Test(arguments: noFlags)
    func `only true and false are booleans`(_ text: String) {
        let source = ResolvedSource(Self.scenario("view: {isHidden: \(text)}"))
        let codes = source.codes
        #expect(codes == ["scenario/not-a-boolean"] || codes == ["scenario/wrong-type"], "\(source.report)")
        for fixIt in source.diagnostics.flatMap({ $0.fixIts }) {
            #expect(ResolvedSource(source.applying(fixIt)).report == "")
        }
    }

    @Test func `edges are all, none or a list`() throws {
        for (text, edges) in [("all", Edges.all), ("none", []), ("[top, left]", [.top, .left]), ("[]", [])] {
            let source = ResolvedSource(
                "id: a\ndevice: iPhone X\nroot: {viewController: {edgesForExtendedLayout: \(text)}}")
            #expect(source.report == "")
            guard case .controller(let controller) = try #require(source.variant).app.initial else { continue }
            #expect(controller.edgesForExtendedLayout == edges)
        }
        let single = ResolvedSource("id: a\ndevice: iPhone X\nroot: {viewController: {edgesForExtendedLayout: top}}")
        let fixIt = try #require(single.diagnostics.first?.fixIts.first)
        #expect(ResolvedSource(single.applying(fixIt)).report == "")
    }

    @Test(arguments: [
        ("oneBesideSecondary", "allVisible"), ("secondaryOnly", "primaryHidden"),
        ("oneOverSecondary", "primaryOverlay"),
    ])
    func `display modes have the names of before iOS 14 too`(_ now: String, _ before: String) throws {
        func frame(_ mode: String) throws -> String {
            let split =
                "{splitViewController: {displayMode: \(mode), primary: {viewController: {name: a}}, viewController: {}}}"
            let source = ResolvedSource("id: a\ndevice: iPad mini 4\nos: 12\nroot: \(split)")
            let variant = try #require(source.variant, "\(source.report)")
            let result = layOut(variant.app, in: variant.environment)
            return result.settled.elements.map { "\($0.name ?? "") \($0.frameInWindow) \($0.isVisible)" }.joined()
        }
        #expect(try frame(now) == frame(before))
    }

    struct VersionCase: Sendable, CustomTestStringConvertible {
        let text: String
        let version: OSVersion

        var testDescription: String { text }
    }

    static let versions = [
        VersionCase(text: "11", version: OSVersion(11)), VersionCase(text: "'11.2'", version: OSVersion(11, 2)),
        VersionCase(text: "13.4.1", version: OSVersion(13, 4, 1)),
        VersionCase(text: "11.10", version: OSVersion(11, 10)),
    ]

    @Test(arguments: versions)
    func `versions keep their minor numbers`(_ version: VersionCase) {
        let source = ResolvedSource("id: a\ndevice: iPhone X\nos: \(version.text)\nroot: {viewController: {}}")
        #expect(source.variant?.environment.os == version.version)
    }

    @Test(arguments: ["19", "25.1", "6", "28", "11.", "eleven", "99999"])
    func `versions that never were are refused`(_ text: String) {
        let source = ResolvedSource("id: a\ndevice: iPhone X\nos: \(text)\nroot: {viewController: {}}")
        #expect(source.codes == ["scenario/unknown-os"])
    }

    @Test func `a platform's name before a version is taken away by a fix-it`() throws {
        let source = ResolvedSource("id: a\ndevice: iPhone X\nos: iOS 12\nroot: {viewController: {}}")
        let fixIt = try #require(source.diagnostics.first?.fixIts.first)
        #expect(ResolvedSource(source.applying(fixIt)).report == "")
    }

    @Test func `without a version the newest is taken that the device runs`() {
        for (device, version) in [
            ("iPhone 5s", OSVersion(12)), ("iPhone X", OSVersion(16)), ("iPhone 16", OSVersion(27)),
        ] {
            let source = ResolvedSource("id: a\ndevice: \(device)\nroot: {viewController: {}}")
            #expect(source.variant?.environment.os == version, "\(device)")
        }
    }

    /// A scenario whose view controller has one item among its subviews.
    private static func scenario(_ item: String) -> String {
        "id: a\ndevice: iPhone X\nroot: {viewController: {view: [{\(item)}]}}"
    }

    /// The one subview of a scenario with this item; nil after problems.
    private func subview(_ item: String) -> View? {
        let source = ResolvedSource(Self.scenario(item))
        #expect(source.report == "")
        guard case .controller(let controller)? = source.variant?.app.initial else { return nil }
        return controller.view.subviews.first
    }
}
