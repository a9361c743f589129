package import ConstraintSolver

/// Views and the constraints between them as lengths that can be drawn to scale, in points and in coordinates that all share.
package struct ConstraintPlan: Equatable, Sendable {
    /// Outer views first.
    package var views: [View]
    /// The contradicting ones first.
    package var lines: [Line]
    /// The number of constraints that exceed the lines.
    package var remaining = 0
    /// The names of numbers that the constraints leave open, such as "badge.frame.x".
    package var openNumbers: [String] = []

    package init(views: [View], lines: [Line], remaining: Int = 0) {
        self.views = views
        self.lines = lines
        self.remaining = remaining
    }

    /// A view or layout guide; nil along an axis without known positions.
    package struct View: Equatable, Sendable {
        package let name: String
        package let isGuide: Bool
        package var horizontal: Span?
        package var vertical: Span?
        /// The place in a second layout that holds every constraint as well as the first; nil where both are the same.
        package var otherPlace: Place?

        package init(name: String, isGuide: Bool = false, horizontal: Span?, vertical: Span?) {
            self.name = name
            self.isGuide = isGuide
            self.horizontal = horizontal
            self.vertical = vertical
        }

        package func span(isHorizontal: Bool) -> Span? { isHorizontal ? horizontal : vertical }
    }

    package struct Place: Equatable, Sendable {
        package let horizontal: Span
        package let vertical: Span

        package init(horizontal: Span, vertical: Span) {
            self.horizontal = horizontal
            self.vertical = vertical
        }

        package func span(isHorizontal: Bool) -> Span { isHorizontal ? horizontal : vertical }
    }

    package struct Span: Equatable, Sendable {
        package var start: Double
        package var end: Double

        package init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }
    }

    /// A constraint as a length: from its reference to the position that it asks for.
    package struct Line: Equatable, Sendable {
        /// The text in the notation of a scenario or of a log.
        package let text: String
        package let isHorizontal: Bool
        package let start: Double
        package let wanted: Double
        /// The actual end in the layout.
        package let found: Double
        /// How the length in the layout relates to the one that it asks for: `bottom <= superview.bottom - 20` asks for at least 20.
        package let relation: LinearConstraint.Relation
        package let priority: ConstraintPriority
        package let role: Role
        /// Whether the layout satisfies it.
        package let isSatisfied: Bool

        package init(
            text: String, isHorizontal: Bool, start: Double, wanted: Double, found: Double,
            relation: LinearConstraint.Relation, priority: ConstraintPriority, role: Role, isSatisfied: Bool
        ) {
            self.text = text
            self.isHorizontal = isHorizontal
            self.start = start
            self.wanted = wanted
            self.found = found
            self.relation = relation
            self.priority = priority
            self.role = role
            self.isSatisfied = isSatisfied
        }

        /// The length that it asks for.
        package var length: Double { (wanted - start).magnitude }

        /// The length in the layout, less than 0 where it runs the other way; nil where it is satisfied.
        package var otherLength: Double? {
            if isSatisfied { return nil }
            let length = found - start
            return wanted < start ? -length : wanted > start ? length : length.magnitude
        }
    }

    /// The relation of the length of a constraint: between two edges, the distance from an edge that lies beyond counts back.
    ///
    /// - Parameters:
    ///   - isExtent: whether the constraint is about a width or height.
    ///   - isEnd: whether the first edge is the far one of its view.
    package static func lengthRelation(
        _ relation: LinearConstraint.Relation, constant: Double, isExtent: Bool, isEnd: Bool
    ) -> LinearConstraint.Relation {
        !isExtent && (constant < 0 || (constant == 0 && isEnd)) ? relation.reversed : relation
    }

    package enum Role: Equatable, Sendable {
        case ordinary
        /// A member of a contradicting set.
        case contradicting
        /// The member that is left out of the layout, by the hypothesis.
        case leftOut
        /// The member that UIKit broke, according to a log.
        case broken

        package var isContradicting: Bool { self != .ordinary }
    }

    /// Constraints that miss by less count as satisfied, in points.
    package static let tolerance = 1e-3

    /// The most lines of a plan: more than a picture can show.
    package static let maxLines = 24
}
