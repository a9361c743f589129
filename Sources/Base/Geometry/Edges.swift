/// A set of physical edges, such as UIKit's UIRectEdge.
package struct Edges: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let top = Edges(rawValue: 1)
    package static let left = Edges(rawValue: 2)
    package static let bottom = Edges(rawValue: 4)
    package static let right = Edges(rawValue: 8)
    package static let all: Edges = [.top, .left, .bottom, .right]

    /// The set with one edge.
    package init(_ edge: Edge) {
        switch edge {
        case .top: self = .top
        case .left: self = .left
        case .bottom: self = .bottom
        case .right: self = .right
        }
    }
}
