import Drawing
import LayoutEngine
import ScenarioLanguage
import Testing

@testable import Diagrams

/// A sample and what is said about its picture.
struct AltTextCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let device: String
    let orientation: InterfaceOrientation
    let os: OSVersion
    let asking: [ValuePath]
    let root: Root
    let english: String
    let chinese: String

    static let all = [
        AltTextCase(
            testDescription: "a table under both bars", device: "iPhone X", orientation: .portrait, os: OSVersion(11),
            asking: [], root: .controller(Trees.tab(Trees.navigation(Trees.content([Trees.table()])))),
            english:
                "The adjustedContentInset of table is 88 at the top, 83 at the bottom and 0 at the sides. iPhone X in portrait, "
                + "iOS 11. The top 88 is the status bar (44) plus the navigation bar (44). The bottom 83 is the home "
                + "indicator (34) plus the tab bar (49). The safe area is 375 wide and 641 high. The navigation bar and the tab "
                + "bar are translucent.",
            chinese: "table 的 adjustedContentInset：上 88，下 83，左右 0。iPhone X 竖屏，iOS 11。上边的 88 是状态栏 44 加导航栏 44。"
                + "下边的 83 是主屏幕指示条 34 加标签栏 49。安全区宽 375，高 641。导航栏和标签栏都是半透明的。"),
        AltTextCase(
            testDescription: "a view below an opaque bar", device: "iPhone 8", orientation: .landscapeRight,
            os: OSVersion(10), asking: [],
            root: .controller(
                Trees.tab(Trees.navigation(Trees.content()) { $0.navigationBar.bar.isTranslucent = false })),
            english:
                "The frame of view is x 0, y 32, 667 wide and 343 high. iPhone 8 in landscape with the Home button on the "
                + "right, iOS 10. The y 32 is the navigation bar. The navigation bar is opaque, the tab bar is translucent.",
            chinese: "view 的 frame：x 0，y 32，宽 667，高 343。iPhone 8 横屏（主屏幕按钮在右侧），iOS 10。y 的 32 是导航栏。"
                + "导航栏不透明，标签栏半透明。"),
        AltTextCase(
            testDescription: "three views", device: "iPhone 16 Pro", orientation: .landscapeLeft, os: OSVersion(18),
            asking: [ValuePath(name: "red", property: "safeAreaInsets")], root: .controller(Trees.boxes),
            english:
                "The safeAreaInsets of red is 20 at the top, 72 at the left, 0 at the bottom and 0 at the right. iPhone 16 Pro in "
                + "landscape with the Dynamic Island on the right, iOS 18. The top 20 is vc.additionalSafeAreaInsets.top. The "
                + "left 72 is the Dynamic Island (62) plus vc.additionalSafeAreaInsets.left (30) minus the distance from red to its "
                + "superview's left edge (20). The safe area is 710 wide and 361 high. Also shown: green at x 100, y 220, 200 wide "
                + "and 100 high; blue at x 300, y 330, 100 wide and 312 high. There are no bars.",
            chinese: "red 的 safeAreaInsets：上 20，左 72，下 0，右 0。iPhone 16 Pro 横屏（灵动岛在右侧），iOS 18。上边的 20 是 "
                + "vc.additionalSafeAreaInsets.top。左边的 72 是灵动岛 62 加 vc.additionalSafeAreaInsets.left 30 减 red "
                + "到父视图左边的距离 20。安全区宽 710，高 361。另外画出：green（x 100，y 220，宽 200，高 100）；blue（x 300，y 330，"
                + "宽 100，高 312）。没有系统栏。"),
    ]
}

struct AltTextTests {
    @Test(arguments: AltTextCase.all)
    func `the description says what the picture shows`(sample: AltTextCase) throws {
        let drawn = try Sample(
            "alt", on: sample.device, held: sample.orientation, os: sample.os, asking: sample.asking, root: sample.root)
        #expect(drawn.draw("en").altText.whole == sample.english)
        #expect(drawn.draw("zh-Hans").altText.whole == sample.chinese)
    }

    @Test(arguments: [
        // Sentences that fit, from the first on; one that does not fit ends the text.
        (["one two", "three"], [], "one two. three."),
        (["one", words(39), "two"], [], "one. " + words(39) + "."),
        (["one", words(40), "two"], [], "one."),
        // The first one is there however long it is.
        ([words(60), "two"], [], words(60) + "."),
        // What holds for all has its room before further sentences, and gives way to the first one alone.
        (["one", words(38)], ["note"], "one. " + words(38) + ". note."),
        (["one", words(39)], ["note"], "one. note."),
        ([words(40), "two"], ["note"], words(40) + "."),
        // Two Chinese characters count as a word.
        (["一", String(repeating: "字", count: 78)], [], "一. " + String(repeating: "字", count: 78) + "."),
        (["一", String(repeating: "字", count: 79)], [], "一."),
        ([], [], ""),
    ]) func `an alternative text has forty words at most`(sentences: [String], notes: [String], brief: String) {
        var text = AltText(sentences.map { $0 + "." }, standardWords("en"))
        text.notes = notes.map { $0 + "." }
        #expect(text.brief == brief)
    }

    private static func words(_ count: Int) -> String { Array(repeating: "word", count: count).joined(separator: " ") }

    @Test func `the scene carries title, description and language`() throws {
        let diagram = try Sample("carry", root: .controller(Trees.content())).draw("zh-Hans")
        #expect(diagram.title == "样例" && diagram.scene.title == diagram.title)
        #expect(diagram.scene.description == diagram.altText.whole && diagram.scene.language == "zh-Hans")
    }
}
