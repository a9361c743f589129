package import Drawing
import Geometry

/// Checks that every text of a picture can be read: large enough, of enough contrast, whole, and clear of everything else.
package enum SceneLint {
    /// Below this size text cannot be read at the picture's own size; points.
    package static let smallestText = 9.0

    /// What is wrong with a scene, in drawing order; empty for a good one.
    package static func problems(in scene: Scene) -> [SceneProblem] {
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
            if isCovered(text.box, before: marks[..<index], after: marks[(index + 1)...]) {
                problems.append(.covered(string))
            }
            if text.run.font.size < smallestText { problems.append(.small(string, size: text.run.font.size)) }
            let contrast = contrast(of: text, on: marks[..<index], scene.background)
            if contrast < Contrast.least { problems.append(.faint(string, ratio: contrast)) }
            texts.append(text)
        }
        return problems
    }

    /// Lines before the text count unless something solid hides them; whatever comes after it counts.
    private static func isCovered(
        _ box: Rect, before: ArraySlice<SceneMark>, after: ArraySlice<SceneMark>
    ) -> Bool {
        var isCrossed = false
        for mark in before {
            switch mark {
            case .text: break
            case .area(let area): if area.isOpaque, area.bounds.encloses(box) { isCrossed = false }
            case .line(let line): if line.meets(box) { isCrossed = true }
            }
        }
        return isCrossed
            || after.contains { mark in
                switch mark {
                case .text: false
                case .area(let area): area.isOpaque && area.bounds.intersection(box) != nil
                case .line(let line): line.meets(box)
                }
            }
    }

    /// The least contrast of a text anywhere, given what was painted before it; white where nothing was.
    private static func contrast(
        of text: TextMark, on before: ArraySlice<SceneMark>, _ background: Color?
    ) -> Double {
        let areas = before.compactMap { mark -> AreaMark? in
            if case .area(let area) = mark, area.bounds.intersection(text.box) != nil { area } else { nil }
        }
        let behind = text.samples.map { point in
            areas.reduce(background ?? Color(0xFFFFFF)) { $1.contains(point) ? $1.over($0) : $0 }
        }
        return behind.map { Contrast.ratio(text.run.color, $0) }.min() ?? 1
    }
}
