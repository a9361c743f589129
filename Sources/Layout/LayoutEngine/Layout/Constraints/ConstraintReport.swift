package import ConstraintLogs

/// Contradictions, open numbers and loops of constraints, in addition to the frames.
package struct ConstraintReport: Equatable, Sendable {
    package private(set) var conflicts: [ConstraintConflict] = []
    package private(set) var openNumbers: [OpenNumber] = []
    package private(set) var yielding: [YieldingConstraint] = []
    /// Views whose frames depend on guides that depend on these frames, and that do not settle; one list for each tree.
    package private(set) var loops: [[String]] = []
    /// The views and constraints of each tree that has some, to draw them.
    package private(set) var plans: [ConstraintPlan] = []

    init() {}

    init(
        conflicts: [ConstraintConflict], openNumbers: [OpenNumber], yielding: [YieldingConstraint], loop: [String],
        plan: ConstraintPlan
    ) {
        self.conflicts = conflicts
        self.openNumbers = openNumbers
        self.yielding = yielding
        loops = loop.isEmpty ? [] : [loop]
        plans = plan.lines.isEmpty ? [] : [plan]
    }

    mutating func append(_ other: ConstraintReport) {
        conflicts += other.conflicts
        openNumbers += other.openNumbers
        yielding += other.yielding
        loops += other.loops
        plans += other.plans
    }

    /// Whether there is nothing to report.
    package var isEmpty: Bool { conflicts.isEmpty && openNumbers.isEmpty && yielding.isEmpty && loops.isEmpty }
}

/// Required constraints that contradict each other. If any of them is removed, the others can hold.
package struct ConstraintConflict: Equatable, Sendable {
    package let members: [Member]
    /// The position of the one that was left out of the layout: who UIKit breaks by the present hypothesis.
    package let victim: Int
    /// The kind of the broken constraint; nil if the hypothesis does not apply, as the app created none of the constraints.
    package let kind: ConflictAnalysis.Victim.Kind?

    package struct Member: Equatable, Sendable {
        /// The constraint in the notation of scenarios.
        package let text: String
        /// The app's identifier, or UIKit's name for a constraint of a stack view, such as `UISV-spacing`.
        package let identifier: String?
        /// The constraint; nil for one that UIKit creates.
        package let constraint: LayoutConstraint?

        /// The identifier where there is one, else the text; both for a constraint that UIKit creates, as UIKit gives the same
        /// identifier to many.
        package var name: String {
            constraint?.name ?? identifier.map { "\($0) \(text)" } ?? text
        }
    }
}

/// A number of a view that constraints leave open.
package struct OpenNumber: Equatable, Sendable {
    /// The name of the view; empty for a view without one.
    package let view: String
    /// `frame.x` and the like.
    package let number: String
    /// Two values that satisfy all constraints equally well.
    package let values: [Double]

    /// `badge.frame.x`; without the view where that has no name.
    var name: String { view.isEmpty ? number : "\(view).\(number)" }
}

/// An optional constraint that does not hold.
package struct YieldingConstraint: Equatable, Sendable {
    package let constraint: LayoutConstraint
    /// The error of the constraint, in points.
    package let distance: Double
    /// The names of the stronger ones that it gave way to.
    package let stronger: [String]
}
