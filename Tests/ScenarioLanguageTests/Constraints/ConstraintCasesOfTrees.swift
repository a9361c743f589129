/// Directions of reading, guides, scroll views, stack views, controllers and views in views.
extension ConstraintLayoutTests {
    static let casesOfTrees = [
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
            title: "a ratio of an arranged subview leaves the rest to the other",
            views: [
                "stackView: {name: row, frame: [0, 100, 300, 60], spacing: 8, subviews: [{view: {name: icon, constraints: [width == height]}}, {label: {name: title, intrinsicContentSize: [80, 20]}}]}"
            ], constraints: [], frames: ["icon": [0, 0, 60, 60], "title": [68, 0, 232, 60]]),
        Case(
            title: "an arranged subview under a view outside of the stack view",
            views: [
                "view: {name: badge, frame: [40, 0, 50, 10]}",
                "stackView: {name: row, spacing: 4, subviews: [{label: {name: a, intrinsicContentSize: [30, 20]}}, {label: {name: b, intrinsicContentSize: [30, 20]}}]}",
            ], constraints: ["row.top == badge.bottom + 2", "b.leading == badge.leading"],
            frames: ["row": [6, 12, 64, 20], "a": [0, 0, 30, 20], "b": [34, 0, 30, 20]]),
        Case(
            title: "an arranged card is as large as the constraints of its content ask for",
            views: [
                "stackView: {name: column, axis: vertical, spacing: 10, subviews: [{view: {name: card, subviews: [{label: {name: text, intrinsicContentSize: [90, 20], constraints: [top == superview.top + 8, bottom == superview.bottom - 8, leading == superview.leading + 12, trailing == superview.trailing - 12]}}]}}, {label: {name: note, intrinsicContentSize: [50, 15]}}]}"
            ], constraints: ["column.top == safeArea.top", "column.left == superview.left"],
            frames: [
                "column": [0, 20, 114, 61], "card": [0, 0, 114, 36], "text": [12, 8, 90, 20], "note": [0, 46, 114, 15],
            ]),
        Case(
            title: "a stack view in a stack view is part of the same system",
            views: [
                "stackView: {name: column, axis: vertical, frame: [0, 0, 200, 100], distribution: fillEqually, subviews: [{stackView: {name: row, distribution: fillEqually, subviews: [{view: {name: a}}, {view: {name: b}}]}}, {view: {name: c}}]}"
            ], constraints: ["b.width >= 20"],
            frames: ["row": [0, 0, 200, 50], "a": [0, 0, 100, 50], "b": [100, 0, 100, 50], "c": [0, 50, 200, 50]]),
        Case(
            title: "margins hold the arranged subviews, and right to left mirrors them",
            views: [
                "stackView: {name: row, frame: [0, 0, 200, 40], semanticContentAttribute: forceRightToLeft, isLayoutMarginsRelativeArrangement: true, insetsLayoutMarginsFromSafeArea: false, layoutMargins: [0, 10, 0, 20], spacing: 8, subviews: [{view: {name: a, constraints: [width == 50]}}, {view: {name: b}}]}"
            ], constraints: [], frames: ["a": [130, 0, 50, 40], "b": [10, 0, 112, 40]]),
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
}
