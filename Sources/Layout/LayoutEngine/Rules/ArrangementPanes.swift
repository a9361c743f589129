import Geometry

/// The places of the two panes of an arrangement view controller: beside or below each other, on both sides of the fold, or one on top
/// of the other.
///
/// Numbers were printed of SwiftUI's ArrangementView, and only on iPhone Duo; the order of the panes is in Apple's reference of UIKit.
enum ArrangementPanes {
    static let split = Rule(
        "arrangement.split", .from(27, 1), .inferred,
        evidence: [
            "UISplitArrangement", "duolab-split-outer", "duoforum-split-outer", "duolab-split-upright",
            "duolab-split-flat", "duoforum-split-flat", "duoprobe-split-flat", "sixposes-right-to-left",
        ], isEstimate: true)

    static let alone = Rule(
        "arrangement.primary-alone", .from(27, 1), .inferred,
        evidence: [
            "UISplitArrangement", "duolab-split-outer-side", "duolab-split-vertical", "duoforum-split-vertical",
            "duoforum-split-horizontal-outer",
        ], isEstimate: true)

    static let fold = Rule(
        "arrangement.fold", .from(27, 1), .inferred,
        evidence: [
            "UIOverlayArrangement", "duolab-split-book", "duoforum-split-book", "duoprobe-split-book",
            "duolab-split-laptop", "duolab-overlay-laptop", "duoforum-overlay-book",
        ], isEstimate: true)

    static let overlay = Rule(
        "arrangement.overlay", .from(27, 1), .disputed,
        evidence: ["UIOverlayArrangement", "duolab-overlay-flat", "duoforum-overlay-flat"], isEstimate: true)

    /// The frames of the panes in the arrangement's view.
    struct Frames {
        let primary: DerivedRect
        let secondary: DerivedRect
        let isSecondaryHidden: Bool
        let rule: Rule
    }

    /// Whether panes were printed on the device, in its own window.
    static func areKnown(in environment: Environment) -> Bool {
        environment.os >= OSVersion(27, 1) && VerticalBar.decides(in: environment) && environment.window.frame == nil
    }

    static func frames(
        of arrangement: ArrangementViewController, in view: Superview, _ environment: Environment
    ) -> Frames {
        let line = PaneLine(arrangement, in: view, environment)
        let isAllowed = environment.decide(
            .arrangementAllowsAxis, arrangement.axes.allow(sideBySide: line.isSideBySide))
        if isAllowed, let fold = line.fold(environment) {
            return line.frames(
                ends: (fold.start, fold.end), isSecondaryFirst: arrangement.style == .overlay, by: Self.fold)
        }
        if arrangement.style == .overlay { return line.frames(hidingSecondary: false, by: overlay) }
        guard isAllowed, environment.decide(.splitHasRoom, line.hasRoom(environment)) else {
            return line.frames(hidingSecondary: true, by: alone)
        }
        let half = Quantity.fraction(.term(.half), split, of: line.length, by: 2)
        return line.frames(ends: (half, half), isSecondaryFirst: false, by: split)
    }
}

/// The axis along which an arrangement's panes can be: the longer one of its view.
private struct PaneLine {
    let isSideBySide: Bool
    private let isMirrored: Bool
    private let labels: (primary: String, secondary: String)
    private let bounds: DerivedRect
    private let origin: [Quantity]

    init(_ arrangement: ArrangementViewController, in view: Superview, _ environment: Environment) {
        bounds = view.bounds
        labels = (arrangement.primary.viewName, arrangement.secondary.viewName)
        isSideBySide = environment.decide(.arrangementIsWide, bounds.width.value > bounds.height.value)
        let direction = view.geometry?.direction ?? environment.layoutDirection
        isMirrored = environment.decide(.panesAreMirrored, isSideBySide && direction == .rightToLeft)
        origin = isSideBySide ? view.space.originInWindow.x : view.space.originInWindow.y
    }

    var length: Quantity { isSideBySide ? bounds.width : bounds.height }

    /// Whether both panes of a split are shown, as they are unless they would be side by side in a low window.
    func hasRoom(_ environment: Environment) -> Bool {
        !isSideBySide || !WindowSizeClass.isCompactInHeight(environment)
    }

    /// The fold across the line, as distances from its start; nil where none divides it.
    func fold(_ environment: Environment) -> (start: Quantity, end: Quantity)? {
        guard let fold = ReservedRegions.activeFold(in: environment) else { return nil }
        let (first, extent) = isSideBySide ? (fold.x, fold.width) : (fold.y, fold.height)
        let start = Quantity.sum(.term(.startOfTheFold), ArrangementPanes.fold, [first], minus: origin)
        let end = Quantity.sum(.term(.endOfTheFold), ArrangementPanes.fold, [first, extent], minus: origin)
        let isAcross = (fold.height.value > fold.width.value) == isSideBySide
        let divides = isAcross && start.value > 0 && end.value < length.value
        return environment.decide(.foldDividesArrangement, divides) ? (start, end) : nil
    }

    /// Both panes as large as the view.
    func frames(hidingSecondary: Bool, by rule: Rule) -> ArrangementPanes.Frames {
        ArrangementPanes.Frames(
            primary: bounds.renamed(as: "\(labels.primary).frame", by: rule),
            secondary: bounds.renamed(as: "\(labels.secondary).frame", by: rule), isSecondaryHidden: hidingSecondary,
            rule: rule)
    }

    /// A pane that ends at a distance from the start of the line, and another that begins at a distance.
    func frames(
        ends: (first: Quantity, last: Quantity), isSecondaryFirst: Bool, by rule: Rule
    ) -> ArrangementPanes.Frames {
        let isPrimaryFirst = isSecondaryFirst == isMirrored
        func pane(_ label: String, isFirst: Bool) -> DerivedRect {
            isFirst ? first(label, until: ends.first, rule) : last(label, from: ends.last, rule)
        }
        return ArrangementPanes.Frames(
            primary: pane(labels.primary, isFirst: isPrimaryFirst),
            secondary: pane(labels.secondary, isFirst: !isPrimaryFirst), isSecondaryHidden: false, rule: rule)
    }

    private func first(_ label: String, until end: Quantity, _ rule: Rule) -> DerivedRect {
        var frame = bounds.renamed(as: "\(label).frame", by: rule)
        let length = end.renamed(as: .path("\(label).frame.\(isSideBySide ? "width" : "height")"), by: rule)
        if isSideBySide { frame.width = length } else { frame.height = length }
        return frame
    }

    private func last(_ label: String, from start: Quantity, _ rule: Rule) -> DerivedRect {
        var frame = bounds.renamed(as: "\(label).frame", by: rule)
        let path: PathName = "\(label).frame"
        if isSideBySide {
            frame.x = start.renamed(as: .path("\(path).x"), by: rule)
            frame.width = .sum(.path("\(path).width"), rule, [bounds.width], minus: [start])
        } else {
            frame.y = start.renamed(as: .path("\(path).y"), by: rule)
            frame.height = .sum(.path("\(path).height"), rule, [bounds.height], minus: [start])
        }
        return frame
    }
}
