import Geometry
package import LayoutEngine

/// A view that ends below a bar, so that a part of it cannot be seen.
package struct CoveredView: Hashable, Sendable {
    package let view: String
    package let bar: String

    /// The views with names that begin or end within a bar. Scroll views and views as large as the window extend below bars by
    /// intent; what is in a covered view is not repeated.
    package static func all(in snapshot: Snapshot) -> [CoveredView] {
        let bars = snapshot.elements.filter { $0.isVisible && Self.kinds.contains($0.kind) }
        guard let window = snapshot.elements.first?.frameInWindow, !bars.isEmpty else { return [] }
        return snapshot.elements.compactMap { element in
            guard element.isVisible, element.kind == .view || element.kind == .label, let name = element.name,
                element.frameInWindow.height > 0, element.frameInWindow.height < window.height
            else { return nil }
            return bars.first { covers($0, element) }.map { CoveredView(view: name, bar: $0.name ?? $0.kind.rawValue) }
        }
    }

    private static let kinds: Set<Element.Kind> = [.navigationBar, .tabBar, .toolbar]

    private static func covers(_ bar: Element, _ view: Element) -> Bool {
        let (bar, frame) = (bar.frameInWindow, view.frameInWindow)
        guard frame.minX < bar.maxX, frame.maxX > bar.minX else { return false }
        let endsInside = frame.maxY > bar.minY + 0.5 && frame.maxY <= bar.maxY && frame.minY < bar.minY
        let beginsInside = frame.minY < bar.maxY - 0.5 && frame.minY >= bar.minY && frame.maxY > bar.maxY
        let isInside = frame.minY >= bar.minY && frame.maxY <= bar.maxY
        return endsInside || beginsInside || isInside
    }
}
