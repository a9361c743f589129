package import ConstraintSolver
package import Diagnostics
import Geometry

/// An NSLayoutConstraint between anchors: `first relation multiplier × second + constant`, at a priority.
package struct LayoutConstraint: Hashable, Sendable {
    package let first: Item
    package let relation: LinearConstraint.Relation
    package let multiplier: Double
    /// The second item; nil for a number alone, as in `width == 100`.
    package let second: Item?
    /// Points.
    package let constant: Double
    package let priority: ConstraintPriority
    package var identifier: String?
    /// Whether the constraint is active; false for a constraint that the app created and does not use at present.
    package var isActive = true
    /// The constraint in the notation of scenarios, by which derivations and reports name it.
    package var text: String
    /// The location in the scenario; nil for a constraint created in code.
    package var place: SourceSpan?

    package init(
        _ first: Item, _ relation: LinearConstraint.Relation, multiplier: Double = 1, _ second: Item?,
        constant: Double = 0, priority: ConstraintPriority = .required, text: String
    ) {
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.priority = priority
        self.text = text
    }

    /// The identifier where there is one, else the text.
    package var name: String { identifier ?? text }

    /// An anchor of a view or of one of its layout guides.
    package struct Item: Hashable, Sendable {
        package let owner: Owner
        /// The guide; nil for the view itself.
        package let guide: Guide?
        package let anchor: Pin.Anchor

        package init(_ owner: Owner, guide: Guide? = nil, _ anchor: Pin.Anchor) {
            self.owner = owner
            self.guide = guide
            self.anchor = anchor
        }
    }

    package enum Owner: Hashable, Sendable {
        /// The view whose list contains the constraint.
        case this
        case named(String)
        /// The superview of the constraint's subject, which is the first view that it names; without one the view whose list
        /// contains the constraint.
        case superview
    }

    package enum Guide: String, CaseIterable, Hashable, Sendable {
        case safeArea, layoutMargins, readableContent, topLayoutGuide, bottomLayoutGuide, keyboard
        /// The guides of a scroll view.
        case contentLayoutGuide, frameLayoutGuide
    }

    /// The owner whose superview `superview` and guides without an owner belong to.
    package var subject: Owner {
        for item in [first, second] {
            if let owner = item?.owner, owner != .superview { return owner }
        }
        return .this
    }
}

extension Pin {
    /// A constraint of the pinned view that is equivalent.
    func asConstraint() -> LayoutConstraint {
        let item = LayoutConstraint.Item(.this, anchor)
        let sign = constant < 0 ? "-" : "+"
        let number = DecimalText.string(constant.magnitude)
        guard let target else {
            return LayoutConstraint(
                item, .equal, nil, constant: constant, text: "\(anchor.rawValue) == \(DecimalText.string(constant))")
        }
        let second: LayoutConstraint.Item
        let owner: String
        switch target.owner {
        case .sibling(let name):
            second = LayoutConstraint.Item(.named(name), target.anchor)
            owner = name
        case .superview:
            second = LayoutConstraint.Item(.superview, target.anchor)
            owner = "superview"
        case .safeArea, .layoutMargins, .readableContent, .topLayoutGuide, .bottomLayoutGuide, .keyboard,
            .contentLayoutGuide, .frameLayoutGuide:
            let guide = target.owner.guide
            second = LayoutConstraint.Item(.superview, guide: guide, target.anchor)
            owner = guide?.rawValue ?? ""
        }
        let end = constant == 0 ? "" : " \(sign) \(number)"
        return LayoutConstraint(
            item, .equal, second, constant: constant,
            text: "\(anchor.rawValue) == \(owner).\(target.anchor.rawValue)\(end)")
    }
}

extension Pin.Owner {
    /// The layout guide that it is; nil for views.
    fileprivate var guide: LayoutConstraint.Guide? {
        switch self {
        case .superview, .sibling: nil
        case .safeArea: .safeArea
        case .layoutMargins: .layoutMargins
        case .readableContent: .readableContent
        case .topLayoutGuide: .topLayoutGuide
        case .bottomLayoutGuide: .bottomLayoutGuide
        case .keyboard: .keyboard
        case .contentLayoutGuide: .contentLayoutGuide
        case .frameLayoutGuide: .frameLayoutGuide
        }
    }
}
