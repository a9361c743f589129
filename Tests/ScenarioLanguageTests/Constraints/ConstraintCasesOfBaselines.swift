/// Baselines of labels in the system font: openuikit's scene constraints_baseline on a screen of two pixels a point with iOS 26, where the
/// anchors of 28, 13, 22 and 11 points lie 26.5, 12.5, 21 and 10.5 below the top, and lines are 33.5, 15.5, 26.5 and 13 high.
extension ConstraintLayoutTests {
    static let casesOfBaselines = [
        Case(
            title: "labels of 28 and 13 points on one first baseline",
            views: [
                "label: {name: big, font: 28, intrinsicContentSize: [110, 33.5]}",
                "label: {name: small, font: 13, intrinsicContentSize: [55, 15.5]}",
            ],
            constraints: [
                "big.leading == superview.leading + 16", "big.top == superview.top + 24",
                "small.leading == big.trailing + 8", "small.firstBaseline == big.firstBaseline",
            ], frames: ["big": [16, 24, 110, 33.5], "small": [134, 38, 55, 15.5]]),
        Case(
            title: "labels of 22 and 11 points on one last baseline",
            views: [
                "label: {name: big, font: 22, intrinsicContentSize: [80, 26.5]}",
                "label: {name: small, font: 11, intrinsicContentSize: [40, 13]}",
            ],
            constraints: [
                "big.leading == superview.leading + 16", "big.top == superview.top + 96",
                "small.leading == big.trailing + 8", "small.lastBaseline == big.lastBaseline",
            ], frames: ["big": [16, 96, 80, 26.5], "small": [104, 106.5, 40, 13]]),
        Case(
            title: "a first baseline at a distance from the top, in the label's usual 17 points",
            views: ["label: {name: a, intrinsicContentSize: [80, 20.5]}"],
            constraints: ["a.leading == superview.leading", "a.firstBaseline == superview.top + 40"],
            frames: ["a": [0, 24, 80, 20.5]]),
        Case(
            title: "the baseline of a view without text is its bottom edge",
            views: [
                "view: {name: image, constraints: [width == 30, height == 30, top == superview.top + 10]}",
                "label: {name: a, intrinsicContentSize: [80, 20.5]}",
            ],
            constraints: [
                "image.leading == superview.leading", "a.leading == image.trailing",
                "a.firstBaseline == image.lastBaseline",
            ], frames: ["image": [0, 10, 30, 30], "a": [30, 24, 80, 20.5]]),
        Case(
            title: "on three pixels a point the ascender of 17 points is 16.333",
            views: ["label: {name: a, intrinsicContentSize: [80, 20]}"],
            constraints: ["a.leading == superview.leading", "a.firstBaseline == superview.top + 20"],
            frames: ["a": [0, 11.0 / 3, 80, 20]], head: "device: iPhone 15\nos: 26"),
    ]
}
