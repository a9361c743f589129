/// A step from a node of a data tree to a node inside it.
package enum PathStep: Hashable, Sendable {
    case key(String)
    case index(Int)
}
