import Diagnostics
import LayoutEngine

/// A view while its properties are being read; what it ends up as depends on its class.
struct ViewDraft: Sendable {
    var name: PlacedName?
    var frame: PlacedPlacement?
    var pins: PlacedPlacement?
    /// The properties that every view has; its name, kind and placement are put in at the end.
    var view = View(name: nil)
    var scrollView = ScrollView()
    var tableView = TableView()
    /// A table's rows, given as a number or section by section.
    var rows: Placed<Int>?
    var sections: Placed<[TableSection]>?
    var cells: Placed<[TableCell]>?
    var stackView = StackView()

    /// Where the view is placed, if the scenario says so.
    var placed: PlacedPlacement? { pins ?? frame }

    /// The table with its sections.
    private var filledTable: TableView {
        var table = tableView
        if let rows { table.rows = rows.value }
        if let sections { table.sections = sections.value }
        if let cells { table.cells = cells.value }
        return table
    }

    /// The view that the draft describes.
    func view(_ viewClass: ViewClass) -> View {
        var view = view
        view.name = name?.text
        view.placement = placed?.placement ?? .none
        view.kind =
            switch viewClass.kind {
            case .table: .table(scrollView, filledTable)
            case .scroll: .scroll(scrollView)
            case .text: .text(scrollView)
            case .stack: .stack(stackView)
            case .plain, .childController: .plain
            }
        return view
    }

    /// Reports rows that are given twice, and notes texts that may need more height than their rows have.
    func checkRows(_ decoding: inout Decoding) {
        if let rows, let sections { decoding.report(.rowsTwice(at: sections.span, first: rows.span)) }
        let heights = [tableView.rowHeight, tableView.heightForRow, tableView.selfSizedHeight]
        guard let cells, heights.allSatisfy({ $0 == nil }), !tableView.isFromNib else { return }
        for cell in cells.value where cell.text != nil && cell.height == nil {
            decoding.noteText(of: PlacedName(text: "cell(\(cell.section), \(cell.row))", span: cells.span))
        }
    }
}
