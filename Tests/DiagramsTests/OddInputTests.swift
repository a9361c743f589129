import Diagrams
import Drawing
import Geometry
import LayoutEngine
import Testing

/// A hierarchy with numbers that no one would write on purpose.
struct OddInputCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let root: Root

    init(_ name: String, _ views: [View]) {
        testDescription = name
        root = .controller(Trees.tab(Trees.navigation(Trees.content(views))))
    }

    static let all = [
        OddInputCase("frames that are no numbers", [Trees.box("card", .nan, .nan, .nan, .nan)]),
        OddInputCase("frames without end", [Trees.box("card", -.infinity, 0, .infinity, .infinity)]),
        OddInputCase("a frame far outside", [Trees.box("card", 1e9, -1e9, 10, 10)]),
        OddInputCase("a frame much too large", [Trees.box("card", -1e300, -1e300, 2e300, 2e300)]),
        OddInputCase("a frame with a negative size", [Trees.box("card", 10, 10, -50, -50)]),
        OddInputCase("insets larger than the screen", [Trees.table { scroll, _ in scroll.contentInset.top = 1e7 }]),
        OddInputCase("insets that are no numbers", [Trees.table { scroll, _ in scroll.contentInset.top = .nan }]),
        OddInputCase("a million rows", [Trees.table { $1.rows = 1_000_000 }]),
        OddInputCase("rows without height", [Trees.table { $1.rowHeight = 0 }]),
        OddInputCase("rows of negative height", [Trees.table { $1.rowHeight = -40 }]),
        OddInputCase("rows thinner than a hair", [Trees.table { $1.rowHeight = 1e-9 }]),
        OddInputCase(
            "an offset that is no number",
            [Trees.table { scroll, _ in scroll.contentOffset = .point(Point(x: .nan, y: .infinity)) }]),
        OddInputCase("forty views in one place", (0..<40).map { Trees.box("view \($0)", 100, 200, 80, 60) }),
        OddInputCase(
            "a name as long as a sentence", [Trees.box(String(repeating: "long ", count: 60), 20, 200, 80, 60)]),
    ]
}

struct OddInputTests {
    @Test(arguments: OddInputCase.all)
    func `odd numbers make a picture of ordinary size`(sample: OddInputCase) throws {
        let drawn = try Sample("odd", root: sample.root).draw("en")
        let size = drawn.scene.size
        #expect(size.width > 300 && size.width < 900, "\(size)")
        #expect(size.height > 300 && size.height < 900, "\(size)")
        #expect(drawn.scene.dump.utf8.count < 1_000_000)
    }
}
