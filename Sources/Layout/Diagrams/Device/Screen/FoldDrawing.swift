import Drawing
import Geometry
import LayoutEngine

/// The fold of a display, and the camera under it.
///
/// While the phone is flat the fold is a thin line, and nothing keeps clear of it; partly open, it is the strip that divides
/// the content.
struct FoldDrawing {
    let subject: Subject

    private static let line = Paint.stroke(.term, width: 0.75, dashes: [1, 3])
    private static let edge = Paint.stroke(.term, width: 1)
    private static let crease = Paint.stroke(.term, width: 1.5)
    private static let hidden = Paint.stroke(.term, width: 0.75, dashes: [2, 2])

    private var isPartlyOpen: Bool { subject.environment.hinge == .partiallyOpen }

    /// The strip along the fold in the picture; nil for a display without one.
    private var strip: Rect? {
        let environment = subject.environment
        return environment.device.foldable?.value.foldRegion(on: environment.screenSize).map { scaled($0) }
    }

    /// The region of the camera under the display in the picture; nil without one.
    private var camera: Rect? {
        let environment = subject.environment
        return environment.device.foldable?.value.camera.map { camera in
            scaled(environment.device.turn(to: environment.orientation)(camera))
        }
    }

    private func scaled(_ rect: Rect) -> Rect {
        let scale = subject.map.scale
        return Rect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    }

    var items: [SceneItem] {
        (strip.map { isPartlyOpen ? Self.division($0) : [Self.middle(of: $0, Self.line)] } ?? [])
            + (camera.map { [Self.camera($0)] } ?? [])
    }

    /// The strip that divides the content: hatched between two edges, with the crease in its middle.
    private static func division(_ strip: Rect) -> [SceneItem] {
        let isUpright = strip.height > strip.width
        let sides = [
            Rect(
                x: strip.minX, y: strip.minY, width: isUpright ? 0 : strip.width, height: isUpright ? strip.height : 0),
            Rect(
                x: isUpright ? strip.maxX : strip.minX, y: isUpright ? strip.minY : strip.maxY,
                width: isUpright ? 0 : strip.width, height: isUpright ? strip.height : 0),
        ]
        return [
            .path(.rect(strip), .fill(.dimmed)),
            .path(.rect(strip), .hatch(Hatch(.term, lineWidth: 0.75, step: 5, .falling))),
        ] + sides.map { middle(of: $0, edge) } + [middle(of: strip, crease)]
    }

    /// A line along the middle of a strip.
    private static func middle(of strip: Rect, _ paint: Paint) -> SceneItem {
        strip.width < strip.height
            ? .path(.line(from: Point(x: strip.midX, y: strip.minY), to: Point(x: strip.midX, y: strip.maxY)), paint)
            : .path(.line(from: Point(x: strip.minX, y: strip.midY), to: Point(x: strip.maxX, y: strip.midY)), paint)
    }

    private static func camera(_ rect: Rect) -> SceneItem {
        .path(.roundedRect(rect, radius: min(rect.width, rect.height) / 2), hidden)
    }

    /// The entries of the legend: the fold as it is drawn, and the camera.
    var legendEntries: [Legend.Entry] {
        let fold = strip.map { _ in
            Legend.Entry(name: subject.words[isPartlyOpen ? .foldPartlyOpen : .fold]) { rect in
                isPartlyOpen ? Self.division(rect) : [Self.middle(of: Self.swatch(rect), Self.line)]
            }
        }
        let camera = camera.map { _ in
            Legend.Entry(name: subject.words[.cameraUnderDisplay]) { [Self.camera($0)] }
        }
        return [fold, camera].compactMap { $0 }
    }

    /// The line of a legend's swatch, on a whole pixel.
    private static func swatch(_ rect: Rect) -> Rect {
        Rect(x: rect.minX, y: rect.midY.rounded(), width: rect.width, height: 1)
    }
}
