import Drawing
import Geometry

/// Draws a scene that was checked on a surface of Cairo, in the colours of a palette; one method per item.
struct ScenePainter {
    let context: CairoContext
    let shaper: TextShaper
    let palette: Palette
    /// The fonts of a document; nil where glyphs become pixels.
    var fonts: SubsetFonts?

    func paint(_ scene: Scene) {
        if let background = scene.background {
            context.setColor(palette[background])
            context.paint()
        }
        items(scene.items, offset: .zero, ChineseScript(language: scene.language))
    }

    private func items(_ items: [SceneItem], offset: Point, _ script: ChineseScript) {
        for item in items {
            switch item {
            case .group(let move, nil, let items): self.items(items, offset: offset + move, script)
            case .group(let move, let clip?, let items):
                context.clipped(to: clip, offset: offset + move) {
                    self.items(items, offset: offset + move, script)
                }
            case .path(let path, let paint): self.path(path, paint, offset: offset)
            case .text(let run, let origin):
                guard let layout = shaper.layout(run.string, run.font, script) else { continue }
                context.setColor(palette[run.color])
                if let fonts {
                    fonts.show(layout, at: origin + offset, in: context)
                } else {
                    layout.show(at: origin + offset, in: context)
                }
            }
        }
    }

    private func path(_ path: Path, _ paint: Paint, offset: Point) {
        switch paint.fill {
        case nil: break
        case .solid(let color):
            context.setColor(palette[color])
            context.setPath(path, offset: offset)
            context.fill()
        case .hatch(let hatch):
            guard let bounds = path.bounds else { break }
            context.clipped(to: path, offset: offset) {
                stroke(
                    hatch.lines(across: bounds), Paint.Stroke(hatch.color, width: hatch.lineWidth), offset: offset)
            }
        }
        if let stroke = paint.stroke { self.stroke(path, stroke, offset: offset) }
    }

    private func stroke(_ path: Path, _ stroke: Paint.Stroke, offset: Point) {
        context.setColor(palette[stroke.color])
        context.setPath(path, offset: offset)
        context.stroke(width: stroke.width, dashes: stroke.dashes)
    }
}
