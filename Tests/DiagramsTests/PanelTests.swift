import Drawing
import Geometry
import Testing

@testable import Diagrams

/// The building blocks that all kinds of pictures share.
struct PanelTests {
    private let style = PictureStyle.squares

    private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawnPart {
        let rect = Rect(x: x, y: y, width: width, height: height)
        return DrawnPart([.path(.rect(rect), .fill(.ink))], bounds: rect)
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
            "one two three four", TypeStyle.note, .ink, widest: 56, by: style.typesetter)
        #expect(block.lines.map { $0.pieces.map { $0.string } } == [["one two"], ["three four"]])
    }

    /// A scale of 99,999 and a table scrolled to its 40,000th row were bugs of the tool, not pictures.
    @Test(arguments: [(-5e6, 5e6, 100.0), (0, 1e300, 100), (0, .infinity, 100), (0, 0, 1_300_000)])
    func `what lies out of a renderer's reach is cut, and said to be`(_ left: Double, _ right: Double, _ height: Double)
    {
        let far = SceneItem.path(.line(from: Point(x: left, y: 0), to: Point(x: right, y: 90)), .fill(.ink))
        let near = SceneItem.path(.line(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4)), .fill(.ink))
        let panel = Panel(
            part: DrawnPart(
                [.group(offset: Point(x: 10, y: 10), clip: nil, items: [far, near])],
                bounds: Rect(x: 0, y: 0, width: 300, height: height)), altText: AltText(["A box."], style.words))
        let diagram = PictureFrame.diagram(of: panel, title: "", style)
        let points = Self.points(diagram.scene.items, .zero)
        #expect(points.allSatisfy { abs($0.x) < 10_000 && abs($0.y) < 100_000 })
        #expect(points.contains(Point(x: 23, y: 24)) && points.contains(Point(x: 25, y: 26)))
        #expect(diagram.scene.size.height < 100_000)
        #expect(diagram.altText.whole.hasPrefix("A box.") && diagram.altText.brief.contains(style.words[.cut]))
        #expect(diagram.scene.texts.map { $0.string }.joined(separator: " ") == style.words[.cut])
    }

    @Test func `what a renderer can reach stays as it is`() {
        let panel = Panel(
            part: DrawnPart([.path(.line(from: .zero, to: Point(x: -400_000, y: 0)), .fill(.ink))])
                + Self.box(0, 0, 300, 89_000), altText: AltText([], style.words))
        #expect(
            Reach.cut(panel) { _ in Panel(part: DrawnPart(), altText: AltText(["cut"], style.words)) }.altText.whole
                .isEmpty)
    }

    private static func points(_ items: [SceneItem], _ offset: Point) -> [Point] {
        items.flatMap { item -> [Point] in
            switch item {
            case .group(let move, _, let items): points(items, offset + move)
            case .path(let path, _):
                path.segments.compactMap { segment in
                    switch segment {
                    case .move(let end), .line(let end), .curve(let end, _, _): end + offset
                    case .close: nil
                    }
                }
            case .text(_, let origin): [origin + offset]
            }
        }
    }
}
