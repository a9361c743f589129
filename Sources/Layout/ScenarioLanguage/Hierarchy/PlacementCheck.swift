import DataTree
import Diagnostics
import LayoutEngine

/// A check that frame and pins of a view are neither overdetermined nor underdetermined.
struct PlacementCheck {
    private let placed: Located<View.Placement>?
    private let view: View
    private let maskProblem: Diagnostic?
    private let isArranged: Bool
    private let isInScrollView: Bool

    /// - Parameter isInScrollView: constraints to the superview's far edges are about its content.
    init(_ draft: ViewDraft, _ viewClass: ViewClass, isArranged: Bool, isInScrollView: Bool) {
        // A view that is placed twice has no known place.
        placed = draft.frame != nil && draft.pins != nil ? nil : draft.placed
        view = draft.view(viewClass)
        maskProblem = draft.maskProblem
        self.isArranged = isArranged
        self.isInScrollView = isInScrollView
    }

    /// The problems of the placement; a view without frame and pins is a rectangle of zeros, and right.
    var problems: [Diagnostic] {
        if let maskProblem { return [maskProblem] }
        guard let placed else { return [] }
        guard case .pinned(let pins) = placed.value else {
            return isArranged ? [HierarchyCodes.placedArrangedView(at: placed.span)] : []
        }
        if isArranged {
            return pins.allSatisfy { $0.target == nil } ? [] : [HierarchyCodes.placedArrangedView(at: placed.span)]
        }
        return [Axis.horizontal, .vertical].compactMap { problem(of: pins, $0, at: placed.span) }
    }

    private func problem(of pins: [Pin], _ axis: Axis, at span: SourceSpan) -> Diagnostic? {
        let along = pins.filter { axis.places.contains($0.anchor) || $0.anchor == axis.size }
        let names = along.map { $0.anchor.rawValue }
        // The content's extent is a third unknown, on which one pin of a view may decide.
        let room = isInScrollView && along.contains { $0.speaksOfContentExtent } ? 3 : 2
        // An edge under its physical and its directional name, or more than two equations for two unknowns.
        if along.count > room || names == ["left", "leading"] || names == ["right", "trailing"] {
            return PinCodes.conflictingPins(names, at: span)
        }
        let hasSize = along.count >= 2 || view.asksForExtent(axis.size)
        let hasPlace = along.contains { $0.anchor != axis.size }
        if hasPlace, hasSize { return nil }
        return PinCodes.ambiguousPins(missing: hasPlace ? Message(verbatim: axis.size.rawValue) : axis.place, at: span)
    }

    private enum Axis {
        case horizontal, vertical

        var places: [Pin.Anchor] {
            self == .horizontal ? [.left, .right, .leading, .trailing, .centerX] : [.top, .bottom, .centerY]
        }

        var size: Pin.Anchor { self == .horizontal ? .width : .height }

        /// The position along the axis as messages name it, on which pins decide.
        var place: Message { self == .horizontal ? "horizontal position" : "vertical position" }
    }
}
