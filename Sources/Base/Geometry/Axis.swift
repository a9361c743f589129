/// A direction of layout.
package enum Axis: String, CaseIterable, Hashable, Sendable {
    case horizontal, vertical
}
