/// A row that differs from the others of its table.
package struct TableCell: Sendable {
    package let section: Int
    package let row: Int
    /// Points; nil for the height of the other rows.
    package var height: Double?
    /// Nil for the accessory of the other rows.
    package var accessory: TableCellAccessory?

    package init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }
}
