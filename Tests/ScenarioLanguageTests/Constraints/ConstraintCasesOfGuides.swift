/// Layout guides of the app's own: rectangles that nothing shows, laid out with the views around them.
extension ConstraintLayoutTests {
    static let casesOfGuides = [
        Case(
            title: "a guide has a frame in the view that owns it", views: ["view: {name: a, frame: [0, 0, 1, 1]}"],
            constraints: [
                "column.leading == superview.leading + 10", "column.top == safeArea.top + 5", "column.width == 100",
                "column.height == 40",
            ], frames: ["column": [10, 25, 100, 40]], guides: "column"),
        Case(
            title: "guides of equal width share the space between views, as spacer views did",
            views: [
                "view: {name: a, constraints: [width == 75, height == 10]}",
                "view: {name: b, constraints: [width == 50, height == 10]}",
            ],
            constraints: [
                "left.leading == superview.leading", "a.leading == left.trailing", "middle.leading == a.trailing",
                "b.leading == middle.trailing", "right.leading == b.trailing",
                "right.trailing == superview.trailing", "left.width == middle.width", "middle.width == right.width",
                "left.top == superview.top", "middle.top == superview.top", "right.top == superview.top",
                "left.height == 1", "middle.height == 1", "right.height == 1", "a.top == superview.top",
                "b.top == superview.top",
            ],
            frames: [
                "a": [83.5, 0, 75, 10], "b": [241.5, 0, 50, 10], "left": [0, 0, 83.5, 1],
                "middle": [158.5, 0, 83, 1], "right": [291.5, 0, 83.5, 1],
            ], guides: "left, middle, right"),
        Case(
            title: "a title and a text are centred together by a guide around them",
            views: [
                "label: {name: title, intrinsicContentSize: [100, 20]}",
                "label: {name: text, intrinsicContentSize: [80, 40]}",
            ],
            constraints: [
                "title.top == box.top", "text.top == title.bottom + 7", "text.bottom == box.bottom",
                "title.leading == box.leading", "text.leading == box.leading", "title.trailing <= box.trailing",
                "text.trailing <= box.trailing", "box.width == 100", "box.centerX == superview.centerX",
                "box.centerY == superview.centerY",
            ],
            frames: ["title": [137.5, 300, 100, 20], "text": [137.5, 327, 80, 40], "box": [137.5, 300, 100, 67]],
            guides: "box"),
        Case(
            title: "leading of a guide is on the right where people read from right to left",
            views: ["view: {name: a, constraints: [top == superview.top, height == 1]}"],
            constraints: [
                "column.leading == superview.leading + 10", "column.width == 100", "column.top == superview.top",
                "column.height == 1", "a.leading == column.leading", "a.width == 20",
            ], frames: ["column": [265, 0, 100, 1], "a": [345, 0, 20, 1]],
            head: "device: iPhone 8\nos: 16\nlayoutDirection: rightToLeft", guides: "column"),
        Case(
            title: "a guide of a view counts from that view",
            views: [
                "view: {name: card, frame: [20, 100, 200, 80], layoutGuides: [inner], subviews: [{view: {name: a, constraints: [left == inner.left, top == inner.top, right == inner.right, bottom == inner.bottom]}}]}"
            ],
            constraints: [
                "inner.left == superview.left + 8", "inner.top == superview.top + 8",
                "inner.right == superview.right - 8", "inner.bottom == superview.bottom - 8",
            ], frames: ["inner": [8, 8, 184, 64], "a": [8, 8, 184, 64]]),
        Case(
            title: "a guide is never smaller than nothing",
            views: ["view: {name: a, constraints: [top == superview.top, height == 1, width == 20]}"],
            constraints: [
                "column.left == superview.left + 30", "column.right == superview.left + 10 @ 999",
                "column.top == superview.top", "column.height == 1", "a.left == column.right",
            ], frames: ["column": [30, 0, 0, 1], "a": [30, 0, 20, 1]], guides: "column"),
    ]
}
