import Geometry
import LayoutEngine

/// A row of a bar in the picture, in which things are placed in points from its leading or trailing end.
struct BarRow {
    /// The frame of the row in the picture.
    let rect: Rect
    /// Picture units per point.
    let scale: Double
    /// Whether the interface runs from right to left.
    let isMirrored: Bool

    init(rect: Rect, scale: Double, isMirrored: Bool) {
        self.rect = rect
        self.scale = scale
        self.isMirrored = isMirrored
    }

    /// - Parameter frame: the frame of the row in the window; the parts outside the safe area and those beside clock and network
    ///   of iPhone Duo are left out.
    init(_ frame: Rect, _ subject: Subject) {
        let insets = subject.windowInsets
        var left = max(frame.minX, subject.window.minX + insets.left)
        var right = min(frame.maxX, subject.window.maxX - insets.right)
        if let region = subject.statusItems, region.intersection(frame)?.isEmpty == false {
            if region.midX > frame.midX { right = min(right, region.minX) } else { left = max(left, region.maxX) }
        }
        rect = subject.map(Rect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height))
        scale = subject.map.scale
        isMirrored = subject.environment.layoutDirection == .rightToLeft
    }

    /// Vertically in the middle of the row; sizes in points.
    func leading(_ distance: Double, _ width: Double, _ height: Double) -> Rect {
        place(fromLeft: isMirrored ? self.width - distance - width : distance, width, height)
    }

    func trailing(_ distance: Double, _ width: Double, _ height: Double) -> Rect {
        place(fromLeft: isMirrored ? distance : self.width - distance - width, width, height)
    }

    func middle(_ width: Double, _ height: Double) -> Rect {
        place(fromLeft: (self.width - width) / 2, width, height)
    }

    /// Cells of one width beside each other, as numbered from the leading end.
    func cells(_ count: Int) -> [Rect] {
        let width = rect.width / Double(max(1, count))
        return (0..<count).map { index in
            let place = isMirrored ? count - 1 - index : index
            return Rect(x: rect.minX + Double(place) * width, y: rect.minY, width: width, height: rect.height)
        }
    }

    /// The width in points.
    var width: Double { rect.width / max(scale, 0.01) }
    var height: Double { rect.height / max(scale, 0.01) }

    private func place(fromLeft left: Double, _ width: Double, _ height: Double) -> Rect {
        let size = Size(width: width * scale, height: max(1, height * scale))
        return Rect(
            x: rect.minX + left * scale, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }
}

extension Subject {
    /// The region of clock and network of iPhone Duo in the window; nil elsewhere, and while it is not there.
    var statusItems: Rect? { snapshot["window"]?[.statusItemsFrame]?.rect }

    /// The safe area insets of the window; zero before iOS 11.
    var windowInsets: Insets {
        snapshot.elements.first { $0.kind == .window }?[.safeAreaInsets]?.insets ?? .zero
    }
}
