package import Drawing
import Geometry

/// Checks that every text of a picture can be read: large enough, of enough contrast, whole, and clear of everything else.
package enum SceneLint {
    /// The problems of a scene, in drawing order; empty if it is good in all of some palettes.
    ///
    /// - Parameter compositions: the places where it will be shown, for which its type must be large enough.
    package static func problems(
        in scene: Scene, for compositions: [Composition], palettes: [Palette] = Palette.standard
    ) -> [SceneProblem] {
        let marks = SceneMark.marks(of: scene.items)
        let picture = Rect(origin: .zero, size: scene.size)
        var problems: [SceneProblem] = []
        var texts: [TextMark] = []
        for (index, mark) in marks.enumerated() {
            guard case .text(let text) = mark else { continue }
            let string = text.run.string
            for other in texts where other.box.intersection(text.box) != nil {
                problems.append(.overlap(other.run.string, string))
            }
            if !picture.encloses(text.box) { problems.append(.outside(string)) }
            if text.clip?.encloses(text.box) == false { problems.append(.clipped(string)) }
            if isCovered(text.box, before: marks[..<index], after: marks[(index + 1)...], palettes) {
                problems.append(.covered(string))
            }
            let shown = compositions.first { composition in
                text.run.font.size * composition.reduction(of: scene.size.width) < composition.smallestText - 0.0005
            }
            if let shown {
                let size = text.run.font.size * shown.reduction(of: scene.size.width)
                problems.append(.small(string, size: size, in: shown))
            }
            let contrast = minContrast(of: text, on: marks[..<index], scene.background, palettes)
            if contrast < Contrast.least { problems.append(.faint(string, ratio: contrast)) }
            texts.append(text)
        }
        return problems
    }

    /// Lines drawn before the text count unless something solid hides them; everything drawn after it counts.
    private static func isCovered(
        _ box: Rect, before: ArraySlice<SceneMark>, after: ArraySlice<SceneMark>, _ palettes: [Palette]
    ) -> Bool {
        func isOpaque(_ area: AreaMark) -> Bool { palettes.allSatisfy { $0[area.color].alpha == 1 } }
        var isCrossed = false
        for mark in before {
            switch mark {
            case .text: break
            case .area(let area): if isCrossed, area.bounds.encloses(box), isOpaque(area) { isCrossed = false }
            case .line(let line): if line.meets(box) { isCrossed = true }
            }
        }
        return isCrossed
            || after.contains { mark in
                switch mark {
                case .text: false
                case .area(let area): area.bounds.intersection(box) != nil && isOpaque(area)
                case .line(let line): line.meets(box)
                }
            }
    }

    /// The least contrast of a text anywhere in any palette, given the items painted before it; on white where nothing was
    /// painted.
    private static func minContrast(
        of text: TextMark, on before: ArraySlice<SceneMark>, _ background: ColorRole?, _ palettes: [Palette]
    ) -> Double {
        let areas = before.compactMap { mark -> AreaMark? in
            if case .area(let area) = mark, area.bounds.intersection(text.box) != nil { area } else { nil }
        }
        let behind = text.samples.map { point in areas.filter { $0.contains(point) }.map { $0.color } }
        let ratios = palettes.flatMap { palette in
            behind.map { roles in
                let ground = background.map { palette[$0] } ?? Color(0xFFFFFF)
                return Contrast.ratio(palette[text.run.color], roles.reduce(ground) { palette[$1].over($0) })
            }
        }
        return ratios.min() ?? 21
    }
}

/// A flaw of a picture that can be found by looking at its boxes.
package enum SceneProblem: Hashable, Sendable, CustomStringConvertible {
    /// Two texts overlap.
    case overlap(String, String)
    /// A text leaves the picture.
    case outside(String)
    /// A part of a text is cut off.
    case clipped(String)
    /// A line runs through a text, or something lies over it.
    case covered(String)
    /// A text is too small where the picture is shown; CSS pixels.
    case small(String, size: Double, in: Composition)
    /// A text with too little contrast to its background.
    case faint(String, ratio: Double)

    package var description: String {
        switch self {
        case .overlap(let first, let second): "'\(first)' and '\(second)' overlap"
        case .outside(let text): "'\(text)' leaves the picture"
        case .clipped(let text): "'\(text)' is cut off"
        case .covered(let text): "'\(text)' is crossed or covered"
        case .small(let text, let size, let composition):
            "'\(text)' is \(DecimalText.string(size, decimals: 1)) pixels high where \(DecimalText.string(composition.place)) "
                + "pixels are left for the picture"
        case .faint(let text, let ratio): "'\(text)' has a contrast of only \(DecimalText.string(ratio, decimals: 1))"
        }
    }
}
