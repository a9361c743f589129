import Testing

/// A scenario that is hard to draw, without its device.
struct NastyScenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// From `root` on.
    let yaml: String

    static let all = [
        NastyScenario(
            testDescription: "very long names", yaml: views(["{name: \(longName), frame: [10, 120, 120, 60]}"])),
        NastyScenario(
            testDescription: "very long names side by side",
            yaml: views((0..<4).map { "{name: \(longName)\($0), frame: [\($0 * 70), 200, 60, 60]}" })),
        NastyScenario(testDescription: "insets of nothing", yaml: scroll("[0, 0, 0, 0]")),
        NastyScenario(testDescription: "insets of one point", yaml: scroll("[1, 1, 1, 1]")),
        NastyScenario(testDescription: "insets of 500", yaml: scroll("[500, 0, 500, 0]")),
        NastyScenario(testDescription: "insets of 500 on every side", yaml: scroll("[500, 500, 500, 500]")),
        NastyScenario(testDescription: "negative insets", yaml: scroll("[-64, -10, -34, -10]")),
        NastyScenario(testDescription: "additional insets on every side", yaml: additional("[31.5, 12.25, 7.125, 90]")),
        NastyScenario(testDescription: "views nested twelve deep", yaml: nested),
        NastyScenario(
            testDescription: "a crowd of views",
            yaml: views((0..<24).map { "{name: v\($0), frame: [\($0 % 6 * 50), \(100 + $0 / 6 * 60), 44, 50]}" })),
        NastyScenario(
            testDescription: "margins and guides together",
            yaml: "root: {navigationController: {viewController: {view: {layoutMargins: [20, 30, 40, 50]}}}}\n"
                + "expect: {view.layoutMargins: [0, 0, 0, 0], view.readableContentGuide.layoutFrame: [0, 0, 0, 0]}"),
        NastyScenario(
            testDescription: "a window smaller than the screen",
            yaml: "window: {frame: [0, 0, 320, 480]}\n" + scroll("[40, 5, 40, 5]")),
        NastyScenario(
            testDescription: "a window of a finger's width",
            yaml: "window: {frame: [10, 10, 60, 60]}\n" + views(["{name: card, frame: [5, 5, 40, 40]}"])),
        NastyScenario(
            testDescription: "coordinates of a crowd",
            yaml: views((0..<12).map { "{name: v\($0), frame: [\($0 % 3 * 110), \(100 + $0 / 3 * 90), 100, 50]}" })
                .replacing("[bars, views, safeArea]", with: "[bars, coordinates]")),
        NastyScenario(testDescription: "a keyboard", yaml: "keyboard: {height: 200}\n" + scroll("[0, 0, 200, 0]")),
    ]

    private static let longName = "theViewWhoseNameNobodyWouldEverWantToReadTwice"

    private static func bars(_ content: String) -> String {
        "root: {tabBarController: {navigationController: {viewController: \(content)}}}\n"
    }

    private static func views(_ views: [String]) -> String {
        bars("{view: [\(views.map { "{view: \($0)}" }.joined(separator: ", "))]}") + "show: [bars, views, safeArea]"
    }

    private static func scroll(_ insets: String) -> String {
        bars("{view: [{scrollView: {name: scroll, frame: fill, contentSize: [300, 3000], contentInset: \(insets)}}]}")
            + "show: [bars, safeArea, contentInset, adjustedContentInset]"
    }

    private static func additional(_ insets: String) -> String {
        bars("{additionalSafeAreaInsets: \(insets)}") + "show: [bars, safeArea]\nexpect: {view.safeAreaInsets.top: 0}"
    }

    private static let nested: String = {
        let deepest = "{name: v12, frame: [3, 4, 200, 200]}"
        let all = (1..<12).reversed().reduce(deepest) { inner, index in
            "{name: v\(index), frame: [3, 4, \(300 - index * 4), \(500 - index * 8)], subviews: [{view: \(inner)}]}"
        }
        return views([all]) + "\nexpect: {v12.safeAreaInsets: [0, 0, 0, 0], v6.safeAreaInsets: [0, 0, 0, 0]}"
    }()
}
