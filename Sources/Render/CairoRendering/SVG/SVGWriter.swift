import Drawing
import Geometry

/// Writes a scene as an SVG document for use alone or inside HTML.
///
/// Every colour is a class named after its role, and one style sheet in the document gives the classes their colours:
/// light ones, and dark ones for readers who prefer them. Glyphs are paths that are defined once, so no reader needs the
/// fonts, in units of the font's size, so that a text is a group with a scale. Identifiers begin with a hash of the
/// content: they are the same in every run and differ between pictures.
struct SVGWriter {
    private let shaper: TextShaper
    private let script: ChineseScript
    private var definitions = SVGText()
    private var body = SVGText()
    private var glyphs: [ObjectIdentifier: Int] = [:]
    private var clips: [[UInt8]: Int] = [:]
    private var fills: Set<ColorRole> = []
    private var strokes: Set<ColorRole> = []

    /// The document in UTF-8, ending in a line break.
    ///
    /// - Parameters:
    ///   - scene: checked; see `SceneCheck`.
    ///   - palette: the only colours, or nil for those that the reader prefers.
    static func document(of scene: Scene, in palette: Palette?, with shaper: TextShaper) -> [UInt8] {
        var writer = SVGWriter(shaper, ChineseScript(language: scene.language))
        if let background = scene.background { writer.background(background, scene.size) }
        writer.items(scene.items, offset: .zero)
        return writer.document(of: scene, in: palette)
    }

    private init(_ shaper: TextShaper, _ script: ChineseScript) {
        self.shaper = shaper
        self.script = script
    }
}

// MARK: - Items

extension SVGWriter {
    private mutating func background(_ color: ColorRole, _ size: Size) {
        body.write("<rect")
        fill(color)
        body.write(" width=\"\(Self.number(size.width))\" height=\"\(Self.number(size.height))\"/>\n")
    }

    private mutating func items(_ items: [SceneItem], offset: Point) {
        for item in items {
            switch item {
            case .group(let move, let clip, let items): group(items, clip, offset: offset + move)
            case .path(let path, let paint): self.path(path, paint, offset: offset)
            case .text(let run, let origin): text(run, at: origin + offset)
            }
        }
    }

    private mutating func group(_ items: [SceneItem], _ clip: Path?, offset: Point) {
        guard let clip else { return self.items(items, offset: offset) }
        let start = body
        body.write("<g")
        self.clip(to: clip, offset: offset)
        body.write(">\n")
        let length = body.bytes.count
        self.items(items, offset: offset)
        if body.bytes.count == length { body = start } else { body.write("</g>\n") }
    }

    private mutating func path(_ path: Path, _ paint: Paint, offset: Point) {
        if case .hatch(let hatch) = paint.fill { self.hatch(hatch, path, offset: offset) }
        let fill: ColorRole? = if case .solid(let color) = paint.fill { color } else { nil }
        let data = SVGPathData.bytes(of: path, offset: offset)
        guard !data.isEmpty, fill != nil || paint.stroke != nil else { return }
        body.write("<path")
        look(fill: fill, paint.stroke)
        finishPath(data)
    }

    /// The hatch's lines, cut off at the path.
    private mutating func hatch(_ hatch: Hatch, _ path: Path, offset: Point) {
        guard let bounds = path.bounds else { return }
        let data = SVGPathData.bytes(of: hatch.lines(across: bounds), offset: offset)
        guard !data.isEmpty else { return }
        body.write("<path")
        clip(to: path, offset: offset)
        look(fill: nil, Paint.Stroke(hatch.color, width: hatch.lineWidth))
        finishPath(data)
    }

    private mutating func finishPath(_ data: [UInt8]) {
        body.write(" d=\"")
        body.write(data)
        body.write("\"/>\n")
    }

    private mutating func text(_ run: TextRun, at origin: Point) {
        var glyphs = (shaper.layout(run.string, run.font, script)?.visibleGlyphs ?? [])[...]
        while let first = glyphs.first {
            // A fallback font may be set in another size than the text around it.
            let same = glyphs.prefix { $0.scale == first.scale }
            glyphs = glyphs.dropFirst(same.count)
            body.write("<g")
            fill(run.color)
            body.write(" transform=\"translate(\(Self.number(origin.x)) \(Self.number(origin.y)))")
            body.write("scale(\(Self.scale(first.scale)))\">\n")
            for glyph in same { use(glyph) }
            body.write("</g>\n")
        }
    }

    private mutating func use(_ glyph: TextLayout.PlacedGlyph) {
        body.write("<use href=\"#")
        body.writeIdentifier(identifier(of: glyph.outline))
        write("\" x=\"", glyph.place.x / glyph.scale)
        write("\" y=\"", glyph.place.y / glyph.scale)
        body.write("\"/>\n")
    }

    /// Writes a position in units after its attribute, unless it is 0.
    private mutating func write(_ attribute: StaticString, _ place: Double) {
        let units = SVGPathData.Precision.units.rounded(place)
        guard units != 0 else { return }
        body.write(attribute)
        body.write(units)
    }

    /// A factor with six decimals, which over 1,000 points are less than a hundredth of one.
    private static func scale(_ value: Double) -> String {
        let text = DecimalText.string(value, decimals: 6)
        return text.hasPrefix("0.") ? String(text.dropFirst()) : text
    }

    private static func number(_ value: Double) -> String {
        var bytes: [UInt8] = []
        DecimalText.append(hundredths: SVGPathData.Precision.hundredths.rounded(value), to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

// MARK: - Attributes

extension SVGWriter {
    private mutating func fill(_ color: ColorRole) { look(fill: color, nil) }

    private mutating func look(fill: ColorRole?, _ stroke: Paint.Stroke?) {
        var classes: [String] = []
        if let fill {
            fills.insert(fill)
            classes.append(Self.fillClass(fill))
        }
        if let stroke {
            strokes.insert(stroke.color)
            classes.append(Self.strokeClass(stroke.color))
        }
        body.write(" class=\"\(classes.joined(separator: " "))\"")
        guard let stroke else { return }
        if stroke.width != 1 { body.write(" stroke-width=\"\(Self.number(stroke.width))\"") }
        if !stroke.dashes.isEmpty {
            body.write(" stroke-dasharray=\"\(stroke.dashes.map { Self.number($0) }.joined(separator: " "))\"")
        }
    }

    private mutating func clip(to path: Path, offset: Point) {
        body.write(" clip-path=\"url(#")
        body.writeIdentifier(identifier(ofClip: SVGPathData.bytes(of: path, offset: offset)))
        body.write(")\"")
    }

    private static func fillClass(_ role: ColorRole) -> String { role.rawValue }

    private static func strokeClass(_ role: ColorRole) -> String { role.rawValue + "-line" }
}

// MARK: - Definitions

extension SVGWriter {
    private mutating func identifier(of glyph: GlyphOutline) -> Int {
        if let number = glyphs[ObjectIdentifier(glyph)] { return number }
        let number = glyphs.count + clips.count + 1
        glyphs[ObjectIdentifier(glyph)] = number
        definitions.write("<path id=\"")
        definitions.writeIdentifier(number)
        definitions.write("\" d=\"")
        let data = glyph.pathData ?? SVGPathData.bytes(of: glyph.path, in: .units)
        glyph.pathData = data
        definitions.write(data)
        definitions.write("\"/>\n")
        return number
    }

    private mutating func identifier(ofClip data: [UInt8]) -> Int {
        if let number = clips[data] { return number }
        let number = glyphs.count + clips.count + 1
        clips[data] = number
        definitions.write("<clipPath id=\"")
        definitions.writeIdentifier(number)
        definitions.write("\"><path d=\"")
        definitions.write(data)
        definitions.write("\"/></clipPath>\n")
        return number
    }
}

// MARK: - Document

extension SVGWriter {
    private func document(of scene: Scene, in palette: Palette?) -> [UInt8] {
        var text = SVGText()
        head(of: scene, in: &text)
        style(in: palette, &text)
        for panel in scene.panels { view(of: panel, &text) }
        if !definitions.bytes.isEmpty {
            text.write("<defs>\n")
            text.write(definitions)
            text.write("</defs>\n")
        }
        text.write(body)
        text.write("</svg>\n")
        return text.document
    }

    private func head(of scene: Scene, in text: inout SVGText) {
        let (width, height) = (Self.number(scene.size.width), Self.number(scene.size.height))
        let language = XMLText.escaped(scene.language)
        text.write("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"")
        text.writePrefix()
        text.write("\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" fill=\"none\"")
        // xml:lang is left out, because EPUB does not allow it on an svg element; SVG 2 has the attribute of HTML.
        text.write(" role=\"img\" lang=\"\(language)\"")
        let words = [("title", scene.title), ("desc", scene.description)].filter { !$0.1.isEmpty }
        for (index, (element, _)) in words.enumerated() {
            text.write(index == 0 ? " aria-labelledby=\"" : " ")
            text.writePrefix()
            text.write("-" + element)
        }
        text.write(words.isEmpty ? ">\n" : "\">\n")
        for (element, string) in words {
            text.write("<\(element) id=\"")
            text.writePrefix()
            text.write("-\(element)\">" + XMLText.escaped(string) + "</\(element)>\n")
        }
    }

    /// A place at which the file can be entered: `picture.svg#variant-2` shows one panel. Its name does not contain the
    /// content's hash, because pages have to know it.
    private func view(of panel: ScenePanel, _ text: inout SVGText) {
        let frame = panel.frame
        let box = [frame.minX, frame.minY, frame.width, frame.height].map { Self.number($0) }.joined(separator: " ")
        text.write("<view id=\"\(XMLText.escaped(panel.id))\" viewBox=\"\(box)\"/>\n")
    }

    private func style(in palette: Palette?, _ text: inout SVGText) {
        guard !fills.isEmpty || !strokes.isEmpty else { return }
        text.write("<style>\n")
        rules(palette ?? .light, &text)
        if palette == nil {
            text.write("@media (prefers-color-scheme: dark) {\n")
            rules(.dark, &text)
            text.write("}\n")
        }
        text.write("</style>\n")
    }

    /// The rules of the classes that are used; the document's identifier keeps them from the page around it.
    private func rules(_ palette: Palette, _ text: inout SVGText) {
        for role in ColorRole.allCases where fills.contains(role) || strokes.contains(role) {
            let color = palette[role]
            if fills.contains(role) { rule(Self.fillClass(role), "fill", color, &text) }
            if strokes.contains(role) { rule(Self.strokeClass(role), "stroke", color, &text) }
        }
    }

    private func rule(_ name: String, _ property: String, _ color: Color, _ text: inout SVGText) {
        text.write("#")
        text.writePrefix()
        text.write(" .\(name){\(property):\(Self.hexadecimal(color))")
        if color.alpha != 1 { text.write(";\(property)-opacity:\(Self.number(color.alpha))") }
        text.write("}\n")
    }

    /// `#5c7f99`, or `#fff` where that is the same.
    private static func hexadecimal(_ color: Color) -> String {
        let parts = [color.red, color.green, color.blue]
        let isShort = parts.allSatisfy { $0 / 16 == $0 % 16 }
        return parts.reduce("#") { text, part in
            let digits = String(part, radix: 16)
            return text + (isShort ? String(digits.prefix(1)) : (part < 16 ? "0" : "") + digits)
        }
    }
}
