import Geometry

/// Lays out the views of a tree by their constraints.
///
/// Safe areas, margins and content offsets depend on frames, and frames depend on them: each pass calculates them from the frames
/// of the previous pass, until they no longer change.
struct ConstraintLayout {
    /// The view that holds the tree.
    enum Root {
        /// A view whose frame is known, its label, and where it lies.
        case view(View, String, ViewContext)
        /// The window, or the content view of a cell.
        case superview(Superview)
    }

    private let root: Root
    private var tree: ConstraintTree
    private let environment: Environment
    private let state: Lifecycle.State

    /// The limit on passes in which frames may change their own inputs. UIKit stops an endless layout, and calls it a feedback
    /// loop.
    private static let maxPasses = 12

    /// The layout of a view whose frame is known.
    init(
        of view: View, label: String, at context: ViewContext, _ environment: Environment, _ state: Lifecycle.State
    ) {
        root = .view(view, label, context)
        tree = ConstraintTree(view, names: [label] + view.aliases, subviews: view.subviews)
        self.environment = environment
        self.state = state
    }

    /// The layout of views in the window or in a cell.
    init(of views: [View], in superview: Superview, _ environment: Environment, _ state: Lifecycle.State) {
        root = .superview(superview)
        tree = ConstraintTree(nil, names: [superview.geometry?.label ?? "window"], subviews: views)
        self.environment = environment
        self.state = state
    }

    /// The root's place in the layout, and the report on its constraints.
    func solved() -> (view: SolvedView, report: ConstraintReport) {
        var pass = ConstraintPass(equations(after: nil), in: environment)
        for _ in 1...Self.maxPasses {
            let equations = equations(after: pass.solution)
            if pass.changes(to: equations).isEmpty { return (view(in: pass.solution), pass.report(loop: [])) }
            pass = ConstraintPass(equations, in: environment)
        }
        // A number that another pass would change has no value.
        let equations = equations(after: pass.solution)
        let next = ConstraintPass(equations, in: environment)
        let loop = pass.changes(to: equations).map { tree.nodes[$0].label }.filter { !$0.isEmpty }
        return (view(in: pass.solution.settled(beside: next.solution)), pass.report(loop: loop))
    }

    /// The least height of the root that the constraints let it have; nil if they allow 0, like a chain that does not extend from
    /// its top to its bottom.
    func fittingHeight() -> FittedHeight? {
        let first = ConstraintPass(equations(after: nil, fitting: .ofCell), in: environment)
        let second = ConstraintPass(equations(after: first.solution, fitting: .ofCell), in: environment)
        let height = second.rootHeight
        guard height.isFinite, height > 1e-6 else { return nil }
        let hasText = tree.nodes.contains { $0.view?.label?.text != nil }
        return hasText
            ? .byText(second.rootSize("contentView.systemLayoutSizeFitting").height) : .byConstraints(height)
    }

    /// The root's size by its own constraints and those of its descendants, as near to a target as their priorities allow.
    /// - Parameter others: constraints that are listed outside the view; those count that refer only to views in it.
    func size(fitting request: FittingRequest, _ label: String, beside others: [LayoutConstraint]) -> DerivedSize {
        var layout = self
        layout.tree.add(others)
        let first = ConstraintPass(layout.equations(after: nil, fitting: request, isWhole: true), in: environment)
        let second = layout.equations(after: first.solution, fitting: request, isWhole: true)
        return ConstraintPass(second, in: environment).rootSize("\(label).systemLayoutSizeFitting")
    }

    private func view(in solution: ConstraintSolution) -> SolvedView {
        SolvedView(layout: solution, node: ConstraintTree.root)
    }

    /// - Parameter isWhole: whether the width is asked for too, instead of being the view's width.
    private func equations(
        after solution: ConstraintSolution?, fitting request: FittingRequest? = nil, isWhole: Bool = false
    ) -> ConstraintEquations {
        func equations(_ lineWidths: [Int: Quantity]) -> ConstraintEquations {
            let surroundings = ConstraintSurroundings(
                tree, root, after: solution, environment, state, lineWidths: lineWidths)
            return ConstraintEquations(tree, surroundings, fitting: request, fitsWidth: isWhole)
        }
        // The layout is solved twice, as in UIKit: first with each text at its natural width, then with lines broken at the
        // resulting width.
        let labels = tree.nodes.indices.filter { tree.nodes[$0].view?.label?.breaksAtItsWidth == true }
        let free = equations([:])
        if labels.isEmpty { return free }
        let solution = ConstraintPass(free, in: environment).solution
        var widths: [Int: Quantity] = [:]
        for label in labels { widths[label] = solution.frames[label]?.width }
        return equations(widths)
    }
}
