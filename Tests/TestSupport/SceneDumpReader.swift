package import Drawing
import Geometry

extension Scene {
    /// The scene that a dump describes, with its numbers to a hundredth; nil when a line is none of a dump.
    package init?(dump: String) {
        var reader = SceneDumpReader(dump)
        guard let scene = reader.scene() else { return nil }
        self = scene
    }
}

/// Reads what `Scene.dump` writes, so that a golden file can be drawn.
private struct SceneDumpReader {
    private var lines: ArraySlice<Substring>

    init(_ text: String) {
        lines = text.split(separator: "\n")[...]
    }

    mutating func scene() -> Scene? {
        guard let head = take("scene"), head.count == 3, let size = Self.numbers(head.prefix(2)) else { return nil }
        var scene = Scene(
            size: Size(width: size[0], height: size[1]), items: [], title: "", description: "",
            language: String(head[2]))
        scene.title = Self.lines(take("title"))
        scene.description = Self.lines(take("description"))
        if let words = take("background") {
            guard let color = words.first.flatMap({ ColorRole(rawValue: String($0)) }) else { return nil }
            scene.background = color
        }
        while let words = take("panel") {
            guard let numbers = Self.numbers(words.dropFirst().prefix(4)), numbers.count == 4 else { return nil }
            let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            scene.panels.append(
                ScenePanel(id: String(words[0]), title: Self.lines(Array(words.dropFirst(6))), frame: frame))
        }
        guard let items = items(), lines.isEmpty else { return nil }
        scene.items = items
        return scene
    }

    /// Items up to the end of their group or of the text.
    private mutating func items() -> [SceneItem]? {
        var items: [SceneItem] = []
        while !lines.isEmpty, word != "end" {
            guard let item = item() else { return nil }
            items.append(item)
        }
        return items
    }

    private mutating func item() -> SceneItem? {
        if let words = take("group") { return group(words) }
        guard let line = lines.popFirst(), let colon = line.firstRange(of: " : ") else { return nil }
        let words = line[..<colon.lowerBound].split(separator: " ")
        let rest = line[colon.upperBound...]
        switch words.first {
        case "path": return Self.path(words.dropFirst(), rest)
        case "text": return Self.text(words.dropFirst(), rest)
        default: return nil
        }
    }

    private mutating func group(_ words: [Substring]) -> SceneItem? {
        guard let offset = Self.numbers(words[...]), offset.count == 2 else { return nil }
        var clip: Path?
        if let segments = take("clip") {
            guard let path = Self.segments(segments) else { return nil }
            clip = path
        }
        guard let items = items(), take("end") != nil else { return nil }
        return .group(offset: Point(x: offset[0], y: offset[1]), clip: clip, items: items)
    }

    // MARK: - Lines

    /// The first word of the next line.
    private var word: Substring? { lines.first?.split(separator: " ", maxSplits: 1).first }

    /// Takes the next line when it begins with a word; the words behind that.
    private mutating func take(_ word: Substring) -> [Substring]? {
        guard self.word == word else { return nil }
        return lines.removeFirst().split(separator: " ").dropFirst().map { $0 }
    }
}

// MARK: - Parts of lines

extension SceneDumpReader {
    /// Words that belong together, with their line breaks.
    private static func lines(_ words: [Substring]?) -> String {
        (words ?? []).joined(separator: " ").replacing("\\n", with: "\n")
    }

    private static func path(_ words: ArraySlice<Substring>, _ segments: Substring) -> SceneItem? {
        guard let path = Self.segments(segments.split(separator: " ")) else { return nil }
        var values: [Substring: Substring] = [:]
        for index in stride(from: words.startIndex, to: words.endIndex - 1, by: 2) {
            values[words[index]] = words[index + 1]
        }
        let paint = Paint(fill: fill(values), stroke: stroke(values))
        guard (paint.fill == nil) == (values["fill"] == nil && values["hatch"] == nil),
            (paint.stroke == nil) == (values["stroke"] == nil)
        else { return nil }
        return .path(path, paint)
    }

    /// `fill ink` or `hatch unsafeHatch line 0.75 step 5 direction rising`
    private static func fill(_ values: [Substring: Substring]) -> Paint.Fill? {
        if let fill = color(values["fill"]) { return .solid(fill) }
        guard let color = color(values["hatch"]), let lineWidth = Double(values["line"] ?? ""),
            let step = Double(values["step"] ?? ""),
            let direction = Hatch.Direction(rawValue: String(values["direction"] ?? ""))
        else { return nil }
        return .hatch(Hatch(color, lineWidth: lineWidth, step: step, direction))
    }

    /// `stroke ink width 1 dashes 3,2`
    private static func stroke(_ values: [Substring: Substring]) -> Paint.Stroke? {
        guard let color = color(values["stroke"]), let width = Double(values["width"] ?? ""),
            let dashes = numbers((values["dashes"] ?? "").split(separator: ",")[...])
        else { return nil }
        return Paint.Stroke(color, width: width, dashes: dashes)
    }

    /// `code medium 11 ink width 53.67 at 12 34`
    private static func text(_ words: ArraySlice<Substring>, _ string: Substring) -> SceneItem? {
        let words = Array(words)
        guard words.count == 9, let role = Font.Role(rawValue: String(words[0])),
            let weight = Font.Weight(rawValue: String(words[1])), let color = color(words[3]),
            let numbers = numbers([words[2], words[5], words[7], words[8]])
        else { return nil }
        let run = TextRun(
            lines([string]), font: Font(role, size: numbers[0], weight: weight), color: color, width: numbers[1])
        return .text(run, at: Point(x: numbers[2], y: numbers[3]))
    }

    private static func segments(_ words: [Substring]) -> Path? {
        var path = Path()
        var words = words[...]
        func points(_ count: Int, _ words: inout ArraySlice<Substring>) -> [Point]? {
            guard let numbers = numbers(words.prefix(2 * count)), numbers.count == 2 * count else { return nil }
            words = words.dropFirst(2 * count)
            return (0..<count).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
        }
        while let command = words.popFirst() {
            guard let points = points(command == "C" ? 3 : command == "Z" ? 0 : 1, &words) else { return nil }
            switch command {
            case "M": path.segments.append(.move(points[0]))
            case "L": path.segments.append(.line(points[0]))
            case "C": path.segments.append(.curve(points[2], control1: points[0], control2: points[1]))
            case "Z": path.segments.append(.close)
            default: return nil
            }
        }
        return path
    }

    private static func color(_ word: Substring?) -> ColorRole? { word.flatMap { ColorRole(rawValue: String($0)) } }

    private static func numbers(_ words: ArraySlice<Substring>) -> [Double]? {
        let numbers = words.compactMap { Double($0) }
        return numbers.count == words.count ? numbers : nil
    }
}
