/// The frames that constraints give the views of a tree.
final class ConstraintSolution: Sendable {
    /// The frames by node; nil for views that no constraint places.
    let frames: [DerivedRect?]
    /// The content sizes by node; nil if no constraint affects a scroll view's content.
    let contentSizes: [(width: Quantity?, height: Quantity?)]
    fileprivate let children: [[Int]]
    fileprivate let guides: [[Int]]
    /// The active constraints of the tree.
    fileprivate let constraints: [LayoutConstraint]

    init(_ tree: ConstraintTree, frames: [DerivedRect?], contentSizes: [(width: Quantity?, height: Quantity?)]) {
        self.frames = frames
        self.contentSizes = contentSizes
        children = tree.nodes.map { $0.children }
        guides = tree.nodes.map { $0.guides }
        constraints = tree.constraints.filter { !$0.isOfStack }.map { $0.constraint }
    }

    private init(_ solution: ConstraintSolution, frames: [DerivedRect?]) {
        self.frames = frames
        contentSizes = solution.contentSizes
        children = solution.children
        guides = solution.guides
        constraints = solution.constraints
    }

    /// The numbers that another pass leaves as they are; the others have no value.
    func settled(beside next: ConstraintSolution) -> ConstraintSolution {
        func number(_ quantity: Quantity, _ other: Quantity) -> Quantity {
            if (quantity.value - other.value).magnitude <= 1e-6 || !quantity.isKnown { return quantity }
            let rule = ViewFrame.pinned
            return .sum(quantity.derivation.name, rule, [.stated(.term(.doesNotSettle), rule, .nan)])
        }
        var settled = frames
        for (node, frame) in frames.enumerated() {
            guard let frame, let other = next.frames[node] else { continue }
            settled[node] = DerivedRect(
                x: number(frame.x, other.x), y: number(frame.y, other.y), width: number(frame.width, other.width),
                height: number(frame.height, other.height))
        }
        return ConstraintSolution(self, frames: settled)
    }
}

/// A view's place in a layout by constraints.
struct SolvedView: Sendable {
    let layout: ConstraintSolution
    let node: Int

    /// The frame of a subview; nil for one that no constraint places.
    func frame(ofSubview position: Int) -> DerivedRect? {
        subview(at: position).flatMap { layout.frames[$0.node] }
    }

    /// The frame of a layout guide of the app's own, in the view's coordinates.
    func frame(ofGuide position: Int) -> DerivedRect? {
        let guides = layout.guides[node]
        return guides.indices.contains(position) ? layout.frames[guides[position]] : nil
    }

    /// The active constraints of the whole tree.
    var constraints: [LayoutConstraint] { layout.constraints }

    func subview(at position: Int) -> SolvedView? {
        let children = layout.children[node]
        return children.indices.contains(position) ? SolvedView(layout: layout, node: children[position]) : nil
    }

    /// The size of a scroll view's content, as the scenario gives it along an axis on which no constraint decides.
    func contentSize(of label: String, _ scrollView: ScrollView) -> DerivedSize {
        var size = DerivedSize.input(label, scrollView.contentSize)
        if let width = layout.contentSizes[node].width { size.width = width }
        if let height = layout.contentSizes[node].height { size.height = height }
        return size
    }
}
