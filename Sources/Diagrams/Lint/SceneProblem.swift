import Geometry

/// A flaw of a picture that can be found by looking at its boxes.
package enum SceneProblem: Hashable, Sendable, CustomStringConvertible {
    /// Two texts share some room.
    case overlap(String, String)
    /// A text leaves the picture.
    case outside(String)
    /// A part of a text is cut off.
    case clipped(String)
    /// A line runs through a text, or something lies over it.
    case covered(String)
    /// A text is set too small to be read at the picture's own size.
    case small(String, size: Double)
    /// A text hardly stands out from what lies behind it.
    case faint(String, ratio: Double)

    package var description: String {
        switch self {
        case .overlap(let first, let second): "'\(first)' and '\(second)' overlap"
        case .outside(let text): "'\(text)' leaves the picture"
        case .clipped(let text): "'\(text)' is cut off"
        case .covered(let text): "'\(text)' is crossed or covered"
        case .small(let text, let size): "'\(text)' is set in \(DecimalText.string(size)) points"
        case .faint(let text, let ratio): "'\(text)' has a contrast of only \(DecimalText.string(ratio, decimals: 1))"
        }
    }
}
