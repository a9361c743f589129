package import Geometry

/// The features of a folding phone's display: the column at one side, and the fold.
package struct Foldable: Hashable, Sendable {
    /// The strip along the fold that content keeps clear of while the phone is partly open, in points across; nil for a display
    /// without a fold. It lies in the middle of the longer side.
    package let fold: Double?
    /// The region of a camera under the display, in portrait; nil for a display without one.
    package let camera: Rect?
    /// The region that camera, clock and network cover, in the coordinates of each orientation.
    package let statusRegion: ByPose<Rect?>
    /// The side of the column with camera, status bar and the bars of apps; nil where they lie across the top and bottom.
    package let column: ByPose<Edge?>

    package init(fold: Double?, camera: Rect? = nil, column: ByPose<Edge?>, statusRegion: ByPose<Rect?>) {
        self.fold = fold
        self.camera = camera
        self.column = column
        self.statusRegion = statusRegion
    }

    /// How far the phone can be open while it shows this display, the usual status last.
    package var hingeStatuses: [HingeStatus] { fold == nil ? [.closed] : [.partiallyOpen, .fullyOpen] }

    /// Whether the column follows the camera, so that the insets of one landscape orientation are the mirrored insets of the
    /// other. The catalog has the insets of `landscapeLeft`.
    package func isMirrored(in orientation: InterfaceOrientation) -> Bool {
        orientation == .landscapeRight && column.landscapeRight != column.landscapeLeft
    }

    /// The strip of the fold on a screen of a size, in its coordinates; nil without a fold.
    package func foldRegion(on size: Size) -> Rect? {
        fold.map { extent in
            size.width > size.height
                ? Rect(x: (size.width - extent) / 2, y: 0, width: extent, height: size.height)
                : Rect(x: 0, y: (size.height - extent) / 2, width: size.width, height: extent)
        }
    }
}

/// Values of the same kind for the ways in which a phone is held. Upside down is as portrait.
package struct ByPose<Value: Hashable & Sendable>: Hashable, Sendable {
    package let portrait: Value
    package let landscapeLeft: Value
    package let landscapeRight: Value

    package init(portrait: Value, landscapeLeft: Value, landscapeRight: Value) {
        self.portrait = portrait
        self.landscapeLeft = landscapeLeft
        self.landscapeRight = landscapeRight
    }

    /// Other values for the same poses.
    package func map<Other>(_ transform: (Value) -> Other) -> ByPose<Other> {
        ByPose<Other>(
            portrait: transform(portrait), landscapeLeft: transform(landscapeLeft),
            landscapeRight: transform(landscapeRight))
    }

    package subscript(orientation: InterfaceOrientation) -> Value {
        switch orientation {
        case .portrait, .portraitUpsideDown: portrait
        case .landscapeLeft: landscapeLeft
        case .landscapeRight: landscapeRight
        }
    }
}

extension Edge {
    /// The edge at the other side; top and bottom are their own.
    var mirrored: Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top, .bottom: self
        }
    }
}
