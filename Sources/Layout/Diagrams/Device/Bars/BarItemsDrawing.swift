import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The bar button items of the shown controller at both ends of a horizontal bar. Their widths are drawn, not measured.
struct BarItemsDrawing {
    let row: BarRow
    let subject: Subject
    /// Whether some items are in the column of iPhone Duo instead.
    var isBesideColumn = false

    /// The distance from the end of the bar, the side of a symbol's cell and the height of a line of text, in points.
    private static let (margin, cell, line) = (16.0, 44.0, 8.0)

    func add(to sketch: inout Sketch) {
        let item = subject.navigationItem
        add(item.leftBarButtonItems, isLeading: true, to: &sketch)
        add(item.rightBarButtonItems, isLeading: false, to: &sketch)
    }

    func shows(_ item: BarButtonItem) -> Bool {
        !isBesideColumn || subject.environment.axis(of: item) == .horizontal
    }

    /// Items from the end of the bar inwards, in one capsule where bars float.
    private func add(_ items: [BarButtonItem], isLeading: Bool, to sketch: inout Sketch) {
        var width = 0.0
        let shown = items.filter { shows($0) }.prefix { item in
            width += self.width(of: item)
            return width < row.width - 2 * Self.margin
        }
        guard !shown.isEmpty, row.height > 0 else { return }
        let place = isLeading ? row.leading : row.trailing
        let height = min(Self.cell, row.height)
        width = shown.reduce(0) { $0 + self.width(of: $1) }
        if subject.environment.hasFloatingBars {
            let ground = place(Self.margin, width, height)
            sketch.glass(ground, radius: ground.height / 2)
        }
        var start = Self.margin
        for item in shown {
            let width = self.width(of: item)
            func centred(_ inner: Double, _ height: Double) -> Rect {
                place(start + (width - inner) / 2, inner, height)
            }
            if let view = item.customView {
                let plate = centred(view.width, min(view.height, height))
                sketch.plate(plate, radius: subject.map.length(4), .accessoryFill)
            } else if item.image != nil {
                let plate = centred(18, 18)
                sketch.plate(plate, radius: plate.width * 0.28, .barTitle)
            } else {
                sketch.text(centred(width - Self.cell / 2, Self.line), .barTitle)
            }
            start += width
        }
    }

    /// The width of an item with the room around it: a title has some eight points for each letter.
    private func width(of item: BarButtonItem) -> Double {
        if let view = item.customView { return view.width + Self.cell / 2 }
        guard item.image == nil, let title = item.title else { return Self.cell }
        return min(160, max(Self.cell, Double(title.count) * 8 + Self.cell / 2))
    }
}

extension Subject {
    /// The navigation item of the shown controller.
    var navigationItem: NavigationItem { tree.root.controller?.innermost.navigationItem ?? NavigationItem() }
}
