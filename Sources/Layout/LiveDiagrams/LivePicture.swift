import Drawing
import Geometry

/// A scene as SVG for the page around it: colours are classes named after their roles, text is set by the browser.
///
/// Unlike a published picture it carries no style and no letters, because the page has both; so it is written in a millisecond.
struct LivePicture {
    private var output: [UInt8] = []
    private var clips: [[UInt8]: Int] = [:]
    private var definitions: [UInt8] = []
    /// The beginning of ids, which distinguishes the pictures of one page.
    private let prefix: String

    static func svg(_ scene: Scene, prefix: String) -> String {
        var picture = LivePicture(prefix: prefix)
        picture.items(scene.items, offset: .zero)
        return picture.document(of: scene)
    }

    private init(prefix: String) { self.prefix = prefix }

    private func document(of scene: Scene) -> String {
        let (width, height) = (Self.number(scene.size.width), Self.number(scene.size.height))
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        text += " viewBox=\"0 0 \(width) \(height)\" fill=\"none\" role=\"img\""
        text += " lang=\"\(XMLText.escaped(scene.language))\" aria-label=\"\(XMLText.escaped(scene.title))\">"
        if !definitions.isEmpty { text += "<defs>" + String(decoding: definitions, as: UTF8.self) + "</defs>" }
        return text + String(decoding: output, as: UTF8.self) + "</svg>"
    }

    private mutating func write(_ text: String) { output += text.utf8 }

    private mutating func items(_ items: [SceneItem], offset: Point) {
        for item in items {
            switch item {
            case .group(let move, let clip, let items):
                guard let clip else {
                    self.items(items, offset: offset + move)
                    continue
                }
                write("<g" + clipping(clip, offset: offset + move) + ">")
                self.items(items, offset: offset + move)
                write("</g>")
            case .path(let path, let paint): self.path(path, paint, offset: offset)
            case .text(let run, let origin): text(run, at: origin + offset)
            }
        }
    }

    private mutating func path(_ path: Path, _ paint: Paint, offset: Point) {
        if case .hatch(let hatch) = paint.fill, let bounds = path.bounds {
            let lines = SVGPathData.bytes(of: hatch.lines(across: bounds), offset: offset)
            if !lines.isEmpty {
                let stroke = Paint.Stroke(hatch.color, width: hatch.lineWidth)
                write("<path" + clipping(path, offset: offset) + Self.look(fill: nil, stroke) + " d=\"")
                output += lines
                write("\"/>")
            }
        }
        let fill: ColorRole? = if case .solid(let color) = paint.fill { color } else { nil }
        let data = SVGPathData.bytes(of: path, offset: offset)
        guard !data.isEmpty, fill != nil || paint.stroke != nil else { return }
        write("<path" + Self.look(fill: fill, paint.stroke) + " d=\"")
        output += data
        write("\"/>")
    }

    private mutating func text(_ run: TextRun, at origin: Point) {
        guard !run.string.isEmpty else { return }
        write("<text x=\"\(Self.number(origin.x))\" y=\"\(Self.number(origin.y))\"")
        write(" class=\"\(run.color.rawValue) \(run.font.role.rawValue)-face \(run.font.weight.rawValue)\"")
        write(" font-size=\"\(Self.number(run.font.size))\" textLength=\"\(Self.number(run.width))\"")
        write(" lengthAdjust=\"spacingAndGlyphs\">" + XMLText.escaped(run.string) + "</text>")
    }

    private static func look(fill: ColorRole?, _ stroke: Paint.Stroke?) -> String {
        let classes = [fill?.rawValue, stroke.map { $0.color.rawValue + "-line" }].compactMap { $0 }
        var text = " class=\"" + classes.joined(separator: " ") + "\""
        guard let stroke else { return text }
        if stroke.width != 1 { text += " stroke-width=\"\(number(stroke.width))\"" }
        if !stroke.dashes.isEmpty {
            text += " stroke-dasharray=\"" + stroke.dashes.map { number($0) }.joined(separator: " ") + "\""
        }
        return text
    }

    private mutating func clipping(_ path: Path, offset: Point) -> String {
        let data = SVGPathData.bytes(of: path, offset: offset)
        let number = clips[data] ?? clips.count + 1
        if clips.updateValue(number, forKey: data) == nil {
            definitions += "<clipPath id=\"\(prefix)\(number)\"><path d=\"".utf8
            definitions += data
            definitions += "\"/></clipPath>".utf8
        }
        return " clip-path=\"url(#\(prefix)\(number))\""
    }

    private static func number(_ value: Double) -> String { DecimalText.string(value, decimals: 2) }

    /// The rules that give the classes their colours in both palettes, below an element with a class.
    static func styles(below name: String) -> String {
        ColorRole.allCases.map { role in
            let (light, dark) = (color(Palette.light[role]), color(Palette.dark[role]))
            let both = "light-dark(\(light),\(dark))"
            return ".\(name) .\(role.rawValue){fill:\(both)}.\(name) .\(role.rawValue)-line{stroke:\(both)}"
        }.joined(separator: "\n")
    }

    private static func color(_ color: Color) -> String {
        "rgb(\(color.red) \(color.green) \(color.blue) / \(DecimalText.string(color.alpha, decimals: 3)))"
    }
}
