/// A part of a value that can be asked for by name, such as `top` of insets or `maxY` of a rect.
package enum ValueComponent: String, CaseIterable, Hashable, Sendable {
    case top, left, bottom, right
    /// Of directional insets.
    case leading, trailing
    case x, y, width, height
    case minX, midX, maxX, minY, midY, maxY
    case origin, size
}
