/// Labels, bars, ratios and priorities in one view.
extension ConstraintLayoutTests {
    static let casesOfViews = [
        Case(
            title: "a label 8 from the leading margin, as large as its text",
            views: ["label: {name: a, intrinsicContentSize: [120, 20]}"],
            constraints: ["a.leading == layoutMargins.leading + 8", "a.top == safeArea.top + 8"],
            frames: ["a": [24, 28, 120, 20]]),
        Case(
            title: "the spacing of the system between two views and below a guide",
            views: ["view: {name: a}", "view: {name: b}"],
            constraints: [
                "a.leading == superview.leading", "a.width == 40", "'spacing(a, b) == system'", "b.width == 50",
                "'spacing(superview.safeArea.top, a.top) == system(2)'", "a.height == 10", "b.height == 10",
                "b.top == a.top",
            ], frames: ["a": [0, 36, 40, 10], "b": [48, 36, 50, 10]]),
        Case(
            title: "a frame counts for nothing where the mask is not translated",
            views: ["view: {name: a, frame: [1, 2, 3, 4], translatesAutoresizingMaskIntoConstraints: false}"],
            constraints: [
                "a.left == superview.left + 8", "a.top == superview.top + 9", "a.width == 30", "a.height == 40",
            ],
            frames: ["a": [8, 9, 30, 40]]),
        Case(
            title: "a frame with a translated mask is a known place for others",
            views: [
                "view: {name: a, frame: [1, 2, 3, 4], translatesAutoresizingMaskIntoConstraints: true}",
                "view: {name: b}",
            ],
            constraints: ["b.left == a.right", "b.top == a.top", "b.width == 30", "b.height == 40"],
            frames: ["a": [1, 2, 3, 4], "b": [4, 2, 30, 40]]),
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
    ]
}
