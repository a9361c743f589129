package import Drawing
import Geometry

/// Checks that every text of a picture can be read: none meets another, leaves the picture, or is crossed by a line.
package enum SceneLint {
    /// What is wrong with a scene, in drawing order; empty for a good one.
    package static func problems(in scene: Scene) -> [SceneProblem] {
        let marks = SceneMark.marks(of: scene.items)
        let picture = Rect(origin: .zero, size: scene.size)
        var problems: [SceneProblem] = []
        var texts: [(string: String, box: Rect)] = []
        for (index, mark) in marks.enumerated() {
            guard case .text(let string, let box) = mark else { continue }
            for other in texts where other.box.intersection(box) != nil {
                problems.append(.overlap(other.string, string))
            }
            if !picture.encloses(box) { problems.append(.outside(string)) }
            if isCovered(box, before: marks[..<index], after: marks[(index + 1)...]) {
                problems.append(.covered(string))
            }
            texts.append((string, box))
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
            case .solid(let cover): if cover.encloses(box) { isCrossed = false }
            case .line(let line): if line.meets(box) { isCrossed = true }
            }
        }
        return isCrossed
            || after.contains { mark in
                switch mark {
                case .text: false
                case .solid(let cover): cover.intersection(box) != nil
                case .line(let line): line.meets(box)
                }
            }
    }
}
