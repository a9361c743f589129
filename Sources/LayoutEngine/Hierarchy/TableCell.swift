/// A row that differs from the others of its table.
package struct TableCell: Sendable {
    package var section: Int
    package var row: Int
    /// Points; nil for the height of the other rows.
    package var height: Double?
    /// Nil for the accessory of the other rows.
    package var accessory: TableCellAccessory?
    /// What the text label shows, in one line; nil for anything as short.
    package var text: String?
    /// What the app puts into the content view.
    package var subviews: [View] = []

    package init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }
}
