import ConstraintLogs
import Geometry

/// The positions of a plan's views and lines in a picture, whose origin is the upper left corner of their bounds.
struct ConstraintMap {
    private let horizontalScale: Double
    private let verticalScale: Double
    private let origin: Point
    /// Frames of the plan's views, in their order.
    let frames: [Rect]
    /// The size that views and lines cover.
    let size: Size

    /// The height, or width, of a view along an axis without known positions.
    private static let lane = 30.0
    private static let largestScale = 2.0
    /// Flat views are drawn larger across, until they cover this many units of the picture, or up to the largest factor.
    private static let legible = 130.0
    private static let maxStretching = 5.0
    /// Sizes are at least this large in the picture, so that a drawing is never empty.
    private static let least = 24.0

    init(_ plan: ConstraintPlan, room: Size) {
        let horizontal = Self.extent(of: plan, isHorizontal: true)
        let vertical = Self.extent(of: plan, isHorizontal: false)
        let lanes = Double(plan.views.count) * Self.lane
        var scales: [Double] = [Self.largestScale]
        if let horizontal { scales.append(room.width / max(1, horizontal.end - horizontal.start)) }
        if let vertical { scales.append(room.height / max(1, vertical.end - vertical.start)) }
        let scale = scales.min() ?? 1
        func scaled(_ extent: ConstraintPlan.Span?, _ room: Double) -> Double {
            let length = extent.map { $0.end - $0.start } ?? 0
            return max(scale, min(Self.legible / max(1, length), room / max(1, length), Self.maxStretching * scale))
        }
        let (horizontalScale, verticalScale) = (scaled(horizontal, room.width), scaled(vertical, room.height))
        let origin = Point(x: horizontal?.start ?? 0, y: vertical?.start ?? 0)
        (self.horizontalScale, self.verticalScale) = (horizontalScale, verticalScale)
        self.origin = origin
        size = Size(
            width: horizontal.map { max(Self.least, (($0.end - $0.start) * horizontalScale).rounded()) } ?? lanes,
            height: vertical.map { max(Self.least, (($0.end - $0.start) * verticalScale).rounded()) } ?? lanes)
        func along(_ span: ConstraintPlan.Span?, _ start: Double, _ scale: Double, _ index: Int) -> (Double, Double) {
            guard let span else { return (Double(index) * Self.lane + 3, Double(index + 1) * Self.lane - 3) }
            return (((span.start - start) * scale).rounded(), ((span.end - start) * scale).rounded())
        }
        frames = plan.views.enumerated().map { index, view in
            let (left, right) = along(view.horizontal, origin.x, horizontalScale, index)
            let (top, bottom) = along(view.vertical, origin.y, verticalScale, index)
            return Rect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// A coordinate along an axis in the picture.
    func position(_ value: Double, isHorizontal: Bool) -> Double {
        ((value - (isHorizontal ? origin.x : origin.y)) * (isHorizontal ? horizontalScale : verticalScale)).rounded()
    }

    private static func extent(of plan: ConstraintPlan, isHorizontal: Bool) -> ConstraintPlan.Span? {
        let spans = plan.views.flatMap { $0.spans(isHorizontal: isHorizontal) }
        guard !spans.isEmpty else { return nil }
        let lines = plan.lines.filter { $0.isHorizontal == isHorizontal }
        let ends = lines.flatMap { [$0.start, $0.wanted, $0.found] }
        guard let all = span(around: spans.flatMap { [$0.start, $0.end] } + ends) else { return nil }
        let inner = plan.views.dropFirst().filter { !$0.isGuide }.flatMap { $0.spans(isHorizontal: isHorizontal) }
        guard !plan.hasLanes, let focus = span(around: inner.flatMap { [$0.start, $0.end] } + ends) else { return all }
        let start = max(all.start, focus.start - margin)
        let end = min(all.end, max(focus.end + margin, start + minShown))
        return end - start < maxShareOfWhole * (all.end - all.start) ? ConstraintPlan.Span(start: start, end: end) : all
    }

    private static func span(around values: [Double]) -> ConstraintPlan.Span? {
        guard let low = values.min(), let high = values.max() else { return nil }
        return ConstraintPlan.Span(start: low, end: high)
    }

    /// Only the constrained part of a large root is drawn, with this margin in points, if the part is at most this share of the
    /// whole.
    private static let margin = 24.0
    private static let minShown = 100.0
    private static let maxShareOfWhole = 0.6
}

extension ConstraintPlan.View {
    /// The span along an axis, and the span of the other place.
    fileprivate func spans(isHorizontal: Bool) -> [ConstraintPlan.Span] {
        [span(isHorizontal: isHorizontal), otherPlace?.span(isHorizontal: isHorizontal)].compactMap { $0 }
    }
}

extension ConstraintPlan {
    /// The views in the second layout that holds as well; nil where there is none.
    var other: ConstraintPlan? {
        guard views.contains(where: { $0.otherPlace != nil }) else { return nil }
        var plan = self
        plan.views = views.map { view in
            guard let horizontal = view.horizontal, let vertical = view.vertical, let place = view.otherPlace else {
                return view
            }
            var moved = view
            (moved.horizontal, moved.vertical) = (place.horizontal, place.vertical)
            moved.otherPlace = ConstraintPlan.Place(horizontal: horizontal, vertical: vertical)
            return moved
        }
        return plan
    }

    /// Whether some constraint does not hold.
    var hasFailingLine: Bool { lines.contains { $0.otherLength != nil } }

    /// Whether views lie beside each other along an axis without known positions.
    var hasLanes: Bool { views.contains { $0.horizontal == nil || $0.vertical == nil } }

    /// The plan as pictures that show each view to scale: one where all views are known along both axes, else one for each axis.
    var drawings: [ConstraintPlan] {
        if !hasLanes { return [self] }
        return [true, false].compactMap { isHorizontal in
            let lines = lines.filter { $0.isHorizontal == isHorizontal }
            let views = views.filter { $0.span(isHorizontal: isHorizontal) != nil }.map { view in
                var view = view
                if isHorizontal { view.vertical = nil } else { view.horizontal = nil }
                return view
            }
            return lines.isEmpty ? nil : ConstraintPlan(views: views, lines: lines)
        }
    }
}
