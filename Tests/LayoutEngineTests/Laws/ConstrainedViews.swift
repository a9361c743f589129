import ConstraintSolver
import Geometry
import LayoutEngine

/// A screen of constraints: a bar that keeps clear of the safe area and of the edge, and a card with a safe area of its own.
enum ConstrainedViews {
    static var controller: Controller {
        var root = View(name: "view")
        root.constraints = [
            edge("bar", .leading, "view"), edge("bar", .trailing, "view"), size("bar", .height, 44),
            edge("bar", .bottom, "view", .safeArea, at: 999),
            edge("bar", .bottom, "view", relation: .lessOrEqual, -20),
            edge("card", .top, "view", .safeArea, 8), edge("card", .leading, "view", .layoutMargins),
            edge("card", .trailing, "view", .layoutMargins), edge("card", .bottom, "bar", of: .top, -8),
            edge("label", .top, "card", .safeArea), edge("label", .leading, "card", .layoutMargins, 8),
            edge("wide", .leading, "card"), edge("wide", .trailing, "card", relation: .lessOrEqual),
            edge("wide", .top, "label", of: .bottom), size("wide", .width, 900, at: 500), size("wide", .height, 10),
            edge("field", .bottom, "view", .keyboard, of: .top), edge("field", .leading, "view", .readableContent),
            edge("field", .trailing, "view", .readableContent), size("field", .height, 44),
        ]
        var label = View(name: "label")
        label.intrinsicContentSize = Size(width: 120, height: 20)
        var card = View(name: "card")
        card.subviews = [label, View(name: "wide")]
        root.subviews = [View(name: "bar"), card, View(name: "field")]
        return Controller(name: "vc", kind: .content, view: root)
    }

    private static func edge(
        _ view: String, _ anchor: Pin.Anchor, _ other: String, _ guide: LayoutConstraint.Guide? = nil,
        of second: Pin.Anchor? = nil, relation: LinearConstraint.Relation = .equal, _ constant: Double = 0,
        at priority: Int = 1000
    ) -> LayoutConstraint {
        LayoutConstraint(
            LayoutConstraint.Item(.named(view), anchor), relation,
            LayoutConstraint.Item(.named(other), guide: guide, second ?? anchor), constant: constant,
            priority: ConstraintPriority(priority), text: "\(view).\(anchor.rawValue)")
    }

    private static func size(
        _ view: String, _ anchor: Pin.Anchor, _ number: Double, at priority: Int = 1000
    ) -> LayoutConstraint {
        LayoutConstraint(
            LayoutConstraint.Item(.named(view), anchor), .equal, nil, constant: number,
            priority: ConstraintPriority(priority), text: "\(view).\(anchor.rawValue) == \(number)")
    }
}
