package import Geometry

/// A display: its size in points and pixels, and the curve of its corners.
package struct Screen: Hashable, Sendable {
    /// Points, portrait.
    package let size: Size
    /// Pixels per point of the rendered image.
    package let scale: Double
    /// The provenance of size and scale.
    package let provenance: Provenance
    /// Physical pixels of the panel; differs from `renderedPixels` where the image is downsampled.
    package let panel: Measured<Size>
    /// The corner radius that the system reports; 0 for square corners.
    package let cornerRadius: Measured<Double>
    /// The radius of the left corners where they differ from the right ones, as beside a hinge.
    package let leftCornerRadius: Measured<Double>?
    /// The corners as drawn by the system's own mask, where known.
    package let cornerMask: Measured<CornerMask>?

    /// Measurements of the mask of a display's corner.
    package struct CornerMask: Hashable, Sendable {
        /// The radius of the circle through the 45° point.
        package let radius: Double?
        /// The position at which the straight edges begin.
        package let extent: Double?

        package init(radius: Double?, extent: Double?) {
            self.radius = radius
            self.extent = extent
        }
    }

    package init(
        size: Size, scale: Double, provenance: Provenance, panel: Measured<Size>, cornerRadius: Measured<Double>,
        leftCornerRadius: Measured<Double>? = nil, cornerMask: Measured<CornerMask>? = nil
    ) {
        self.size = size
        self.scale = scale
        self.provenance = provenance
        self.panel = panel
        self.cornerRadius = cornerRadius
        self.leftCornerRadius = leftCornerRadius
        self.cornerMask = cornerMask
    }

    /// The size of the rendered image in pixels.
    package var renderedPixels: Size {
        Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    /// The corner to draw: the mask's where known, else the reported radius with a typical extent.
    package var corner: ScreenCorner {
        let radius = cornerMask?.value.radius ?? cornerRadius.value
        let typical = ScreenCorner(typicalForRadius: radius)
        return ScreenCorner(radius: radius, extent: cornerMask?.value.extent ?? typical.extent)
    }

    /// The corner to draw at the left of the portrait screen; equals `corner` on all but folding displays.
    package var leftCorner: ScreenCorner {
        leftCornerRadius.map { ScreenCorner(typicalForRadius: $0.value) } ?? corner
    }
}

/// A corner of a display: a continuous curve that is tighter than a quarter circle in its middle.
package struct ScreenCorner: Hashable, Sendable {
    /// The radius of the circle through the corner's 45° point, in points; 0 for a square corner.
    package let radius: Double
    /// The distance from the corner's vertex to the straight edges, in points.
    package let extent: Double

    package init(radius: Double, extent: Double) {
        self.radius = radius
        self.extent = extent
    }

    /// The corner of a radius whose curve was not measured: its extent has the proportion of the measured phones.
    package init(typicalForRadius radius: Double) {
        self.init(radius: radius, extent: radius * 1.36)
    }
}
