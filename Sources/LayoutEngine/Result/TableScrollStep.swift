/// A table while the reader scrolls through it: how large its content counts at one offset.
package struct TableScrollStep: Hashable, Sendable {
    /// contentOffset.y in points.
    package let contentOffset: Double
    /// contentSize.height, which estimates and real heights make up.
    package let contentHeight: Quantity
    /// How many rows have been laid out by then and count with their real heights.
    package let laidOutRows: Int
}
