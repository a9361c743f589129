import LayoutEngine
import ScenarioLanguage
import Testing

/// Frames that constraints give, computed by hand: on an iPhone 8 with iOS 16, whose view is 375 × 667 with a safe area of 20 at the top
/// and margins of 16 at the sides.
@Suite struct ConstraintLayoutTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let title: String
        /// Views in the root view, each as in YAML.
        let views: [String]
        let constraints: [String]
        /// By name: x, y, width, height.
        let frames: [String: [Double]]
        var head = ""
        /// Layout guides of the root view.
        var guides = ""

        var testDescription: String { title }
    }

    static let cases = casesOfViews + casesOfTrees + casesOfGuides + casesOfBaselines

    static func text(_ test: Case) -> String {
        var text = "id: a\n" + (test.head.isEmpty ? "device: iPhone 8\nos: 16" : test.head)
        text += "\nroot:\n  viewController:\n    view:\n"
        if !test.guides.isEmpty { text += "      layoutGuides: [\(test.guides)]\n" }
        if !test.constraints.isEmpty {
            text += "      constraints:\n" + test.constraints.map { "        - \($0)\n" }.joined()
        }
        let views = test.views.map { "        - " + $0.split(separator: "\n").joined(separator: "\n        ") }
        return text + "      subviews:\n" + views.joined(separator: "\n") + "\n"
    }

    @Test(arguments: cases)
    func `constraints give frames`(_ test: Case) throws {
        let source = ResolvedSource(Self.text(test))
        #expect(source.report == "")
        let settled = try source.settled()
        for (name, frame) in test.frames {
            let value = settled[name]?[.frame] ?? settled[name]?[.layoutFrame]
            let numbers = value?.quantities.map { $0.value } ?? []
            let isRight = numbers.count == 4 && zip(numbers, frame).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(isRight, "\(name) is \(numbers), not \(frame)")
        }
        #expect(settled.constraints.conflicts.isEmpty)
        #expect(settled.constraints.openNumbers.isEmpty)
        #expect(settled.constraints.loops.isEmpty)
    }

    /// Every number is made of facts by operations, and comes out of these to the bit.
    @Test(arguments: cases)
    func `numbers by constraints are recomputed from their reasons`(_ test: Case) throws {
        let settled = try ResolvedSource(Self.text(test), checksClaims: false).settled()
        var recomputation = Recomputation()
        for name in test.frames.keys {
            let value = settled[name]?[.frame] ?? settled[name]?[.layoutFrame]
            for quantity in value?.quantities ?? [] {
                #expect(recomputation.value(of: quantity) == quantity.value)
            }
        }
    }

    @Test func `the content of a scroll view is as large as constraints say`() {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  constraints:
                    - page.top == scroll.contentLayoutGuide.top + 10
                    - page.bottom == scroll.contentLayoutGuide.bottom - 10
                    - page.leading == scroll.contentLayoutGuide.leading
                    - page.trailing == scroll.contentLayoutGuide.trailing
                    - page.width == scroll.frameLayoutGuide.width
                    - page.height == 900
                  subviews:
                    - scrollView: {name: scroll, frame: fill, subviews: [{view: {name: page}}]}
            expect:
              scroll.contentSize: [375, 920]
              scroll.contentOffset: [0, -20]
              page.frameInWindow: [0, 30, 375, 900]
            """
        #expect(ResolvedSource(text).report == "")
    }

    @Test func `views in a cell are placed by constraints`() {
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  - tableView:
                      name: table
                      frame: fill
                      rows: 2
                      cells:
                        - row: 0
                          height: 80
                          subviews:
                            - label: {name: price, intrinsicContentSize: [60, 20], constraints: [trailing == layoutMargins.trailing, centerY == superview.centerY]}
            expect:
              price.frame: [299, 30, 60, 20]
            """
        #expect(ResolvedSource(text).report == "")
    }

    @Test
    func `constraints place views in a root scroll view, in the window, in a sheet and above a floating keyboard`() {
        let text = """
            id: scroll
            device: iPhone 15
            os: 18
            root:
              navigationController:
                viewController:
                  view:
                    scrollView:
                      name: scroll
                      constraints:
                        - page.top == contentLayoutGuide.top
                        - page.bottom == contentLayoutGuide.bottom
                        - page.leading == contentLayoutGuide.leading
                        - page.trailing == contentLayoutGuide.trailing
                        - page.width == frameLayoutGuide.width
                        - badge.trailing == scroll.frameLayoutGuide.trailing - 16
                        - badge.bottom == scroll.frameLayoutGuide.bottom - 50
                        - badge.width == 50
                        - badge.height == 50
                      subviews:
                        - view: {name: page, intrinsicContentSize: [-1, 1200]}
                        - view: {name: badge}
            expect:
              scroll.contentSize: [393, 1200]
              badge.frameInWindow: [327, 752, 50, 50]
            ---
            id: window
            device: iPhone 8
            os: 16
            root:
              view:
                - view: {name: hud, constraints: [centerX == superview.centerX, centerY == superview.centerY, width == 75, height == width]}
            expect: {hud.frame: [150, 296, 75, 75]}
            ---
            id: sheet
            device: iPad Pro 11-inch (M4)
            os: 18
            root:
              viewController:
                modalPresentationStyle: formSheet
                view:
                  - view: {name: inner, constraints: [leading == layoutMargins.leading, trailing == layoutMargins.trailing, top == safeArea.top, height == 10]}
            expect: {inner.frame: [20, 0, 540, 10]}
            ---
            id: floating
            device: iPad Pro 11-inch (M4)
            os: 18
            keyboard: {frame: [200, 400, 320, 260]}
            root:
              viewController:
                view:
                  keyboardLayoutGuide: {followsUndockedKeyboard: true}
                  subviews:
                    - view: {name: inner, constraints: [centerX == keyboard.centerX, bottom == keyboard.top, width == keyboard.width, height == 10]}
            expect: {inner.frame: [200, 390, 320, 10]}
            """
        #expect(ResolvedSource(text).report == "")
    }
}
