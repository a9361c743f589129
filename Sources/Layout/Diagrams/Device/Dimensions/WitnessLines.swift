import Drawing
import Geometry

/// Thin lines from a dimension line across the screen to the view that it measures, when that lies further in.
struct WitnessLines {
    let measure: Measure
    let subject: Subject

    var items: [SceneItem] {
        let axis = measure.kind.axis
        let reach = subject.map.position(measure.reach, axis == .vertical ? .horizontal : .vertical)
        guard reach > 1 else { return [] }
        let lowest = subject.map.position(min(measure.start, measure.end), axis) + 0.5
        let highest = subject.map.position(max(measure.start, measure.end), axis) - 0.5
        let ends = highest > lowest ? [lowest, highest] : [lowest]
        let color: ColorRole = .witness
        return ends.map { end in
            let path =
                axis == .vertical
                ? Path.line(from: Point(x: 0, y: end), to: Point(x: reach, y: end))
                : Path.line(from: Point(x: end, y: 0), to: Point(x: end, y: reach))
            return .path(path, .stroke(color, width: 1, dashes: [1, 2]))
        }
    }
}
