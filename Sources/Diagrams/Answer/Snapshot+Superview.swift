import LayoutEngine

extension Snapshot {
    /// The view or window that holds a view; nil when the list does not say.
    func superview(of element: Element) -> Element? {
        guard let parent = self.parent(of: element) else { return nil }
        guard parent.element.kind == .controller else { return parent.element }
        // A controller's root view lies in what holds the controller: a view, or the view of the container.
        guard let holder = self.parent(of: parent.element) else { return nil }
        guard holder.element.kind == .controller else { return holder.element }
        return elements.first { $0.parent == holder.index && $0.kind.isView }
    }

    /// True when a view has the place of its superview, or none is known.
    func fillsSuperview(_ element: Element) -> Bool {
        superview(of: element).map { $0.frameInWindow == element.frameInWindow } ?? true
    }

    private func parent(of element: Element) -> (index: Int, element: Element)? {
        guard let index = element.parent, elements.indices.contains(index) else { return nil }
        return (index, elements[index])
    }
}
