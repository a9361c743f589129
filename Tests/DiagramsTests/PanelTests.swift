import Drawing
import Geometry
import Testing

@testable import Diagrams

/// The building blocks that all kinds of pictures share.
struct PanelTests {
    private let style = PictureStyle.squares

    private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Part {
        let rect = Rect(x: x, y: y, width: width, height: height)
        return Part([.path(.rect(rect), .fill(.ink))], bounds: rect)
    }

    @Test func `origins of parts in a grid line up`() {
        let rows = [
            [Self.box(-10, -5, 30, 15), Self.box(-20, 0, 40, 50)], [Self.box(0, -8, 100, 20), Self.box(0, 0, 5, 5)],
        ]
        let grid = PartGrid(rows: rows, gap: Size(width: 4, height: 6)).part
        let offsets = grid.items.compactMap { item in
            if case .group(let offset, _, _) = item { offset } else { nil }
        }
        // The first column reaches 100 to the right, the second begins 20 left of its origin; rows likewise.
        #expect(offsets == [Point(x: 124, y: 0), Point(x: 0, y: 64), Point(x: 124, y: 64)])
        #expect(grid.bounds == Rect(x: -10, y: -5, width: 154, height: 81))
    }

    @Test func `an empty place of a grid takes no room of its own`() {
        let grid = PartGrid(rows: [[nil, Self.box(0, 0, 10, 10)]], gap: Size(width: 4, height: 0)).part
        #expect(grid.bounds == Rect(x: 4, y: 0, width: 10, height: 10))
    }

    @Test func `a long text is broken into lines that fit`() {
        let block = TextBlock.wrapping(
            "one two three four", TypeStyle.note, .ink, widest: 56, style.typesetter)
        #expect(block.lines.map { $0.pieces.map { $0.string } } == [["one two"], ["three four"]])
    }
}
