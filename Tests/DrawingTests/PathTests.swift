import Drawing
import Geometry
import Testing

struct RadiusCase: Sendable, CustomTestStringConvertible {
    let radius: Double
    let expected: Double

    var testDescription: String { "radius \(radius)" }

    static let all: [RadiusCase] = [
        RadiusCase(radius: 4, expected: 4), RadiusCase(radius: 10, expected: 10), RadiusCase(radius: 11, expected: 10),
    ]
}

@Suite struct PathTests {
    static let box = Rect(x: 10, y: 20, width: 40, height: 20)

    @Test(arguments: RadiusCase.all)
    func `a corner is no larger than half of the shorter side`(_ test: RadiusCase) {
        let path = Path.roundedRect(Self.box, radius: test.radius)
        #expect(path.segments.first == .move(Point(x: 10 + test.expected, y: 20)))
    }

    @Test(arguments: [0, -3, -Double.infinity])
    func `without a radius it is a rectangle`(_ radius: Double) {
        #expect(Path.roundedRect(Self.box, radius: radius) == .rect(Self.box))
    }

    @Test func `a corner's curve stays within a thousandth of the circle`() {
        let segments = Path.roundedRect(Rect(x: 0, y: 0, width: 2, height: 2), radius: 1).segments
        guard case .curve(let end, let control1, let control2) = segments[2] else {
            Issue.record("no curve at the first corner")
            return
        }
        let middleX = (1 + 3 * control1.x + 3 * control2.x + end.x) / 8 - 1
        let middleY = (0 + 3 * control1.y + 3 * control2.y + end.y) / 8 - 1
        #expect(abs((middleX * middleX + middleY * middleY).squareRoot() - 1) < 0.001)
    }

    @Test func `hexadecimal colours are red, green, blue`() {
        #expect(Color(0x12_34_56) == Color(red: 0x12, green: 0x34, blue: 0x56))
        #expect(Color(0x12_34_56).alpha == 1 && Color(0x12_34_56, alpha: 0.25).alpha == 0.25)
    }
}
