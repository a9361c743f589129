import Drawing
import Geometry

/// Refuses scenes with values for which the output is undefined or empty: sizes, colours, widths of lines and texts out of range.
struct SceneCheck {
    private let shaper: TextShaper
    private let script: ChineseScript
    private let palettes: [Palette]
    /// The longest side of a picture, in points.
    private static let longestSide = 100_000.0
    /// The largest coordinate, far within the range of Cairo's fixed-point numbers at any scale.
    private static let largestCoordinate = 1_000_000.0

    /// Throws the first problem of a scene for drawing in given palettes.
    static func check(_ scene: Scene, in palettes: [Palette], with shaper: TextShaper) throws(CairoError) {
        let check = SceneCheck(
            shaper: shaper, script: ChineseScript(language: scene.language), palettes: palettes)
        try check.size(scene.size)
        if let background = scene.background { try check.color(background) }
        try check.items(scene.items, offset: .zero)
    }

    private func size(_ size: Size) throws(CairoError) {
        for (side, name) in [(size.width, "width"), (size.height, "height")] {
            guard side > 0, side <= Self.longestSide else {
                throw CairoError("creating a picture", .number(side, of: name))
            }
        }
    }

    private func items(_ items: [SceneItem], offset: Point) throws(CairoError) {
        for item in items {
            switch item {
            case .group(let move, let clip, let items):
                if let clip { try path(clip, offset: offset + move) }
                try self.items(items, offset: offset + move)
            case .path(let path, let paint):
                try self.path(path, offset: offset)
                try self.paint(paint)
            case .text(let run, let origin): try text(run, at: origin + offset)
            }
        }
    }

    private func paint(_ paint: Paint) throws(CairoError) {
        switch paint.fill {
        case nil: break
        case .solid(let color): try self.color(color)
        case .hatch(let hatch):
            try color(hatch.color)
            try number(hatch.lineWidth, "line width or dash", atLeast: 0)
            // Lines nearer than this are an area, and as many as there is memory for.
            try number(hatch.step, "step of a hatch", atLeast: 0.1)
        }
        guard let stroke = paint.stroke else { return }
        try color(stroke.color)
        for length in [stroke.width] + stroke.dashes { try number(length, "line width or dash", atLeast: 0) }
        guard stroke.dashes.isEmpty || stroke.dashes.contains(where: { $0 > 0 }) else {
            throw CairoError("drawing", .number(0, of: "line width or dash"))
        }
    }

    private func text(_ run: TextRun, at origin: Point) throws(CairoError) {
        guard let layout = shaper.layout(run.string, run.font, script) else {
            throw CairoError("drawing", .number(run.font.size, of: "font size"))
        }
        if let scalar = layout.missingScalar {
            throw CairoError("drawing", shaper.problem(of: scalar, in: run.string))
        }
        try color(run.color)
        try point(origin)
    }

    private func color(_ role: ColorRole) throws(CairoError) {
        for palette in palettes { try number(palette[role].alpha, "opacity", atLeast: 0) }
    }

    private func path(_ path: Path, offset: Point) throws(CairoError) {
        for segment in path.segments {
            switch segment {
            case .move(let end), .line(let end): try point(end + offset)
            case .curve(let end, let control1, let control2):
                for point in [control1, control2, end] { try self.point(point + offset) }
            case .close: break
            }
        }
    }

    private func point(_ point: Point) throws(CairoError) {
        try number(point.x, "coordinate")
        try number(point.y, "coordinate")
    }

    private func number(
        _ number: Double, _ name: String, atLeast least: Double = -largestCoordinate
    ) throws(CairoError) {
        guard number >= least, number <= Self.largestCoordinate else {
            throw CairoError("drawing", .number(number, of: name))
        }
    }
}
