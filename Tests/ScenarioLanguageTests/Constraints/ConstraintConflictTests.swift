import LayoutEngine
import ScenarioLanguage
import Testing

/// Contradictions, open numbers and loops are results, which a scenario can expect.
@Suite struct ConstraintConflictTests {
    /// A system that people published, written as a scenario: the contradicting constraints and the one that UIKit broke. No log tells
    /// the order of subviews, which decides it: it is one in which that is so.
    struct Published: Sendable, CustomTestStringConvertible {
        let source: String
        let views: String
        let conflict: String
        let broken: String

        var testDescription: String { source }
    }

    static let published = [
        Published(
            source: "a mask that was left on, of a view that has no frame",
            views:
                "[{view: {name: a, translatesAutoresizingMaskIntoConstraints: true, constraints: [left == superview.left, top == superview.top, height == 0, width == 100]}}]",
            conflict: "[width == 100]", broken: "width == 100"),
        Published(
            source: "Ramotion/folding-cell#63: two heights",
            views:
                "[{view: {name: a, constraints: [top == superview.top, left == superview.left, width == 1, height == 200, height == 84]}}]",
            conflict: "[height == 200, height == 84]", broken: "height == 200"),
        Published(
            source: "apptentive-ios#178: 8 + x + 8 inside a height of 0",
            views:
                "[{view: {name: box, frame: [0, 0, 100, 0], subviews: [{view: {name: a, intrinsicContentSize: [-1, 30], constraints: [top == superview.top + 8, bottom == superview.bottom - 8, left == superview.left, width == 1]}}]}}]",
            conflict: "[top == superview.top + 8, bottom == superview.bottom - 8]",
            broken: "bottom == superview.bottom - 8"),
        Published(
            source: "ConstraintsMonitor: 200 beside a fifth of the whole",
            views:
                "[{view: {name: b, constraints: [top == a.bottom, bottom == superview.bottom, left == superview.left, width == 1, height == superview.height * 0.2]}}, {view: {name: a, constraints: [top == superview.top, left == superview.left, width == 1, height == 200]}}]",
            conflict:
                "[top == a.bottom, bottom == superview.bottom, height == superview.height * 0.2, top == superview.top, height == 200]",
            broken: "height == 200"),
        Published(
            source: "15249417788: at least 44, and 20",
            views:
                "[{view: {name: a, constraints: [top == superview.top, left == superview.left, width == 1, height >= 44, height == 20]}}]",
            conflict: "[height >= 44, height == 20]", broken: "height >= 44"),
        Published(
            source: "2666480659: 8 + 362 + 8 in a width of 310",
            views:
                "[{view: {name: box, frame: [0, 0, 310, 100], subviews: [{view: {name: a, constraints: [left == superview.left + 8, width == 362, right == superview.right - 8, top == superview.top, height == 1]}}]}}]",
            conflict: "[left == superview.left + 8, width == 362, right == superview.right - 8]", broken: "width == 362"
        ),
        Published(
            source: "44413210661: 20 + label + 20 in a width of 0",
            views:
                "[{view: {name: box, frame: [0, 0, 0, 100], subviews: [{label: {name: a, intrinsicContentSize: [50, 20], constraints: [leading == superview.leading + 20, trailing == superview.trailing - 20, top == superview.top]}}]}}]",
            conflict: "[leading == superview.leading + 20, trailing == superview.trailing - 20]",
            broken: "trailing == superview.trailing - 20"),
        Published(
            source: "14007424311: a width of 120 of a label that a stack view hides",
            views:
                "[{stackView: {frame: [0, 0, 300, 40], subviews: [{view: {name: a}}, {label: {name: b, isHidden: true, constraints: [width == 120]}}]}}]",
            conflict: "[width == 120, UISV-hiding]", broken: "width == 120"),
        Published(
            source: "21497152612: a height of 100 in a stack view as high as the screen",
            views: "[{stackView: {frame: fill, subviews: [{view: {constraints: [height == 100]}}]}}]",
            conflict: "[height == 100, UISV-canvas-connection]", broken: "height == 100"),
        Published(
            source: "13959694857: the end of a view that is not the last one",
            views:
                "[{stackView: {name: row, frame: fill, spacing: 10, subviews: [{view: {constraints: [trailing == superview.trailing]}}, {label: {name: optional, intrinsicContentSize: [60, 20]}}]}}]",
            conflict: "[trailing == superview.trailing]", broken: "UISV-spacing"),
        Published(
            source: "14143237475: a bar in a stack view that begins where the status bar ends, and elsewhere",
            views:
                "[{stackView: {name: column, axis: vertical, constraints: [column.top == safeArea.top + 1, left == superview.left, right == superview.right], subviews: [{view: {name: bar, constraints: [bar.top == view.top + 20, height == 44]}}]}}]",
            conflict: "[column.top == safeArea.top + 1, bar.top == view.top + 20]", broken: "UISV-canvas-connection"),
        Published(
            source: "28442257145: 10 + 40 where 15 is wanted",
            views:
                "[{view: {name: b, constraints: [left == a.right, left == superview.left + 15, width == 1, top == superview.top, height == 1]}}, {view: {name: a, constraints: [left == superview.left + 10, width == 40, top == superview.top, height == 1]}}]",
            conflict: "[left == a.right, left == superview.left + 15, left == superview.left + 10, width == 40]",
            broken: "width == 40"),
    ]

    @Test(arguments: published)
    func `a published contradiction is found with the one that UIKit broke`(_ test: Published) {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root: {viewController: {view: \(test.views)}}
            expect: {conflict: \(test.conflict), broken: ['\(test.broken)']}
            """
        let source = ResolvedSource(text)
        #expect(source.report == "")
    }

    /// A mask that was forgotten to be switched off: `frame` and constraints on the same view.
    @Test func `a frame beside constraints contradicts them, and the app's constraint gives way`() throws {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  - view: {name: a, frame: [0, 0, 100, 100], constraints: [{constraint: width == 200, identifier: wide}]}
            """
        let source = ResolvedSource(text + "\nexpect: {conflict: [wide], broken: [wide], a.frame: [0, 0, 100, 100]}")
        #expect(source.report == "")
        let warned = ResolvedSource(text)
        #expect(warned.codes == ["scenario/constraint-conflict"])
        #expect(warned.report.contains("'a.frame.width == 100' and 'wide'"), "\(warned.report)")
        #expect(warned.report.contains("hypothesis"))
    }

    @Test func `after each contradiction one constraint is left out, and the rest gives the layout`() {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  constraints:
                    - a.leading == superview.leading + 8
                    - {constraint: a.trailing == superview.trailing - 8, identifier: end}
                    - {constraint: a.width == 400, identifier: wide}
                    - a.top == safeArea.top
                    - {constraint: a.height == 44, identifier: low}
                    - {constraint: a.height >= 60, identifier: high}
                  subviews:
                    - view: {name: a}
            expect:
              conflict: [a.leading == superview.leading + 8, end, wide]
              broken: [wide, high]
              a.frame: [8, 20, 359, 44]
            """
        let source = ResolvedSource(text)
        // One of the two contradictions is claimed; the other one is reported.
        #expect(source.codes == ["scenario/constraint-conflict"], "\(source.report)")
        #expect(source.report.contains("'low' and 'high'"), "\(source.report)")
    }

    @Test func `optional constraints contradict nobody`() {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  - view: {name: a, constraints: [top == superview.top, left == superview.left, height == 9, width == 10 @ 999, width == 20]}
            expect: {conflict: [], a.frame: [0, 0, 20, 9]}
            """
        #expect(ResolvedSource(text).report == "")
    }

    @Test func `what constraints leave open is not modelled, and said`() throws {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  - view: {name: a, constraints: [top == superview.top + 4, height == 10, left >= superview.left]}
                  - view: {name: b, constraints: [top == a.bottom, left == a.left, width == 5, height == 5]}
            """
        let source = ResolvedSource(text)
        #expect(source.codes == ["scenario/open-layout", "scenario/open-layout"], "\(source.report)")
        #expect(source.report.contains("'a.frame.x' and 'a.frame.width'"), "\(source.report)")
        let expected = ResolvedSource(
            text + "\nexpect: {ambiguous: [a.frame.x, a.frame.width, b.frame.x], b.frame.y: 14}")
        #expect(expected.report == "")
        let settled = try source.settled()
        #expect(settled["a"]?[.frame] == nil)
        let numbers = try #require(settled["b"]?.anyValue(of: .frame)?.quantities)
        #expect(numbers.map { $0.isKnown } == [false, true, true, true])
        let asked = ResolvedSource(text + "\nexpect: {ambiguous: [], a.frame.x: 0}")
        #expect(asked.codes.contains("scenario/constraints-differ"))
        #expect(asked.report.contains("the constraints do not determine it"), "\(asked.report)")
    }

    @Test func `a layout that does not settle has no value and names its views`() throws {
        let text = """
            id: a
            device: iPhone X
            os: 16
            root:
              viewController:
                view:
                  - view: {name: space, constraints: [top == superview.top, left == superview.left, width == 1, height == inset.height]}
                  - view:
                      name: card
                      constraints: [top == space.bottom, left == superview.left, width == 100, height == 100]
                      subviews:
                        - view: {name: inset, constraints: [left == superview.left, width == 1, top == superview.top, bottom == superview.safeArea.top]}
            """
        let source = ResolvedSource(text)
        #expect(source.codes == ["scenario/layout-loop"], "\(source.report)")
        #expect(source.report.contains("'card'"))
        let settled = try source.settled()
        #expect(settled["card"]?.anyValue(of: .frame)?.quantities.map { $0.isKnown } == [true, false, true, true])
    }

    @Test func `what gives way names the stronger ones`() throws {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  - view:
                      name: a
                      constraints:
                        - top == superview.top
                        - left == superview.left
                        - height == 1
                        - {constraint: width == 100 @ 750, identifier: wish}
                        - {constraint: width >= 160, identifier: least}
            """
        let yielding = try ResolvedSource(text).settled().constraints.yielding
        #expect(yielding.map { $0.constraint.name } == ["wish"])
        #expect(yielding.map { $0.distance } == [60])
        #expect(yielding.map { $0.stronger } == [["least"]])
    }

    @Test func `hundreds of contradictions come to an end`() throws {
        let heights = (1...200).map { "height == \($0)" }.joined(separator: ", ")
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root: {viewController: {view: [{view: {name: a, constraints: [top == superview.top, left == superview.left, width == 1, \(heights)]}}]}}
            """
        let report = try ResolvedSource(text, checksClaims: false).settled().constraints
        #expect(report.conflicts.count == 30)
    }
}
