import Drawing
import Geometry

/// Scenes for tests.
enum Pictures {
    /// Colours that are easily told apart; transparent ones are red with an alpha of 0.2.
    static let palette = Palette(name: "test") { role in
        switch role {
        case .answer: Color(0xFF0000)
        case .guide: Color(0x0000FF)
        case .viewFill: Color(0xFF0000, alpha: 0.2)
        default: Color(0)
        }
    }

    /// An 8 by 8 scene, transparent where no item draws.
    static func tiny(_ items: [SceneItem], background: ColorRole? = nil) -> Scene {
        Scene(
            size: Size(width: 8, height: 8), background: background, items: items, title: "", description: "",
            language: "en")
    }

    /// A scene with room for a line of text.
    static func wide(_ items: [SceneItem]) -> Scene {
        Scene(size: Size(width: 100, height: 20), items: items, title: "", description: "", language: "en")
    }

    static func square(_ x: Double, _ y: Double, _ side: Double, _ color: ColorRole) -> SceneItem {
        .path(.rect(Rect(x: x, y: y, width: side, height: side)), .fill(color))
    }

    static func label(_ text: String, _ font: Font = Font(.text, size: 11), at origin: Point) -> SceneItem {
        .text(TextRun(text, font: font, color: .ink, width: 0), at: origin)
    }

    /// A picture with everything that a scene can hold, in both scripts.
    static let everything = Scene(
        size: Size(width: 200, height: 120.5), background: .background,
        items: [
            .group(
                offset: Point(x: 10, y: 10),
                clip: .roundedRect(Rect(x: 0, y: 0, width: 100, height: 80), radius: 12),
                items: [
                    square(-5, -5, 60, .viewFill),
                    .path(
                        .rect(Rect(x: 20, y: 20, width: 60, height: 30.333)),
                        Paint(
                            fill: .solid(.contentInsetFill),
                            stroke: Paint.Stroke(.contentInsetLine, width: 1.5, dashes: [4, 3]))),
                    .path(
                        .rect(Rect(x: 60, y: 0, width: 40, height: 16)),
                        .hatch(Hatch(.unsafeHatch, lineWidth: 0.75, step: 5, .rising))),
                    label("Safe area 安全区域", at: Point(x: 4, y: 60)),
                ]),
            label("top 88 → “导航栏”……", Font(.text, size: 13, weight: .semibold), at: Point(x: 12, y: 104)),
            label("insets.top -> 44", Font(.code, size: 10, weight: .medium), at: Point(x: 112, y: 40)),
        ],
        title: "Bars & <insets>", description: "A \"safe\" area.", language: "zh-Hans")
}
