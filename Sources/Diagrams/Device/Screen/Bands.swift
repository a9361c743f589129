import Geometry

/// The strips between a rectangle and the rectangle inside its insets.
enum Bands {
    /// Top and bottom over the full width, left and right between them; without empty ones and negative insets.
    static func strips(of rect: Rect, insets: Insets) -> [Rect] {
        let inner = rect.inset(by: positive(insets))
        let bottom = max(inner.maxY, inner.minY)
        return [
            Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(inner.minY, rect.maxY) - rect.minY),
            Rect(x: rect.minX, y: bottom, width: rect.width, height: rect.maxY - bottom),
            Rect(x: rect.minX, y: inner.minY, width: inner.minX - rect.minX, height: inner.height),
            Rect(x: inner.maxX, y: inner.minY, width: rect.maxX - inner.maxX, height: inner.height),
        ].filter { !$0.isEmpty }
    }

    private static func positive(_ insets: Insets) -> Insets {
        Insets(
            top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom),
            right: max(0, insets.right))
    }
}
