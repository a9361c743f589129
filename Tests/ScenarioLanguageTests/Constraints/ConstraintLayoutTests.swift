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

        var testDescription: String { title }
    }

    static let cases = [
        Case(
            title: "a label 8 from the leading margin, as large as its text",
            views: ["label: {name: a, intrinsicContentSize: [120, 20]}"],
            constraints: ["a.leading == layoutMargins.leading + 8", "a.top == safeArea.top + 8"],
            frames: ["a": [24, 28, 120, 20]]),
        Case(
            title: "a label that is longer than its room is compressed",
            views: ["label: {name: a, intrinsicContentSize: [500, 20]}"],
            constraints: [
                "a.leading == layoutMargins.leading", "a.trailing <= layoutMargins.trailing", "a.top == superview.top",
            ], frames: ["a": [16, 0, 343, 20]]),
        Case(
            title: "a label that is shorter than its room does not grow",
            views: ["label: {name: a, intrinsicContentSize: [50, 20]}"],
            constraints: [
                "a.leading == layoutMargins.leading", "a.trailing <= layoutMargins.trailing", "a.top == superview.top",
            ], frames: ["a": [16, 0, 50, 20]]),
        Case(
            title: "an edge of priority 200 does not make a label grow that hugs with 250",
            views: ["label: {name: a, intrinsicContentSize: [50, 20]}"],
            constraints: [
                "a.leading == superview.leading", "a.trailing == superview.trailing @ 200", "a.top == superview.top",
            ], frames: ["a": [0, 0, 50, 20]]),
        Case(
            title: "an edge of priority 251 does",
            views: ["label: {name: a, intrinsicContentSize: [50, 20]}"],
            constraints: [
                "a.leading == superview.leading", "a.trailing == superview.trailing @ 251", "a.top == superview.top",
            ], frames: ["a": [0, 0, 375, 20]]),
        Case(
            title: "of two labels the one that hugs less grows",
            views: [
                "label: {name: a, intrinsicContentSize: [50, 20], contentHuggingPriority: 251}",
                "label: {name: b, intrinsicContentSize: [60, 20]}",
            ],
            constraints: [
                "a.leading == superview.leading", "b.leading == a.trailing + 8", "b.trailing == superview.trailing",
                "a.top == superview.top", "b.top == superview.top",
            ], frames: ["a": [0, 0, 50, 20], "b": [58, 0, 317, 20]]),
        Case(
            title: "of two labels the one that resists less is compressed",
            views: [
                "label: {name: a, intrinsicContentSize: [300, 20]}",
                "label: {name: b, intrinsicContentSize: [200, 20], contentCompressionResistancePriority: 751}",
            ],
            constraints: [
                "a.leading == superview.leading", "b.leading == a.trailing", "b.trailing == superview.trailing",
                "a.top == superview.top", "b.top == superview.top",
            ], frames: ["a": [0, 0, 175, 20], "b": [175, 0, 200, 20]]),
        Case(
            title: "a bar keeps 20 from the edge where the safe area gives nothing",
            views: ["view: {name: bar}"],
            constraints: [
                "bar.leading == superview.leading", "bar.trailing == superview.trailing", "bar.height == 44",
                "bar.bottom == safeArea.bottom @ 999", "bar.bottom <= superview.bottom - 20",
            ], frames: ["bar": [0, 603, 375, 44]]),
        Case(
            title: "the same bar keeps to the safe area of an iPhone X",
            views: ["view: {name: bar}"],
            constraints: [
                "bar.leading == superview.leading", "bar.trailing == superview.trailing", "bar.height == 44",
                "bar.bottom == safeArea.bottom @ 999", "bar.bottom <= superview.bottom - 20",
            ], frames: ["bar": [0, 734, 375, 44]], head: "device: iPhone X\nos: 16"),
        Case(
            title: "an aspect ratio", views: ["view: {name: a}"],
            constraints: [
                "a.leading == superview.leading", "a.trailing == superview.trailing", "a.top == safeArea.top",
                "a.height == a.width * 0.6",
            ], frames: ["a": [0, 20, 375, 225]]),
        Case(
            title: "an aspect ratio within a box, as large as it can be", views: ["view: {name: a}"],
            constraints: [
                "a.centerX == superview.centerX", "a.centerY == superview.centerY", "a.width == a.height * 2",
                "a.width <= superview.width", "a.height <= superview.height", "a.width == superview.width @ 500",
                "a.height == superview.height @ 500",
            ], frames: ["a": [0, 240, 375, 187.5]]),
        Case(
            title: "the centre", views: ["view: {name: a, constraints: [width == 100, height == 50]}"],
            constraints: ["a.centerX == superview.centerX", "a.centerY == superview.centerY - 10"],
            frames: ["a": [137.5, 298.5, 100, 50]]),
        Case(
            title: "the centre at a third of the height",
            views: ["view: {name: a, constraints: [width == 100, height == 50]}"],
            constraints: ["a.leading == superview.leading", "a.centerY == superview.bottom / 3"],
            frames: ["a": [0, 197.5, 100, 50]]),
        Case(
            title: "two of equal width with a space between them", views: ["view: {name: a}", "view: {name: b}"],
            constraints: [
                "a.leading == layoutMargins.leading", "b.leading == a.trailing + 8",
                "b.trailing == layoutMargins.trailing", "a.width == b.width", "a.top == safeArea.top",
                "a.height == 10", "b.top == a.top", "b.height == a.height",
            ], frames: ["a": [16, 20, 167.5, 10], "b": [191.5, 20, 167.5, 10]]),
        Case(
            title: "a third and two thirds", views: ["view: {name: a}", "view: {name: b}"],
            constraints: [
                "a.leading == superview.leading", "b.leading == a.trailing", "b.trailing == superview.trailing",
                "b.width == a.width * 2", "a.top == superview.top", "b.top == superview.top", "a.height == 1",
                "b.height == 1",
            ], frames: ["a": [0, 0, 125, 1], "b": [125, 0, 250, 1]]),
        Case(
            title: "a width of at most 300 that wants all", views: ["view: {name: a}"],
            constraints: [
                "a.centerX == superview.centerX", "a.width <= 300", "a.width == superview.width - 32 @ 750",
                "a.top == superview.top", "a.height == 1",
            ], frames: ["a": [37.5, 0, 300, 1]]),
        Case(
            title: "of two optional widths the stronger one", views: ["view: {name: a}"],
            constraints: [
                "a.leading == superview.leading", "a.width == 100 @ 500", "a.width == 200 @ 501",
                "a.top == superview.top", "a.height == 1",
            ], frames: ["a": [0, 0, 200, 1]]),
        Case(
            title: "a constraint gives way to a stronger one by as little as it has to", views: ["view: {name: a}"],
            constraints: [
                "a.leading == superview.leading", "a.width == 100 @ 750", "a.width >= 160",
                "a.top == superview.top", "a.height == 1",
            ], frames: ["a": [0, 0, 160, 1]]),
        Case(
            title: "one of 750 does not give way to three of 749", views: ["view: {name: a}"],
            constraints: [
                "a.leading == superview.leading", "a.width == 100 @ 750", "a.width == 200 @ 749",
                "a.width == 200 @ 749", "a.width >= 200 @ 749", "a.top == superview.top", "a.height == 1",
            ], frames: ["a": [0, 0, 100, 1]]),
        Case(
            title: "leading is on the right where people read from right to left",
            views: ["label: {name: a, intrinsicContentSize: [120, 20]}"],
            constraints: ["a.leading == layoutMargins.leading + 8", "a.top == safeArea.top"],
            frames: ["a": [231, 20, 120, 20]], head: "device: iPhone 8\nos: 16\nlayoutDirection: rightToLeft"),
        Case(
            title: "left stays on the left there", views: ["label: {name: a, intrinsicContentSize: [120, 20]}"],
            constraints: ["a.left == layoutMargins.left + 8", "a.top == safeArea.top"],
            frames: ["a": [24, 20, 120, 20]], head: "device: iPhone 8\nos: 16\nlayoutDirection: rightToLeft"),
        Case(
            title: "an inequality between leading edges turns round there", views: ["view: {name: a}"],
            constraints: [
                "a.leading >= superview.leading + 30", "a.trailing == superview.trailing", "a.width == 900 @ 500",
                "a.top == superview.top", "a.height == 1",
            ], frames: ["a": [0, 0, 345, 1]], head: "device: iPhone 8\nos: 16\nlayoutDirection: rightToLeft"),
        Case(
            title: "a row of two turns round there",
            views: ["view: {name: a, constraints: [width == 50]}", "view: {name: b, constraints: [width == 60]}"],
            constraints: [
                "a.leading == superview.leading + 10", "b.leading == a.trailing + 5", "a.top == superview.top",
                "b.top == superview.top", "a.height == 1", "b.height == 1",
            ], frames: ["a": [315, 0, 50, 1], "b": [250, 0, 60, 1]],
            head: "device: iPhone 8\nos: 16\nlayoutDirection: rightToLeft"),
        Case(
            title: "half of the trailing edge is the middle in both directions",
            views: ["view: {name: a, constraints: [width == 75, height == 1]}"],
            constraints: ["a.leading == superview.trailing * 0.5", "a.top == superview.top"],
            frames: ["a": [112.5, 0, 75, 1]], head: "device: iPhone 8\nos: 16\nlayoutDirection: rightToLeft"),
        Case(
            title: "a card as high as what it holds",
            views: [
                """
                view:
                    name: card
                    subviews:
                      - label: {name: a, intrinsicContentSize: [100, 20]}
                      - label: {name: b, intrinsicContentSize: [150, 40]}
                """
            ],
            constraints: [
                "card.leading == layoutMargins.leading", "card.trailing == layoutMargins.trailing",
                "card.top == safeArea.top", "a.top == card.top + 12", "b.top == a.bottom + 4",
                "b.bottom == card.bottom - 12", "a.leading == card.leading + 12", "b.leading == a.leading",
            ], frames: ["card": [16, 20, 343, 88], "a": [12, 12, 100, 20], "b": [12, 36, 150, 40]]),
        Case(
            title: "views that lie in different views",
            views: [
                "view: {name: left, frame: [20, 100, 100, 100], subviews: [{view: {name: a, constraints: [width == 10, height == 10]}}]}",
                "view: {name: right, frame: [200, 150, 100, 100], subviews: [{view: {name: b, frame: [5, 5, 20, 20]}}]}",
            ],
            constraints: ["a.centerY == b.centerY", "a.trailing == b.leading - 150"],
            frames: ["a": [25, 60, 10, 10]]),
        Case(
            title: "safe area of a view below the status bar",
            views: ["view: {name: card, frame: [0, 5, 375, 100], subviews: [{view: {name: a}}]}"],
            constraints: [
                "a.top == card.safeArea.top", "a.bottom == card.bottom", "a.leading == card.leading",
                "a.trailing == card.trailing",
            ], frames: ["a": [0, 15, 375, 85]]),
        Case(
            title: "safe area of a view that constraints place",
            views: ["view: {name: card, subviews: [{view: {name: a}}]}"],
            constraints: [
                "card.top == superview.top + 8", "card.leading == superview.leading",
                "card.trailing == superview.trailing", "card.height == 200", "a.top == card.safeArea.top",
                "a.bottom == card.bottom", "a.leading == card.layoutMargins.leading",
                "a.trailing == card.layoutMargins.trailing",
            ], frames: ["card": [0, 8, 375, 200], "a": [8, 12, 359, 188]]),
        Case(
            title: "above the keyboard", views: ["view: {name: field}"],
            constraints: [
                "field.leading == superview.leading", "field.trailing == superview.trailing", "field.height == 44",
                "field.bottom <= keyboard.top - 8", "field.bottom == safeArea.bottom @ 750",
            ], frames: ["field": [0, 399, 375, 44]], head: "device: iPhone 8\nos: 16\nkeyboard: {height: 216}"),
        Case(
            title: "at the bottom while the keyboard is hidden", views: ["view: {name: field}"],
            constraints: [
                "field.leading == superview.leading", "field.trailing == superview.trailing", "field.height == 44",
                "field.bottom <= keyboard.top", "field.bottom == safeArea.bottom @ 750",
            ], frames: ["field": [0, 623, 375, 44]]),
        Case(
            title: "readable width on a wide screen", views: ["view: {name: a}"],
            constraints: [
                "a.leading == readableContent.leading", "a.trailing == readableContent.trailing",
                "a.top == safeArea.top", "a.height == 1",
            ], frames: ["a": [347, 20, 672, 1]],
            head: "device: iPad Pro 12.9-inch (2nd generation)\nos: 16\norientation: landscape"),
        Case(
            title: "content of a scroll view between its guides",
            views: ["scrollView: {name: scroll, frame: fill, subviews: [{view: {name: page}}]}"],
            constraints: [
                "page.top == scroll.contentLayoutGuide.top", "page.bottom == scroll.contentLayoutGuide.bottom",
                "page.leading == scroll.contentLayoutGuide.leading",
                "page.trailing == scroll.contentLayoutGuide.trailing",
                "page.width == scroll.frameLayoutGuide.width", "page.height == 900",
            ], frames: ["page": [0, 0, 375, 900]]),
        Case(
            title: "edges of a scroll view are its content's, its width is its own",
            views: ["scrollView: {name: scroll, frame: fill, subviews: [{view: {name: page}}]}"],
            constraints: [
                "page.top == scroll.top + 10", "page.bottom == scroll.bottom - 10", "page.leading == scroll.leading",
                "page.trailing == scroll.trailing", "page.width == scroll.width", "page.height == 900",
            ], frames: ["page": [0, 10, 375, 900]]),
        Case(
            title: "a scroll view that constraints place",
            views: ["scrollView: {name: scroll, subviews: [{view: {name: page}}]}"],
            constraints: [
                "scroll.top == safeArea.top", "scroll.bottom == safeArea.bottom",
                "scroll.leading == superview.leading", "scroll.trailing == superview.trailing",
                "page.top == scroll.top", "page.bottom == scroll.bottom", "page.leading == scroll.leading",
                "page.trailing == scroll.trailing", "page.width == scroll.width",
                "page.height >= scroll.height", "page.height == 100 @ 500",
            ], frames: ["scroll": [0, 20, 375, 647], "page": [0, 0, 375, 647]]),
        Case(
            title: "a stack view is as large as its arranged subviews ask for",
            views: [
                "stackView: {name: stack, spacing: 8, subviews: [{label: {name: a, intrinsicContentSize: [40, 20]}}, {label: {name: b, intrinsicContentSize: [50, 30]}}]}"
            ],
            constraints: ["stack.leading == layoutMargins.leading", "stack.top == safeArea.top"],
            frames: ["stack": [16, 20, 98, 30], "a": [0, 0, 40, 30], "b": [48, 0, 50, 30]]),
        Case(
            title: "below an arranged subview",
            views: [
                "stackView: {name: stack, axis: vertical, subviews: [{label: {name: a, intrinsicContentSize: [40, 20]}}, {label: {name: b, intrinsicContentSize: [50, 30]}}]}",
                "view: {name: c, constraints: [width == 1, height == 1]}",
            ],
            constraints: [
                "stack.leading == layoutMargins.leading", "stack.top == safeArea.top", "c.top == a.bottom",
                "c.leading == a.trailing",
            ], frames: ["stack": [16, 20, 50, 50], "c": [66, 40, 1, 1]]),
        Case(
            title: "pins beside constraints are constraints",
            views: [
                "view: {name: a, pin: {top: safeArea.top, left: superview.left, width: 100, height: 40}}",
                "view: {name: b}",
            ],
            constraints: [
                "b.top == a.bottom", "b.leading == a.leading + 4", "b.width == a.width * 0.5", "b.height == a.height",
            ], frames: ["a": [0, 20, 100, 40], "b": [4, 60, 50, 40]]),
        Case(
            title: "a view that fills its superview",
            views: ["view: {name: back, frame: fill, subviews: [{view: {name: a}}]}"],
            constraints: [
                "a.trailing == back.trailing - 5", "a.bottom == back.bottom - 5", "a.width == 10", "a.height == 10",
            ], frames: ["back": [0, 0, 375, 667], "a": [360, 652, 10, 10]]),
        Case(
            title: "a child controller's view",
            views: ["viewController: {name: child, view: [{view: {name: inner, frame: fill}}]}"],
            constraints: [
                "child.view.top == safeArea.top", "child.view.bottom == superview.bottom",
                "child.view.leading == superview.leading", "child.view.width == superview.width / 3",
            ], frames: ["child.view": [0, 20, 125, 647], "inner": [0, 0, 125, 647]]),
        Case(
            title: "constraints in a child controller's own view",
            views: [
                "viewController: {frame: [0, 100, 200, 200], view: {constraints: [inner.width == safeArea.width / 2, inner.height == 10, inner.trailing == superview.trailing, inner.top == safeArea.top], subviews: [{view: {name: inner}}]}}"
            ], constraints: [], frames: ["inner": [100, 0, 100, 10]]),
        Case(
            title: "a constraint that is not active does not count",
            views: [
                "view: {name: a, constraints: [width == 10, height == 10, {constraint: leading == superview.leading + 50, isActive: false}]}"
            ], constraints: ["a.leading == superview.leading", "a.top == superview.top"],
            frames: ["a": [0, 0, 10, 10]]),
        Case(
            title: "a transform changes the frame and nothing that is reckoned from the view",
            views: [
                "view: {name: a, constraints: [width == 100, height == 100], transform: {scale: 0.5}}",
                "view: {name: b, constraints: [width == 10, height == 10]}",
            ],
            constraints: [
                "a.leading == superview.leading", "a.top == superview.top", "b.top == a.bottom",
                "b.leading == a.trailing",
            ], frames: ["a": [25, 25, 50, 50], "b": [100, 100, 10, 10]]),
        Case(
            title: "a hidden view keeps its place",
            views: ["view: {name: a, isHidden: true, constraints: [width == 100, height == 40]}", "view: {name: b}"],
            constraints: [
                "a.leading == superview.leading", "a.top == superview.top", "b.top == a.bottom",
                "b.leading == a.leading", "b.width == 1", "b.height == 1",
            ], frames: ["b": [0, 40, 1, 1]]),
        Case(
            title: "a third of a point lies on a pixel", views: ["view: {name: a}"],
            constraints: [
                "a.leading == superview.leading", "a.top == superview.top", "a.height == 1",
                "a.width == superview.width / 9",
            ], frames: ["a": [0, 0, 41.5, 1]]),
        Case(
            title: "multiples of multiples", views: ["view: {name: a}", "view: {name: b}", "view: {name: c}"],
            constraints: [
                "a.leading == superview.leading", "a.top == superview.top", "a.width == 100", "a.height == 100",
                "b.width == a.width * 0.75", "b.height == a.height * 1.1", "c.width == b.width * 0.5",
                "c.height == b.height + 1", "b.leading == a.leading", "b.top == a.top", "c.leading == b.trailing",
                "c.top == b.bottom",
            ], frames: ["b": [0, 0, 75, 110], "c": [75, 110, 37.5, 111]]),
        Case(
            title: "before iOS 11 above the bottom layout guide", views: ["view: {name: a}"],
            constraints: [
                "a.top == topLayoutGuide.bottom", "a.bottom == bottomLayoutGuide.top", "a.left == superview.left",
                "a.right == superview.right",
            ], frames: ["a": [0, 20, 375, 647]], head: "device: iPhone 7\nos: 10"),
    ]

    static func text(_ test: Case) -> String {
        var text = "id: a\n" + (test.head.isEmpty ? "device: iPhone 8\nos: 16" : test.head)
        text += "\nroot:\n  viewController:\n    view:\n"
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
        let variant = try #require(source.variant)
        let settled = layOut(variant.app, in: variant.environment).settled
        for (name, frame) in test.frames {
            let numbers = settled[name]?[.frame]?.quantities.map { $0.value } ?? []
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
        let variant = try #require(ResolvedSource(Self.text(test), checksClaims: false).variant)
        let settled = layOut(variant.app, in: variant.environment).settled
        var recomputation = Recomputation()
        for name in test.frames.keys {
            for quantity in settled[name]?[.frame]?.quantities ?? [] {
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
}
