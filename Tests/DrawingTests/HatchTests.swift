import Drawing
import Geometry
import Testing

@Suite struct HatchTests {
    @Test(arguments: [Hatch.Direction.rising, .falling])
    func `hatching stays inside and meets the edges`(direction: Hatch.Direction) {
        let rect = Rect(x: 3, y: -7, width: 40, height: 25)
        let ends = Hatch(.ink, lineWidth: 1, step: 5, direction).lines(across: rect).segments.map { segment -> Point in
            switch segment {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: .zero
            }
        }
        #expect(ends.count == (direction == .rising ? 26 : 24))
        for end in ends {
            #expect(rect.union(Rect(origin: end, size: .zero)) == rect)
            #expect(end.x == rect.minX || end.x == rect.maxX || end.y == rect.minY || end.y == rect.maxY)
        }
    }

    @Test func `an empty band has no hatching, nor does one without a step`() {
        let hatch = Hatch(.ink, lineWidth: 1, step: 5, .rising)
        #expect(hatch.lines(across: Rect(x: 0, y: 0, width: 0, height: 9)).segments.isEmpty)
        let dense = Hatch(.ink, lineWidth: 1, step: 0, .rising)
        #expect(dense.lines(across: Rect(x: 0, y: 0, width: 9, height: 9)).segments.isEmpty)
    }
}

@Suite struct PathBoundsTests {
    @Test func `bounds hold all points and controls`() {
        let path = Path([
            .move(Point(x: 1, y: 2)), .curve(.zero, control1: Point(x: -3, y: 0), control2: Point(x: 0, y: 9)),
        ])
        #expect(path.bounds == Rect(x: -3, y: 0, width: 4, height: 9))
        #expect(Path([.close]).bounds == nil)
    }
}
