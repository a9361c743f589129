import Diagnostics
import ScenarioLanguage
import Testing

/// Items of bars have a place that can be asked for, and bars can be kept out of iPhone Duo's column where that was measured.
@Suite struct BarItemsTests {
    /// A scenario of an app with a navigation bar, on iPhone Duo's outer display unless it names another device.
    private func source(
        _ item: String, on device: String = "iPhone Duo (outer display)", expect: String? = nil, _ lines: [String] = []
    ) -> ResolvedSource {
        let root = "root: {navigationController: {viewController: {\(item)}}}"
        let claims = expect.map { ["expect: {\($0)}"] } ?? []
        let all = ["id: a", "device: \(device)"] + lines + [root] + claims + [""]
        return ResolvedSource(all.joined(separator: "\n"))
    }

    private static func right(_ item: String) -> String { "navigationItem: {rightBarButtonItems: [{\(item)}]}" }

    @Test(arguments: [
        ("name: a, image: star", "vertical"), ("name: a, title: Done", "horizontal"),
        ("name: a, title: Share, image: star", "vertical"), ("name: a, customView: [60, 30]", "horizontal"),
        ("name: a, image: star, customView: [60, 30]", "horizontal"),
        ("name: a, customView: [60, 30], axisBehavior: verticalPreferred", "vertical"),
        ("name: a, image: star, axisBehavior: horizontalOnly", "horizontal"),
    ])
    func `what an item shows decides whether it moves to the column`(_ item: String, _ axis: String) {
        #expect(source(Self.right(item), expect: "a.axis: \(axis)").report == "")
    }

    @Test(arguments: ["iPhone 17", "iPad Pro 11-inch (M4)", "iPhone Duo (inner display)"])
    func `bars are horizontal where there is no column`(_ device: String) {
        #expect(source(Self.right("name: a, image: star"), on: device, expect: "a.axis: horizontal").report == "")
    }

    @Test func `an item of a hidden bar is in none`() {
        let found = ResolvedSource(
            """
            id: a
            device: iPhone Duo (outer display)
            root:
              navigationController:
                isNavigationBarHidden: true
                viewController: {navigationItem: {leftBarButtonItems: [{name: back, image: chevron.left}]}}
            expect: {back.axis: neither}
            """)
        #expect(found.report == "")
    }

    @Test func `a title in a toolbar beside the column has no axis`() {
        let found = ResolvedSource(
            """
            id: a
            device: iPhone Duo (outer display)
            root:
              navigationController:
                isToolbarHidden: false
                viewController: {toolbarItems: [{name: all, title: Select All}, {name: next, image: chevron.right}]}
            expect: {next.axis: vertical}
            """)
        #expect(found.codes == ["scenario/not-modelled"])
    }

    @Test func `an item without a navigation controller is in no bar`() {
        let root = "root: {tabBarController: {viewController: {\(Self.right("name: a, image: star"))}}}"
        let found = ResolvedSource("id: a\ndevice: iPhone 17\n\(root)\nexpect: {a.axis: neither}\n")
        #expect(found.report == "")
    }

    @Test func `an item can be changed by a step`() {
        let lines = ["matrix: {done.axisBehavior: [automatic, horizontalOnly]}"]
        #expect(source(Self.right("name: done, image: star"), lines).report == "")
    }

    @Test(arguments: [
        (right("name: vc, title: Done"), "scenario/duplicate-name"), (right("title: [Done]"), "scenario/wrong-type"),
        (right("image: star, axisBehavior: vertical"), "scenario/unknown-word"),
        (right("systemItem: add"), "scenario/unmodelled-word"), (right("tittle: Done"), "scenario/unknown-property"),
        ("navigationItem: {rightBarButtonItem: {title: Done}}", "scenario/unmodelled-word"),
        ("navigationItem: {rightBarButtonItems: Done}", "scenario/wrong-type"),
        ("toolbarItems: many", "scenario/wrong-type"), ("toolbarItems: 1000000000", "scenario/number-out-of-range"),
    ])
    func `a mistake in an item is one message`(_ item: String, _ code: String) {
        #expect(source(item).codes == [code])
    }

    @Test(arguments: [
        ("iPhone Duo (outer display)", [String]()),
        ("iPhone Duo (inner display)", ["orientation: landscape", "window: {frame: [482, 0, 469, 669]}"]),
    ])
    func `bars that nobody has seen out of the column are refused`(_ device: String, _ lines: [String]) {
        let problems = source("preferredVerticalBarBehavior: disabled", on: device, lines).diagnostics
        #expect(problems.map { $0.code.description } == ["scenario/not-modelled"])
        #expect(problems.allSatisfy { $0.severity == .error && !$0.notes.isEmpty })
    }

    @Test(arguments: [
        ("iPhone Duo (inner display)", ["orientation: landscape", "expect: {view.safeAreaInsets: [82, 0, 34, 0]}"]),
        ("iPhone Duo (inner display)", ["expect: {view.safeAreaInsets: [82, 0, 34, 0]}"]),
        ("iPhone 17", ["os: 27.1", "expect: {view.safeAreaInsets: [116, 0, 34, 0]}"]),
    ])
    func `bars stay horizontal if their controller disables the column`(_ device: String, _ lines: [String]) {
        #expect(source("preferredVerticalBarBehavior: disabled", on: device, lines).report == "")
    }

    @Test func `an older system does not know the behaviour`() {
        let found = source("preferredVerticalBarBehavior: disabled", on: "iPhone 17", ["os: 26"])
        #expect(found.codes == ["scenario/not-in-version"])
    }
}
