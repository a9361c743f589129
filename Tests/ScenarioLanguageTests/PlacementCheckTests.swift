import Testing

/// Pins that say too little or too much are reported, and no view is placed by guesswork.
@Suite struct PlacementCheckTests {
    struct PinsCase: Sendable, CustomTestStringConvertible {
        let pins: String
        var properties = ""
        let codes: [String]

        var testDescription: String { "\(pins) \(properties)" }
    }

    static let cases = [
        PinsCase(pins: "top: superview.top, left: superview.left, width: 1, height: 1", codes: []),
        PinsCase(
            pins: "centerX: superview.centerX, left: superview.left, top: safeArea.top, bottom: safeArea.bottom",
            codes: []),
        PinsCase(pins: "width: 1, height: 1", codes: ["scenario/ambiguous-pins", "scenario/ambiguous-pins"]),
        PinsCase(pins: "top: superview.top, left: superview.left, width: 1", codes: ["scenario/ambiguous-pins"]),
        PinsCase(
            pins: "top: superview.top, left: superview.left", properties: "intrinsicContentSize: [10, -1]",
            codes: ["scenario/ambiguous-pins"]),
        PinsCase(
            pins: "top: superview.top, left: superview.left", properties: "intrinsicContentSize: [10, 10]", codes: []),
        PinsCase(
            pins: "top: superview.top, bottom: superview.bottom, height: 1, left: superview.left, width: 1",
            codes: ["scenario/conflicting-pins"]),
        PinsCase(
            pins: "top: superview.top, height: 1, left: superview.left, leading: superview.leading",
            codes: ["scenario/conflicting-pins"]),
    ]

    @Test(arguments: cases)
    func `each axis takes two of edges, centre and size`(_ pins: PinsCase) {
        let properties = pins.properties.isEmpty ? "" : ", \(pins.properties)"
        let source = ResolvedSource(
            "id: a\ndevice: iPhone X\nroot: {viewController: {view: [{view: {pin: {\(pins.pins)}\(properties)}}]}}")
        #expect(source.codes == pins.codes, "\(source.report)")
    }

    @Test func `a centre and an edge make the size`() {
        let text = """
            id: a
            device: iPhone 8
            root:
              viewController:
                view:
                  - view: {name: a, pin: {centerX: superview.centerX, left: superview.left + 10, top: superview.top, height: 5}}
                  - view: {name: b, pin: {centerX: superview.centerX, right: superview.right - 10, top: superview.top, height: 5}}
            expect:
              a.frame: [10, 0, 355, 5]
              b.frame: [10, 0, 355, 5]
            """
        #expect(ResolvedSource(text).report == "")
    }

    @Test func `a text view that does not scroll asks for its content's size`() {
        let text = """
            id: a
            device: iPhone 8
            root:
              viewController:
                view:
                  - textView:
                      name: text
                      isScrollEnabled: false
                      contentSize: [200, 52]
                      pin: {top: superview.top, left: superview.left}
            expect: {text.frame: [0, 0, 200, 52]}
            """
        #expect(ResolvedSource(text).report == "")
        let scrolling = ResolvedSource(text.replacing("isScrollEnabled: false", with: "isScrollEnabled: true"))
        #expect(scrolling.codes.contains("scenario/ambiguous-pins"))
    }

    static let arranged = [
        ("frame: fill", 1), ("pin: {top: superview.top}", 1), ("pin: {width: 10}", 0),
        ("pin: {width: 10, height: 4}", 0),
    ]

    @Test(arguments: arranged)
    func `a stack view places its subviews by itself`(_ placement: String, problems: Int) {
        let source = ResolvedSource(
            """
            id: a
            device: iPhone X
            root:
              viewController:
                view: [{stackView: {frame: fill, subviews: [{view: {\(placement)}}, {viewController: {\(placement)}}]}}]
            """)
        #expect(
            source.codes == Array(repeating: "scenario/placed-arranged-view", count: 2 * problems), "\(source.report)")
    }

    @Test func `stack views are not used before iOS 9`() {
        let source = ResolvedSource(
            "id: a\ndevice: iPhone 5\nos: 8\nroot: {viewController: {view: [{stackView: {frame: fill}}]}}")
        #expect(source.codes == ["scenario/not-in-version"])
    }
}
