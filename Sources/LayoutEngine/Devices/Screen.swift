package import Geometry

/// A display: its size in points and pixels, and the curve of its corners.
package struct Screen: Hashable, Sendable {
    /// Points, portrait.
    package let size: Size
    /// Pixels per point of the rendered image.
    package let scale: Double
    package let provenance: Provenance
    /// Physical pixels of the panel; differs from size × scale where the image is downsampled.
    package let panel: Measured<Size>?
    /// The corner radius that the system reports; 0 for square corners.
    package let cornerRadius: Measured<Double>?
    /// The radius and extent of the corner as drawn by the system's own mask, where known.
    package let cornerMask: Measured<CornerMask>?

    /// The continuous corner: the circle through its 45° point, and where its straight edges begin.
    package struct CornerMask: Hashable, Sendable {
        package let radius: Double
        package let extent: Double

        package init(radius: Double, extent: Double) {
            self.radius = radius
            self.extent = extent
        }
    }

    package init(
        size: Size, scale: Double, provenance: Provenance, panel: Measured<Size>? = nil,
        cornerRadius: Measured<Double>? = nil, cornerMask: Measured<CornerMask>? = nil
    ) {
        self.size = size
        self.scale = scale
        self.provenance = provenance
        self.panel = panel
        self.cornerRadius = cornerRadius
        self.cornerMask = cornerMask
    }

    /// The size of the rendered image in pixels.
    package var renderedPixels: Size {
        Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }
}
