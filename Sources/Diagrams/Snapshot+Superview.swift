import Geometry
import LayoutEngine

extension Snapshot {
    /// The nearest ancestor with a place of its own; nil for the window.
    func superview(of element: Element) -> Element? {
        var parent = element.parent
        while let index = parent, elements.indices.contains(index) {
            let ancestor = elements[index]
            if ancestor.kind != .controller, ancestor.frameInWindow.width > 0 { return ancestor }
            // A parent stands before its children, which also ends the search in a broken list.
            parent = ancestor.parent.flatMap { $0 < index ? $0 : nil }
        }
        return nil
    }

    /// True when a view has the place of its superview, or no superview.
    func fillsSuperview(_ element: Element) -> Bool {
        superview(of: element)?.frameInWindow == element.frameInWindow || superview(of: element) == nil
    }
}
