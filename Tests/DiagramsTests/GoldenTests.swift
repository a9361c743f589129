import Diagrams
import Drawing
import Geometry
import LayoutEngine
import Scenarios
import TestSupport
import Testing

/// Pictures whose every item is on record, for review by eye and by diff.
struct GoldenTests {
    @Test func `a table under both bars`() throws {
        let sample = try Sample(
            "table", root: .controller(Trees.tab(Trees.navigation(Trees.content([Trees.table()])))))
        expectGolden(sample.draw("en").scene.dump, "table.scene.txt")
    }

    @Test func `a view below an opaque bar`() throws {
        let sample = try Sample(
            "opaque", on: "iPhone 8", os: OSVersion(10), show: [.bars, .views, .frame],
            asking: [ValuePath(name: "view", property: "frame")],
            root: .controller(
                Trees.tab(
                    Trees.navigation(Trees.content([Trees.table()])) { $0.navigationBar.bar.isTranslucent = false })))
        expectGolden(sample.draw("zh-Hans").scene.dump, "opaque-bar.scene.txt")
    }

    @Test func `insets on all sides in landscape`() throws {
        let sample = try Sample(
            "inset", on: "iPhone 16 Pro", held: .landscapeLeft, os: OSVersion(18),
            show: [.bars, .safeArea, .adjustedContentInset, .contentInset],
            root: .controller(
                Trees.navigation(
                    Trees.content([
                        Trees.table { scroll, _ in
                            scroll.contentInset.top = 40
                            scroll.contentInset.left = -10
                            scroll.contentInsetAdjustmentBehavior = .always
                        }
                    ]))))
        expectGolden(sample.draw("en", .dark).scene.dump, "insets.scene.txt")
    }

    @Test func `three views, one of them out over the edge`() throws {
        let sample = try Sample(
            "boxes", on: "ipad-pro-11-1", os: OSVersion(13),
            asking: ["red", "green", "blue"].map { ValuePath(name: $0, property: "safeAreaInsets") },
            root: .controller(Trees.boxes))
        expectGolden(sample.draw("zh-Hans", .dark).scene.dump, "boxes.scene.txt")
    }
}
