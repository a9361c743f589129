import Geometry
import LayoutEngine

/// A number of the answer as a distance in the window.
struct Measure: Hashable, Sendable {
    let kind: Kind
    let property: Property
    let quantity: Quantity
    /// The start and end of the distance along the axis of `kind`, in window points.
    let start: Double
    let end: Double
    /// The position across the axis of the near side of the measured element, at which thin lines end.
    let reach: Double

    /// The name of the distance.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case top, left, bottom, right, x, y, width, height

        var axis: Axis {
            switch self {
            case .top, .bottom, .y, .height: .vertical
            case .left, .right, .x, .width: .horizontal
            }
        }

        /// 1 where a growing number ends further right or down, else −1.
        var direction: Double {
            self == .bottom || self == .right ? -1 : 1
        }

        /// Whether this is the distance of a view from its superview's origin.
        var isOrigin: Bool { self == .x || self == .y }
    }

    /// Whether the terms are drawn; sizes, and the distances to the far edges, follow from the other numbers.
    var hasReason: Bool {
        switch kind {
        case .width, .height: false
        case .bottom, .right: property != .frame
        case .top, .left, .x, .y: true
        }
    }
}

/// Turns a value into distances in the window.
struct MeasureMaking {
    let asked: AskedValue
    let snapshot: Snapshot
    /// Distances that are drawn regardless of their values, because pictures beside this one have them.
    var always: Set<Measure.Kind> = []
    /// Whether a frame is also measured from the bottom and right edges of the superview.
    var showsEdges = false

    /// Whether the property can be measured: insets, frames, frames of layout guides, guide lengths, and the position and size
    /// of content.
    static func canMeasure(_ property: Property) -> Bool {
        switch property {
        case .frame, .frameInWindow, .layoutFrame, .safeAreaInsets, .additionalSafeAreaInsets, .contentInset,
            .adjustedContentInset,
            .scrollIndicatorInsets, .effectiveScrollIndicatorInsets, .contentOffset, .topLayoutGuideLength,
            .bottomLayoutGuideLength, .layoutMargins,
            .systemMinimumLayoutMargins, .layoutMarginsGuideFrame, .readableContentGuideFrame,
            .safeAreaLayoutGuideFrame,
            .frameLayoutGuideFrame, .contentLayoutGuideFrame, .contentSize, .divisionFrame, .cameraFrame,
            .statusItemsFrame:
            true
        default: false
        }
    }

    /// The distances, vertical ones first; none when the value cannot be measured.
    var measures: [Measure] {
        switch (asked.property, asked.value) {
        case (.directionalLayoutMargins, _): []
        case (_, .insets(let top, let left, let bottom, let right)):
            insets(top: top, left: left, bottom: bottom, right: right)
        case (.frame, .rect(let x, let y, let width, let height)):
            frame(x: x, y: y, width: width, height: height) + (showsEdges ? distancesToEdges : [])
        case (.frameInWindow, .rect(let x, let y, let width, let height)):
            frame(x: x, y: y, width: width, height: height)
        case (.layoutMarginsGuideFrame, .rect(let x, let y, let width, let height)),
            (.readableContentGuideFrame, .rect(let x, let y, let width, let height)),
            (.safeAreaLayoutGuideFrame, .rect(let x, let y, let width, let height)),
            (.frameLayoutGuideFrame, .rect(let x, let y, let width, let height)),
            (.divisionFrame, .rect(let x, let y, let width, let height)),
            (.cameraFrame, .rect(let x, let y, let width, let height)),
            (.statusItemsFrame, .rect(let x, let y, let width, let height)),
            (.contentLayoutGuideFrame, .rect(let x, let y, let width, let height)):
            guideFrame(in: asked.element.contentFrameInWindow.origin, x: x, y: y, width: width, height: height)
        case (.layoutFrame, .rect(let x, let y, let width, let height)):
            guideFrame(
                in: Point(x: place.minX - x.value, y: place.minY - y.value), x: x, y: y, width: width, height: height)
        case (.contentSize, .size(let width, let height)): contentSize(width: width, height: height)
        case (.contentOffset, .point(let x, let y)): contentOffset(x: x, y: y)
        case (.topLayoutGuideLength, _), (.bottomLayoutGuideLength, _): guides
        default: []
        }
    }

    private var place: Rect { asked.element.frameInWindow }

    /// The measures of insets: top and bottom always; left and right if they are not 0, or if the property is about the sides.
    private func insets(top: Quantity, left: Quantity, bottom: Quantity, right: Quantity) -> [Measure] {
        let sides = [measure(.left, left), measure(.right, right)]
        return [measure(.top, top), measure(.bottom, bottom)]
            + sides.filter {
                isAboutSides || always.contains($0.kind) || !NumberText.areEqual($0.quantity.value, 0)
            }
    }

    /// Whether this is a margin, or an inset of a scroll view where something covers its sides.
    private var isAboutSides: Bool {
        switch asked.property {
        case .layoutMargins: return true
        case .adjustedContentInset:
            let safe = asked.element[.safeAreaInsets]?.insets ?? .zero
            return safe.left > 0 || safe.right > 0
        default: return false
        }
    }

    private func measure(_ kind: Measure.Kind, _ inset: Quantity) -> Measure {
        let start =
            switch kind {
            case .bottom: place.maxY
            case .right: place.maxX
            case .left, .x, .width: place.minX
            case .top, .y, .height: place.minY
            }
        return Measure(
            kind: kind, property: asked.property, quantity: inset, start: start,
            end: start + kind.direction * inset.value, reach: reach(kind))
    }

    /// Both guides of a controller, regardless of which was asked for.
    private var guides: [Measure] {
        let top = asked.element[.topLayoutGuideLength]?.quantities.first
        let bottom = asked.element[.bottomLayoutGuideLength]?.quantities.first
        return [top.map { measure(.top, $0) }, bottom.map { measure(.bottom, $0) }].compactMap { $0 }
    }

    private func reach(_ kind: Measure.Kind) -> Double {
        kind.axis == .vertical ? place.minX : place.minY
    }

    /// Origin and size; across only when the view is not as wide as its superview.
    private func frame(x: Quantity, y: Quantity, width: Quantity, height: Quantity) -> [Measure] {
        let down = [origin(.y, y, end: place.minY), measure(.height, height)]
        let isWide =
            asked.element.kind != .window && NumberText.areEqual(x.value, 0)
            && NumberText.areEqual(
                width.value, snapshot.superview(of: asked.element)?.frameInWindow.width ?? width.value)
        return isWide && always.isDisjoint(with: [.x, .width])
            ? down : down + [origin(.x, x, end: place.minX), measure(.width, width)]
    }

    /// The distances from the bottom and right edges of the superview.
    private var distancesToEdges: [Measure] {
        guard let superview = snapshot.superview(of: asked.element), !superview.kind.isScrollView,
            let distances = superview[.frame].flatMap({ asked.value.distances(toEndsOf: $0) })
        else { return [] }
        func measure(_ kind: Measure.Kind, _ distance: Quantity, end: Double) -> Measure {
            Measure(
                kind: kind, property: asked.property, quantity: distance, start: end + distance.value, end: end,
                reach: reach(kind))
        }
        return [
            measure(.bottom, distances.bottom, end: place.maxY), measure(.right, distances.right, end: place.maxX),
        ]
    }

    /// Origin and size of a guide in coordinates whose origin lies in the window.
    private func guideFrame(
        in origin: Point, x: Quantity, y: Quantity, width: Quantity, height: Quantity
    ) -> [Measure] {
        let (left, top) = (origin.x + x.value, origin.y + y.value)
        return [
            self.origin(.y, y, end: top), span(.height, height, from: top), self.origin(.x, x, end: left),
            span(.width, width, from: left),
        ]
    }

    /// The measures of a content size from the content's origin; the width only if it differs from the width of the scroll
    /// view.
    private func contentSize(width: Quantity, height: Quantity) -> [Measure] {
        let content = asked.element.contentFrameInWindow
        let across = span(.width, width, from: content.minX)
        let isWide = NumberText.areEqual(width.value, place.width) && !always.contains(.width)
        return [span(.height, height, from: content.minY)] + (isWide ? [] : [across])
    }

    private func span(_ kind: Measure.Kind, _ length: Quantity, from start: Double) -> Measure {
        Measure(
            kind: kind, property: asked.property, quantity: length, start: start, end: start + length.value,
            reach: reach(kind))
    }

    /// The distance from the superview's edge to the view's.
    private func origin(_ kind: Measure.Kind, _ quantity: Quantity, end: Double) -> Measure {
        Measure(
            kind: kind, property: asked.property, quantity: quantity, start: end - quantity.value, end: end,
            reach: reach(kind))
    }

    /// The distance from the view's edge to the beginning of the content; an offset of −88 puts it 88 points further down.
    private func contentOffset(x: Quantity, y: Quantity) -> [Measure] {
        let down = Measure(
            kind: .y, property: asked.property, quantity: y, start: place.minY, end: place.minY - y.value,
            reach: reach(.y))
        let across = Measure(
            kind: .x, property: asked.property, quantity: x, start: place.minX, end: place.minX - x.value,
            reach: reach(.x))
        return NumberText.areEqual(x.value, 0) ? [down] : [down, across]
    }
}

extension Snapshot {
    /// The view or window that holds a view; nil if the list does not contain it.
    func superview(of element: Element) -> Element? {
        guard let parent = self.parent(of: element) else { return nil }
        guard parent.element.kind == .controller else { return parent.element }
        // A controller's root view lies in the controller's parent: a view, or the view of the container.
        guard let holder = self.parent(of: parent.element) else { return nil }
        guard holder.element.kind == .controller else { return holder.element }
        return elements.first { $0.parent == holder.index && $0.kind.isView }
    }

    /// Whether a view has the frame of its superview, or none is known.
    func fillsSuperview(_ element: Element) -> Bool {
        superview(of: element).map { $0.frameInWindow == element.frameInWindow } ?? true
    }

    private func parent(of element: Element) -> (index: Int, element: Element)? {
        guard let index = element.parent, elements.indices.contains(index) else { return nil }
        return (index, elements[index])
    }
}
