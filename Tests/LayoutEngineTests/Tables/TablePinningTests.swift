import Geometry
import LayoutEngine
import Testing

/// Headers and footers of plain tables while one scrolls.
@Suite struct TablePinningTests {
    /// Three sections of ten rows of 44 points with title and footer, in a navigation controller, scrolled to an offset.
    private static func sections(at y: Double?) -> @Sendable (inout TableScene) -> Void {
        {
            var section = TableSection(rows: 10)
            (section.header.hasTitle, section.footer.hasTitle) = (true, true)
            $0.table.sections = [section, section, section]
            $0.table.rowHeight = 44
            $0.isInNavigation = true
            $0.scrollView.contentOffset = y.map { .point(Point(x: 0, y: $0)) }
        }
    }

    private static func pinned(
        _ name: String, _ device: String, _ os: OSVersion, at y: Double?, _ part: String, _ expected: String,
        _ change: @escaping @Sendable (inout TableScene) -> Void = { _ in }
    ) -> TableFrameCase {
        TableFrameCase(name, device, os, part, expected) {
            sections(at: y)(&$0)
            change(&$0)
        }
    }

    // A section is 28 + 440 + 28 high; the bar covers 64 points, 603 are visible.
    static let cases: [TableFrameCase] = [
        pinned("at rest", "iPhone 7", OSVersion(10), at: nil, "header(0)", "0, 0, 375, 28"),
        pinned("below the bar", "iPhone 7", OSVersion(10), at: 100, "header(0)", "0, 164, 375, 28"),
        pinned("below the bar", "iPhone 7", OSVersion(11), at: 100, "header(0)", "0, 164, 375, 28"),
        pinned("pushed by the section's end", "iPhone 7", OSVersion(11), at: 412, "header(0)", "0, 468, 375, 28"),
        pinned("scrolled away", "iPhone 7", OSVersion(11), at: 440, "header(0)", "0, 0, 375, 28"),
        pinned("the next one takes over", "iPhone 7", OSVersion(11), at: 440, "header(1)", "0, 504, 375, 28"),
        pinned("not yet there", "iPhone 7", OSVersion(11), at: 100, "header(1)", "0, 496, 375, 28"),
        pinned("pulled down", "iPhone 7", OSVersion(11), at: -200, "header(0)", "0, 0, 375, 28"),
        pinned("under the bar", "iPhone 7", OSVersion(11), at: 100, "header(0)", "0, 100, 375, 28") {
            $0.scrollView.contentInsetAdjustmentBehavior = .never
        },
        pinned("away with the app's own inset", "iPhone 7", OSVersion(11), at: 100, "header(0)", "0, 136, 375, 28") {
            $0.scrollView.contentInset.top = -28
        },
        pinned("without its padding", "iPhone 8", OSVersion(15), at: 100, "header(0)", "0, 164, 375, 28"),
        pinned("a footer at the bottom", "iPhone 7", OSVersion(11), at: 0, "footer(1)", "0, 639, 375, 28"),
        pinned("a footer above the home indicator", "iPhone X", OSVersion(11), at: 0, "footer(1)", "0, 750, 375, 28"),
        pinned(
            "a footer at the end of its section", "iPhone 7", OSVersion(11), at: 400, "footer(1)", "0, 964, 375, 28"),
        pinned(
            "a footer pushed by its section's top", "iPhone 7", OSVersion(11), at: -160, "footer(1)", "0, 496, 375, 28"),
        pinned("a footer whose section is below", "iPhone 7", OSVersion(11), at: -180, "footer(1)", "0, 964, 375, 28"),
        pinned("grouped headers move along", "iPhone 7", OSVersion(11), at: 100, "header(0)", "0, 0, 375, 55.5") {
            $0.table.style = .grouped
        },
    ]

    @Test(arguments: cases) func `headers and footers stay on screen`(_ frameCase: TableFrameCase) throws {
        try frameCase.check()
    }

    @Test func `what stands in a pinned header moves with it`() throws {
        var scene = TableScene("iPhone 7", OSVersion(11))
        Self.sections(at: 100)(&scene)
        #expect(try scene.text("header(0).contentView", .frameInWindow) == "0, 64, 375, 28")
    }

    @Test func `a pinned header comes after the rows that it covers`() throws {
        var scene = TableScene("iPhone 7", OSVersion(11))
        Self.sections(at: 100)(&scene)
        let names = try scene.visibleParts().map { $0.name ?? "" }
        let header = try #require(names.firstIndex(of: "table.header(0)"))
        let lastRow = try #require(names.lastIndex { $0.hasPrefix("table.cell(0,") })
        let next = try #require(names.firstIndex(of: "table.header(1)"))
        #expect(lastRow < header && header < next)
    }

    static let systems: [(String, OSVersion)] = [
        ("iPhone 5s", OSVersion(7)), ("iPhone 7", OSVersion(10)), ("iPhone X", OSVersion(11)),
        ("iPhone 11", OSVersion(15)), ("iPhone 16", OSVersion(26)),
    ]

    @Test(arguments: systems) func `wherever one scrolls a header keeps to its section and in sight`(
        _ device: String, _ os: OSVersion
    ) throws {
        for step in -30...160 {
            var scene = TableScene(device, os)
            Self.sections(at: Double(step) * 10.5)(&scene)
            try check(scene.settled(), hasPadding: os >= OSVersion(15))
        }
    }

    private func check(_ snapshot: Snapshot, hasPadding: Bool) throws {
        let table = try #require(snapshot["table"])
        guard case .point(_, let offset)? = table[.contentOffset] else { return }
        let insets = try #require((table[.adjustedContentInset] ?? table[.contentInset])?.insets)
        let height = try #require(table[.frame]?.rect?.height)
        let (top, bottom) = (offset.value + insets.top, offset.value + height - insets.bottom)
        var begin = 0.0
        for section in 0..<3 {
            begin += hasPadding ? 22 : 0
            let end = begin + 496
            let header = try #require(snapshot["table.header(\(section))"]?[.frame]?.rect)
            let footer = try #require(snapshot["table.footer(\(section))"]?[.frame]?.rect)
            for frame in [header, footer] { #expect(frame.minY >= begin - 0.001 && frame.maxY <= end + 0.001) }
            if begin <= top, top <= end - header.height { #expect(abs(header.minY - top) < 0.001) }
            if begin + footer.height <= bottom, bottom <= end { #expect(abs(footer.maxY - bottom) < 0.001) }
            begin = end
        }
    }
}
