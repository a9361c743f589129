import Geometry
import LayoutEngine
import Testing

/// What a table's contentSize does while one scrolls.
@Suite struct TableScrollTests {
    private static func steps(
        _ offsets: [Double], _ os: OSVersion = OSVersion(11), _ change: (inout TableScene) -> Void
    ) throws -> [TableScrollStep] {
        var scene = TableScene("iPhone 8", os, rows: 100)
        change(&scene)
        let snapshot = try scene.settled()
        return snapshot.scroll(try #require(snapshot["table"]), to: offsets)
    }

    @Test func `the content grows by what rows are higher than their estimates`() throws {
        let steps = try Self.steps([-20, 0, 880, 8133]) { $0.table.heightForRow = 88 }
        // 667 points show 15 estimates of 44 at first; 18 real rows begin above 880 + 667, all 100 above 8133 + 667.
        #expect(steps.map { $0.laidOutRows } == [15, 15, 18, 100])
        #expect(steps.map { $0.contentHeight.value } == [5060, 5060, 5192, 8800])
        #expect(steps.map { $0.contentOffset } == [-20, 0, 880, 8133])
    }

    @Test func `without estimates nothing grows`() throws {
        let steps = try Self.steps([0, 4000], OSVersion(10)) { $0.table.heightForRow = 88 }
        #expect(steps.map { $0.contentHeight.value } == [8800, 8800])
    }

    @Test(arguments: [OSVersion(11), OSVersion(13), OSVersion(17)]) func `a step is the layout at its offset`(
        _ os: OSVersion
    ) throws {
        for offset in stride(from: -20.0, through: 3000, by: 151) {
            let change: (inout TableScene) -> Void = {
                $0.table.selfSizedHeight = 70
                $0.table.tableHeaderHeight = 30
            }
            let step = try #require(try Self.steps([offset], os, change).first)
            var scene = TableScene("iPhone 8", os, rows: 100)
            change(&scene)
            scene.scrollView.contentOffset = .point(Point(x: 0, y: offset))
            guard case .size(_, let height)? = try scene.settled()["table"]?[.contentSize] else { return }
            #expect(step.contentHeight == height, "at \(offset)")
        }
    }

    @Test func `only tables have steps`() throws {
        let snapshot = try TableScene().settled()
        #expect(snapshot.scroll(try #require(snapshot["view"]), to: [0]).isEmpty)
    }
}
