import Geometry
import Testing

@Suite struct RectTests {
    private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test func `edges and middles follow from origin and size`() {
        #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
        #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    }

    @Test func `insets shrink a rectangle from its edges`() {
        let inset = rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == Rect(x: 12, y: 21, width: 24, height: 36))
    }

    @Test func `insets larger than the rectangle leave a size of 0`() {
        let inset = rect.inset(by: Insets(top: 50, left: 50, bottom: 0, right: 0))
        #expect(inset.size == .zero)
        #expect(inset.isEmpty)
    }

    @Test func `rectangles that only touch share nothing`() {
        #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == nil)
        #expect(
            rect.intersection(Rect(x: 35, y: 50, width: 50, height: 50)) == Rect(x: 35, y: 50, width: 5, height: 10))
    }

    @Test func `a union holds both`() {
        #expect(rect.union(Rect(x: 0, y: 70, width: 1, height: 1)) == Rect(x: 0, y: 20, width: 40, height: 51))
    }

    @Test func `a quarter turn swaps width and height`() {
        #expect(Size(width: 375, height: 812).transposed == Size(width: 812, height: 375))
    }
}

@Suite struct EdgesTests {
    @Test func `a set of one edge holds that edge alone`() {
        for edge in Edge.allCases {
            #expect(Edges(edge).contains(Edges(edge)))
            #expect(Edge.allCases.filter { Edges(edge).contains(Edges($0)) } == [edge])
        }
        #expect(Edge.allCases.allSatisfy { Edges.all.contains(Edges($0)) })
    }

    @Test func `insets are read and written by edge`() {
        var insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(Edge.allCases.map { insets[$0] } == [1, 2, 3, 4])
        for edge in Edge.allCases { insets[edge] += 10 }
        #expect(insets == Insets(top: 11, left: 12, bottom: 13, right: 14))
    }
}
