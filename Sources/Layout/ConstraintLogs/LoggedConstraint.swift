package import ConstraintSolver

/// A constraint as a log prints it.
package struct LoggedConstraint: Equatable, Sendable {
    /// The address as in the log, such as "0x7fca0bd54cc0"; empty if the log has none.
    package let address: String
    package let className: String
    package let identifier: String?
    /// The body, without class, address and the text after it.
    package let text: String
    package let place: LogPlace
    /// Sides of a relation; nil where the body cannot be read.
    package internal(set) var relations: [LoggedRelation]
    /// Whether all views that it names are private ones of UIKit.
    package let isBetweenPrivateViews: Bool

    /// A constraint that no log prints, to ask who of several would be broken.
    ///
    /// - Parameter identifier: the identifier, which can show that UIKit created a logged constraint.
    package init(_ relations: [LoggedRelation], isOfSystem: Bool, identifier: String? = nil) {
        self.init(
            address: "", className: isOfSystem ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint",
            identifier: identifier, text: "", place: LogPlace(line: 1, column: 1, offset: 0), relations: relations)
    }

    init(
        address: String, className: String, identifier: String?, text: String, place: LogPlace,
        relations: [LoggedRelation], isBetweenPrivateViews: Bool = false
    ) {
        self.address = address
        self.className = className
        self.identifier = identifier
        self.text = text
        self.place = place
        self.relations = relations
        self.isBetweenPrivateViews = isBetweenPrivateViews
    }

    /// The creator of a constraint.
    package enum Maker: String, CaseIterable, Sendable {
        case app
        /// A UIStackView, from its arrangement by the app.
        case stackView
        /// UIKit: masks, encapsulated and temporary sizes, guides.
        case system
    }

    package var maker: Maker {
        isBetweenPrivateViews || className == "NSContentSizeLayoutConstraint" ? .system : makerByClass
    }

    /// The creator as class and identifier tell it, whatever the views are: the hypothesis of the broken constraint rests on it.
    var makerByClass: Maker {
        if className.hasSuffix("NSAutoresizingMaskLayoutConstraint")
            || className.hasSuffix("_UILayoutSupportConstraint")
        {
            return .system
        }
        guard let identifier else { return .app }
        if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSSV-") { return .stackView }
        let ofSystem = [
            "UIView-", "NSView-", "_UITemporaryLayout", "fittingSize", "UIViewSafeAreaLayoutGuide", "UIInput", "UINav",
            "_UI",
            "NSWindow", "UIViewLayoutMarginsGuide", "UIViewReadable", "NSAutoresizingMaskLayoutConstraint",
        ]
        return ofSystem.contains { identifier.hasPrefix($0) } ? .system : .app
    }
}

/// A place in a text: line and column from 1, columns in characters, and the offset in bytes.
package struct LogPlace: Hashable, Sendable {
    package let line: Int
    package let column: Int
    package let offset: Int

    package init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}

/// The relation of a constraint: one side is a multiple of the other plus a number.
package struct LoggedRelation: Equatable, Sendable {
    package var first: LoggedAttribute
    package var relation: LinearConstraint.Relation
    package var multiplier: Double
    /// The second attribute; nil for a number alone.
    package var second: LoggedAttribute?
    package var constant: Double
    package var priority: ConstraintPriority
    /// Whether left and right are physical sides of the screen, regardless of the direction of reading.
    package var isPhysical: Bool

    package init(
        _ first: LoggedAttribute, _ relation: LinearConstraint.Relation, multiplier: Double = 1,
        _ second: LoggedAttribute? = nil, constant: Double
    ) {
        self.init(
            first: first, relation: relation, multiplier: multiplier, second: second, constant: constant,
            priority: .required, isPhysical: false)
    }

    init(
        first: LoggedAttribute, relation: LinearConstraint.Relation, multiplier: Double, second: LoggedAttribute?,
        constant: Double, priority: ConstraintPriority, isPhysical: Bool
    ) {
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
        self.priority = priority
        self.isPhysical = isPhysical
    }

    /// The relation with its second view replaced by the one that the names give it.
    func naming(_ names: [String: String]) -> LoggedRelation {
        guard let second, let named = names[second.item] else { return self }
        var result = self
        result.second = LoggedAttribute(item: named, anchor: second.anchor)
        return result
    }

    /// The relation with leading and trailing edges replaced by left and right ones.
    var fromLeftToRight: LoggedRelation {
        var result = self
        result.isPhysical = true
        result.first = first.fromLeftToRight
        result.second = second?.fromLeftToRight
        return result
    }
}

/// An edge, middle or extent of a view or guide.
package struct LoggedAttribute: Hashable, Sendable {
    /// The key of the view: its address, or its name where it has none.
    package let item: String
    package let anchor: LoggedAnchor

    package init(item: String, anchor: LoggedAnchor) {
        self.item = item
        self.anchor = anchor
    }

    fileprivate var fromLeftToRight: LoggedAttribute {
        switch anchor {
        case .leading: LoggedAttribute(item: item, anchor: .left)
        case .trailing: LoggedAttribute(item: item, anchor: .right)
        default: self
        }
    }
}

/// The attributes of NSLayoutConstraint, and the names that masks print for them.
package enum LoggedAnchor: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case minX, minY, midX, midY, maxX, maxY

    package var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
            true
        default: false
        }
    }

    package var isExtent: Bool { self == .width || self == .height }

    /// Whether this is the far edge of its axis.
    package var isEnd: Bool {
        switch self {
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .maxX, .maxY: true
        default: false
        }
    }

    package var isCenter: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .midX, .midY: true
        default: false
        }
    }

    package var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether this is an attribute name of autoresizing masks, which count from the superview's origin.
    package var isOfMask: Bool {
        switch self {
        case .minX, .minY, .midX, .midY, .maxX, .maxY: true
        default: false
        }
    }

    var isPhysical: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin, .minX, .midX, .maxX: true
        default: false
        }
    }
}
