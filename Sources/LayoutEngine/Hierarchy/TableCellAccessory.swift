/// What stands at the end of a cell and narrows its content view.
package enum TableCellAccessory: Hashable, Sendable {
    case none, disclosureIndicator, detailButton
    /// An accessoryView of a width in points.
    case view(width: Double)
}
