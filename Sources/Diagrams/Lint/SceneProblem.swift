/// A flaw of a picture that can be found by looking at its boxes.
package enum SceneProblem: Hashable, Sendable, CustomStringConvertible {
    /// Two texts share some room.
    case overlap(String, String)
    /// A text leaves the picture.
    case outside(String)
    /// A line runs through a text, or something lies over it.
    case covered(String)

    package var description: String {
        switch self {
        case .overlap(let first, let second): "'\(first)' and '\(second)' overlap"
        case .outside(let text): "'\(text)' leaves the picture"
        case .covered(let text): "'\(text)' is crossed or covered"
        }
    }
}
