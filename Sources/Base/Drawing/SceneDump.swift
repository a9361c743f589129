import Geometry

extension Scene {
    /// The scene as text for golden files: one line per item, numbers with at most two decimals.
    ///
    /// ```
    /// scene 375 812 en
    /// title A table under both bars
    /// background background
    /// panel variant-1 10 20 300 400 : iPhone X
    /// group 10 20
    ///   clip M 0 0 L 10 0 L 10 10 Z
    ///   path fill unsafeFill stroke frame width 1 dashes 3,2 : M 0 0 L 10 0
    ///   path hatch unsafeHatch line 0.75 step 5 direction rising : M 0 0 L 10 0 L 10 10 Z
    ///   text code medium 11 ink width 53.67 at 12 34 : safeAreaInsets.top
    /// end
    /// ```
    package var dump: String {
        var dump = SceneDump()
        dump.line(["scene", dump.number(size.width), dump.number(size.height), language])
        if !title.isEmpty { dump.line(["title", dump.oneLine(title)]) }
        if !description.isEmpty { dump.line(["description", dump.oneLine(description)]) }
        if let background { dump.line(["background", background.rawValue]) }
        for panel in panels { dump.panel(panel) }
        dump.items(items)
        return dump.text
    }
}

/// Writes the lines of a scene's dump; one method per item.
private struct SceneDump {
    var text = ""
    private var depth = 0

    mutating func panel(_ panel: ScenePanel) {
        let numbers = [panel.frame.minX, panel.frame.minY, panel.frame.width, panel.frame.height].map { number($0) }
        line(["panel", panel.id] + numbers + [":", oneLine(panel.title)])
    }

    mutating func items(_ items: [SceneItem]) {
        for item in items {
            switch item {
            case .group(let offset, let clip, let items): group(offset, clip, items)
            case .path(let path, let paint): self.path(path, paint)
            case .text(let run, let origin): text(run, at: origin)
            }
        }
    }

    private mutating func group(_ offset: Point, _ clip: Path?, _ items: [SceneItem]) {
        line(["group", point(offset)])
        depth += 1
        if let clip { line(["clip", segments(clip)]) }
        self.items(items)
        depth -= 1
        line(["end"])
    }

    private mutating func path(_ path: Path, _ paint: Paint) {
        var words = ["path"]
        switch paint.fill {
        case nil: break
        case .solid(let color): words += ["fill", color.rawValue]
        case .hatch(let hatch):
            words += ["hatch", hatch.color.rawValue, "line", number(hatch.lineWidth), "step", number(hatch.step)]
            words += ["direction", hatch.direction.rawValue]
        }
        if let stroke = paint.stroke {
            words += ["stroke", stroke.color.rawValue, "width", number(stroke.width)]
            if !stroke.dashes.isEmpty { words += ["dashes", stroke.dashes.map { number($0) }.joined(separator: ",")] }
        }
        line(words + [":", segments(path)])
    }

    private mutating func text(_ run: TextRun, at origin: Point) {
        line([
            "text", run.font.role.rawValue, run.font.weight.rawValue, number(run.font.size), run.color.rawValue,
            "width", number(run.width), "at", point(origin), ":", oneLine(run.string),
        ])
    }

    mutating func line(_ words: [String]) {
        text += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
    }

    private func segments(_ path: Path) -> String {
        path.segments.map { segment in
            switch segment {
            case .move(let end): "M " + point(end)
            case .line(let end): "L " + point(end)
            case .curve(let end, let control1, let control2):
                "C " + point(control1) + " " + point(control2) + " " + point(end)
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    private func point(_ point: Point) -> String { number(point.x) + " " + number(point.y) }

    func number(_ value: Double) -> String { DecimalText.string(value, decimals: 2) }

    /// The text with its line breaks written as `\n`.
    func oneLine(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    }
}
