import LayoutEngine
import ScenarioLanguage
import Testing

/// Frames that follow their superview by a mask: on an iPhone 8, whose root view grows from 320 × 568 to 375 × 667, by 55 and 99.
@Suite struct AutoresizingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let frame: String
        let mask: String
        let result: String
        var from = "[320, 568]"
    }

    static let cases = [
        Case(testDescription: "nothing is flexible", frame: "[10, 20, 40, 30]", mask: "[]", result: "[10, 20, 40, 30]"),
        Case(
            testDescription: "the width alone takes all", frame: "[10, 20, 40, 30]", mask: "[flexibleWidth]",
            result: "[10, 20, 95, 30]"),
        Case(
            testDescription: "a view in the lower right corner stays there", frame: "[260, 518, 50, 40]",
            mask: "[flexibleLeftMargin, flexibleTopMargin]", result: "[315, 617, 50, 40]"),
        Case(
            testDescription: "two margins share in proportion to their sizes", frame: "[60, 20, 100, 30]",
            mask: "[flexibleLeftMargin, flexibleRightMargin]", result: "[75, 20, 100, 30]"),
        Case(
            testDescription: "equal margins keep a view in the middle", frame: "[110, 20, 100, 30]",
            mask: "[flexibleLeftMargin, flexibleRightMargin]", result: "[137.5, 20, 100, 30]"),
        Case(
            testDescription: "all three parts keep their proportions", frame: "[32, 20, 128, 30]",
            mask: "[flexibleLeftMargin, flexibleWidth, flexibleRightMargin]", result: "[37.5, 20, 150, 30]"),
        Case(
            testDescription: "the extent and the space behind it share, the space before it stays",
            frame: "[20, 68, 100, 250]", mask: "[flexibleHeight, flexibleBottomMargin]", result: "[20, 68, 100, 299.5]"),
        Case(
            testDescription: "what shrinks is shared in the same way", frame: "[10, 20, 400, 30]",
            mask: "[flexibleWidth]", result: "[10, 20, 275, 30]", from: "[500, 667]"),
        Case(
            testDescription: "one flexible part of 0 takes all", frame: "[0, 0, 0, 30]", mask: "[flexibleWidth]",
            result: "[0, 0, 55, 30]"),
    ]

    private static func text(_ test: Case, with other: String) -> String {
        """
        id: a
        device: iPhone 8
        os: 16
        root:
          viewController:
            view:
              - view: {name: card, frame: \(test.frame), autoresizingMask: \(test.mask), autoresizedFrom: \(test.from)}
              \(other)
        expect: {card.frame: \(test.result)}
        """
    }

    @Test(arguments: cases)
    func `a mask resizes a frame`(_ test: Case) {
        #expect(ResolvedSource(Self.text(test, with: "")).report == "")
    }

    /// The equations that UIKit makes of a mask give the same frame.
    @Test(arguments: cases)
    func `a mask among constraints gives the same`(_ test: Case) {
        let other =
            "- view: {name: a, constraints: [left == card.left, right == card.right, top == card.top, bottom == card.bottom]}"
        let text = Self.text(test, with: other)
        let source = ResolvedSource(text.replacing("expect: {", with: "expect: {a.frame: \(test.result), "))
        #expect(source.report == "")
    }

    /// A mask, and the constraint by which it takes part in a contradiction, as UIKit prints it.
    static let names = [
        ("[10, 20, 40, 30]", "[]", "card.left == superview.left", "h=--& v=--& card.minX == 10"),
        ("[10, 20, 40, 30]", "[]", "card.width == 100", "h=--& v=--& card.width == 40"),
        (
            "[10, 20, 40, 30]", "[flexibleLeftMargin]", "card.left == superview.left",
            "h=&-- v=--& card.minX == view.width - 310"
        ),
        ("[10, 20, 40, 30]", "[flexibleWidth]", "card.right == superview.right", "h=-&- v=--& H:[card]-(270)-|"),
        ("[10, 20, 40, 30]", "[flexibleHeight]", "card.bottom == superview.bottom", "h=--& v=-&- V:[card]-(518)-|"),
        (
            "[64, 20, 64, 30]", "[flexibleLeftMargin, flexibleRightMargin]", "card.left == superview.left",
            "h=&-& v=--& card.minX == 0.25*view.width - 16"
        ),
    ]

    @Test(arguments: names)
    func `constraints of masks are named as UIKit names them`(
        _ frame: String, _ mask: String, _ constraint: String, _ name: String
    ) throws {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  constraints: ["\(constraint)"]
                  subviews:
                    - view: {name: card, frame: \(frame), autoresizingMask: \(mask), autoresizedFrom: [320, 568], translatesAutoresizingMaskIntoConstraints: true}
            """
        let conflicts = try ResolvedSource(text, checksClaims: false).settled().constraints.conflicts
        #expect(conflicts.first?.members.contains { $0.text == name } == true, "\(conflicts)")
        // UIKit breaks none of its own while the app has one.
        #expect(conflicts.first.map { $0.members[$0.victim].text } == constraint)
    }

    @Test func `guides are read up to a bound, with one report`() {
        let names = (0...200).map { "g\($0)" }.joined(separator: ", ")
        let source = ResolvedSource(
            "id: a\ndevice: iPhone 8\nroot: {viewController: {view: {layoutGuides: [\(names), more]}}}",
            checksClaims: false)
        #expect(source.codes.filter { $0 == "scenario/too-many-constraints" }.count == 1, "\(source.report)")
    }

    static let refusals = [
        ("{frame: [0, 0, 9, 9], autoresizingMask: [flexibleWidth]}", "how large the superview was"),
        ("{autoresizingMask: [flexibleWidth], autoresizedFrom: [9, 9]}", "this view has none"),
        ("{frame: fill, autoresizingMask: [flexibleWidth]}", "already follows the superview"),
        ("{frame: [0, 0, 9, 9], autoresizedFrom: [9, 9]}", "this view has none"),
        (
            "{frame: [0, 0, 9, 9], autoresizingMask: [flexibleLeftMargin, flexibleRightMargin], autoresizedFrom: [9, 9]}",
            "has not been published"
        ),
        (
            "{frame: [-5, 0, 9, 9], autoresizingMask: [flexibleLeftMargin, flexibleWidth], autoresizedFrom: [90, 9]}",
            "has not been published"
        ),
    ]

    @Test(arguments: refusals)
    func `a mask without what it needs is refused once`(_ view: String, _ says: String) {
        let source = ResolvedSource(
            "id: a\ndevice: iPhone 8\nroot: {viewController: {view: [{view: \(view)}]}}", checksClaims: false)
        #expect(source.codes == ["scenario/autoresizing-mask"], "\(source.report)")
        #expect(source.report.contains(says), "\(source.report)")
    }
}
