import Drawing
import Geometry

/// Draws a scene on a surface of any kind; one method per item.
struct ScenePainter {
    private let context: CairoContext
    private let shaper: TextShaper
    private let script: ChineseScript
    /// The largest coordinate, far inside of what Cairo's fixed-point numbers hold at any scale.
    private static let largestCoordinate = 1_000_000.0
    private static let action = "drawing"

    /// - Parameter language: the BCP 47 tag of the scene's texts.
    init(_ context: CairoContext, _ shaper: TextShaper, language: String) {
        self.context = context
        self.shaper = shaper
        script = ChineseScript(language: language)
    }

    func paint(_ scene: Scene) throws(CairoError) {
        if let background = scene.background {
            try setColor(background)
            context.paint()
        }
        try items(scene.items, offset: .zero)
    }

    /// Offsets are added up here and not left to Cairo, which would write a matrix at every stroke in SVG.
    private func items(_ items: [SceneItem], offset: Point) throws(CairoError) {
        for item in items {
            switch item {
            case .group(let move, let clip, let items): try group(items, clip, offset: offset + move)
            case .path(let path, let paint): try self.path(path, paint, offset: offset)
            case .text(let run, let origin): try text(run, at: origin + offset)
            }
        }
    }

    private func group(_ items: [SceneItem], _ clip: Path?, offset: Point) throws(CairoError) {
        guard let clip else { return try self.items(items, offset: offset) }
        try check(clip, offset: offset)
        try context.clipped(to: clip, offset: offset) { () throws(CairoError) in
            try self.items(items, offset: offset)
        }
    }

    private func path(_ path: Path, _ paint: Paint, offset: Point) throws(CairoError) {
        try check(path, offset: offset)
        context.setPath(path, offset: offset)
        if let fill = paint.fill {
            try setColor(fill)
            context.fill()
        }
        if let stroke = paint.stroke {
            try setColor(stroke.color)
            for number in [stroke.width] + stroke.dashes { try check(number, "line width or dash") }
            context.stroke(width: stroke.width, dashes: stroke.dashes)
        }
    }

    private func text(_ run: TextRun, at origin: Point) throws(CairoError) {
        guard let layout = shaper.layout(run.string, run.font, script) else {
            throw CairoError(Self.action, .number(run.font.size, of: "font size"))
        }
        if let scalar = layout.missingScalar { throw CairoError(Self.action, .missingGlyph(scalar, text: run.string)) }
        try check(origin)
        try setColor(run.color)
        context.show(layout, at: origin)
    }

    private func setColor(_ color: Color) throws(CairoError) {
        try check(color.alpha, "opacity")
        context.setColor(color)
    }

    private func check(_ path: Path, offset: Point) throws(CairoError) {
        for segment in path.segments {
            switch segment {
            case .move(let end), .line(let end): try check(end + offset)
            case .curve(let end, let control1, let control2):
                try check(control1 + offset)
                try check(control2 + offset)
                try check(end + offset)
            case .close: break
            }
        }
    }

    private func check(_ point: Point) throws(CairoError) {
        try check(point.x, "coordinate")
        try check(point.y, "coordinate")
    }

    /// Cairo turns NaN and numbers that are too large into anything; they are refused instead.
    private func check(_ number: Double, _ name: String) throws(CairoError) {
        guard number.magnitude <= Self.largestCoordinate else {
            throw CairoError(Self.action, .number(number, of: name))
        }
    }
}
