import CairoRendering
import Drawing
import Geometry
import LayoutEngine
import PictureSupport
import Testing

@testable import Diagrams

/// What only pixels show.
struct PixelProbeTests {
    private static func sample(
        _ orientation: InterfaceOrientation = .portrait, isTranslucent: Bool = true
    ) throws -> Sample {
        try Sample(
            yaml: """
                id: probe
                device: iPhone X
                orientation: \(orientation.rawValue)
                os: 11
                root:
                  tabBarController:
                    tabBar: {isTranslucent: \(isTranslucent)}
                    navigationController:
                      viewController:
                        extendedLayoutIncludesOpaqueBars: true
                        view:
                          - tableView: {name: table, frame: fill, rows: 30}
                show: [bars, safeArea]
                """)
    }

    private static func pixel(_ role: ColorRole) -> Pixel {
        let color = Palette.light[role]
        return Pixel(red: color.red, green: color.green, blue: color.blue)
    }

    @Test func `hatching is visible`() throws {
        let (hatched, plain) = (
            try ProbedPicture(Self.sample()),
            try ProbedPicture(Self.sample(), leavingOut: [.unsafeHatch])
        )
        let place = try #require(hatched.places(of: .unsafeHatch).first)
        let (with, without) = (hatched.pixels.average(of: place), plain.pixels.average(of: place))
        #expect(Int(without.green) - Int(with.green) > 3)
    }

    @Test(arguments: [true, false])
    func `a bar shows what lies beneath it when it is translucent`(isTranslucent: Bool) throws {
        let fill: ColorRole = isTranslucent ? .translucentBarFill : .barFill
        let sample = try Self.sample(isTranslucent: isTranslucent)
        let whole = try ProbedPicture(sample)
        let bare = try ProbedPicture(sample, leavingOut: [.ghost, .separator])
        // The tab bar, under which the table goes on; away from the round corners, where the pixels of an edge hold a
        // part of everything.
        let bar = try #require(whole.places(of: fill).max { $0.minY < $1.minY }).inset(
            by: Insets(top: 2, left: 40, bottom: 2, right: 40))
        #expect((whole.pixels.colors(in: bar) != bare.pixels.colors(in: bar)) == isTranslucent)
    }

    @Test func `nothing on the screen reaches over its rounded corners`() throws {
        let picture = try ProbedPicture(Self.sample())
        let screen = try #require(picture.places(of: .screen).first)
        let body = Self.pixel(.body)
        // Between the corner of the screen and that of the body.
        let (left, top, right, bottom) = (screen.minX + 3.5, screen.minY + 3.5, screen.maxX - 4, screen.maxY - 4)
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
            #expect(picture.pixels.pixel(x, y) == body, "\(x), \(y)")
        }
        #expect(picture.pixels.pixel(screen.midX, screen.maxY - 1) != body)
        // The rim covers half a unit of the screen's edge.
        #expect(picture.pixels.pixel(screen.minX + 1, screen.midY) != body)
    }

    @Test(arguments: [
        (InterfaceOrientation.landscapeRight, true), (.landscapeLeft, false),
    ])
    func `the notch covers the left in landscape right and the right in landscape left`(
        orientation: InterfaceOrientation, isLeft: Bool
    ) throws {
        let picture = try ProbedPicture(Self.sample(orientation))
        let screen = try #require(picture.places(of: .screen).first)
        let body = Self.pixel(.body)
        #expect((picture.pixels.pixel(screen.minX + 4, screen.midY) == body) == isLeft)
        #expect((picture.pixels.pixel(screen.maxX - 4, screen.midY) == body) == !isLeft)
    }
}
