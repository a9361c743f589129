import Geometry

extension Scene {
    /// Everything in the scene as bytes: scenes that differ anywhere have different ones.
    ///
    /// A key for finding a picture that was drawn before; unlike the dump, it does not round numbers. It is never decoded.
    package var encoding: [UInt8] {
        var encoder = SceneEncoder()
        encoder.size(size)
        encoder.optional(background) { $0.color($1) }
        encoder.text(title)
        encoder.text(description)
        encoder.text(language)
        encoder.panels(panels)
        encoder.items(items)
        return encoder.bytes
    }
}

/// Writes a scene's bytes: numbers in their memory representation, and a count before everything of variable length.
private struct SceneEncoder {
    var bytes: [UInt8] = []

    mutating func panels(_ panels: [ScenePanel]) {
        count(panels.count)
        for panel in panels {
            text(panel.id)
            text(panel.title)
            point(panel.frame.origin)
            size(panel.frame.size)
        }
    }

    mutating func items(_ items: [SceneItem]) {
        count(items.count)
        for item in items {
            switch item {
            case .group(let offset, let clip, let items): group(offset, clip, items)
            case .path(let path, let paint): self.path(path, paint)
            case .text(let run, let origin): text(run, at: origin)
            }
        }
    }

    private mutating func group(_ offset: Point, _ clip: Path?, _ items: [SceneItem]) {
        bytes.append(0)
        point(offset)
        optional(clip) { $0.segments($1) }
        self.items(items)
    }

    private mutating func path(_ path: Path, _ paint: Paint) {
        bytes.append(1)
        segments(path)
        optional(paint.fill) { $0.fill($1) }
        optional(paint.stroke) { $0.stroke($1) }
    }

    private mutating func text(_ run: TextRun, at origin: Point) {
        bytes.append(2)
        text(run.string)
        text(run.font.role.rawValue)
        text(run.font.weight.rawValue)
        number(run.font.size)
        color(run.color)
        number(run.width)
        point(origin)
    }

    private mutating func fill(_ fill: Paint.Fill) {
        switch fill {
        case .solid(let color):
            bytes.append(0)
            self.color(color)
        case .hatch(let hatch):
            bytes.append(1)
            color(hatch.color)
            number(hatch.lineWidth)
            number(hatch.step)
            text(hatch.direction.rawValue)
        }
    }

    private mutating func stroke(_ stroke: Paint.Stroke) {
        color(stroke.color)
        number(stroke.width)
        count(stroke.dashes.count)
        for dash in stroke.dashes { number(dash) }
    }

    private mutating func segments(_ path: Path) {
        count(path.segments.count)
        for segment in path.segments {
            switch segment {
            case .move(let end): points(0, [end])
            case .line(let end): points(1, [end])
            case .curve(let end, let control1, let control2): points(2, [end, control1, control2])
            case .close: points(3, [])
            }
        }
    }

    private mutating func points(_ kind: UInt8, _ points: [Point]) {
        bytes.append(kind)
        for point in points { self.point(point) }
    }

    // MARK: - Parts

    mutating func optional<Value>(_ value: Value?, _ encode: (inout SceneEncoder, Value) -> Void) {
        bytes.append(value == nil ? 0 : 1)
        if let value { encode(&self, value) }
    }

    mutating func color(_ color: ColorRole) { text(color.rawValue) }

    mutating func size(_ size: Size) {
        number(size.width)
        number(size.height)
    }

    mutating func text(_ text: String) {
        count(text.utf8.count)
        bytes += text.utf8
    }

    private mutating func point(_ point: Point) {
        number(point.x)
        number(point.y)
    }

    private mutating func number(_ number: Double) { word(number.bitPattern) }

    private mutating func count(_ count: Int) { word(UInt64(count)) }

    private mutating func word(_ word: UInt64) {
        for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> (UInt64(shift) * 8))) }
    }
}
