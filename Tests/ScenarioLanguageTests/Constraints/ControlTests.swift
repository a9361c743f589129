import LayoutEngine
import ScenarioLanguage
import Testing

/// Controls have the sizes of their classes, which constraints see without what lies outside of the alignment rectangle.
@Suite struct ControlTests {
    private func frames(_ views: String, os: String = "16") throws -> [String: [Double]] {
        let source = ResolvedSource(
            """
            id: a
            device: iPhone SE (3rd generation)
            os: \(os)
            root: {viewController: {view: \(views)}}
            """)
        #expect(source.report == "")
        let settled = try source.settled()
        return Dictionary(
            settled.elements.compactMap { element in
                element.name.flatMap { name in
                    element[.frame].map { (name, $0.quantities.map { $0.value }) }
                }
            }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `a switch ends 2 points after what constraints align, whatever reads from right to left`() throws {
        let views = "[{control: {name: toggle, class: switch, pin: {top: superview.top, right: superview.right}}}]"
        #expect(try frames(views)["toggle"] == [326, 0, 51, 31])
        #expect(try frames(views, os: "26")["toggle"] == [314, 0, 63, 28])
    }

    @Test func `a switch keeps its size beside a width and a height`() throws {
        let views =
            "[{control: {name: toggle, class: switch, pin: {top: superview.top, left: superview.left, width: 100, height: 50}}}]"
        #expect(try frames(views)["toggle"] == [0, 0, 51, 31])
    }

    @Test func `a content size of the app's own takes the place of the class's`() throws {
        let views =
            "[{control: {name: toggle, class: switch, intrinsicContentSize: [80, 40], pin: {top: superview.top, left: superview.left}}}]"
        #expect(try frames(views)["toggle"] == [0, 0, 80, 40])
    }

    @Test func `a stack view arranges a switch by its alignment rectangle, and stretches the text`() throws {
        let frames = try frames(
            "[{stackView: {frame: [0, 100, 300, 44], spacing: 8, alignment: center, subviews: [{label: {name: text, intrinsicContentSize: [100, 20]}}, {control: {name: toggle, class: switch}}]}}]"
        )
        #expect(frames["text"] == [0, 12, 243, 20])
        #expect(frames["toggle"] == [251, 6.5, 51, 31])
    }

    @Test func `what hangs on a size that nobody published is not modelled`() throws {
        let frames = try frames(
            "[{control: {name: slider, class: slider, constraints: [leading == superview.leading, top == superview.top, width == 100]}}, {view: {name: below, constraints: [left == superview.left, top == slider.bottom, width == 9, height == 9]}}, {view: {name: beside, constraints: [left == superview.left, top == superview.top, width == 9, height == 9]}}]"
        )
        #expect(frames["slider"] == nil)
        #expect(frames["below"] == nil)
        #expect(frames["beside"] == [0, 0, 9, 9])
    }

    @Test func `a slider has a height and no width of its own`() {
        let source = ResolvedSource(
            """
            id: a
            device: iPhone SE (3rd generation)
            os: 26
            root: {viewController: {view: [{control: {class: slider, pin: {top: superview.top, left: superview.left}}}]}}
            """)
        #expect(source.codes == ["scenario/ambiguous-pins"], "\(source.report)")
        #expect(source.report.contains("width"))
    }

    @Test(arguments: ["textField", "segmentedControl", "datePicker", "UISearchBar"])
    func `a class without a published size is refused by name`(_ name: String) {
        let source = ResolvedSource(
            """
            id: a
            device: iPhone 8
            root: {viewController: {view: [{control: {class: \(name)}}]}}
            """)
        #expect(source.codes == ["scenario/unmodelled-word"], "\(source.report)")
        #expect(source.report.contains("'\(name)'") && source.report.contains("intrinsicContentSize"))
    }
}
