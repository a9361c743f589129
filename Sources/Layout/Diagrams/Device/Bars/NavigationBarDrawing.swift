import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The items of a navigation bar, in the shapes of its system: the way back and the title, buttons, a large title, a search field.
///
/// The heights of the rows come from the engine. Their contents are drawn, not measured.
struct NavigationBarDrawing {
    let bar: Element
    let subject: Subject

    private var isFloating: Bool { subject.environment.hasFloatingBars }

    var items: [SceneItem] {
        var sketch = Sketch()
        let rows = rows
        if !navigationItem.items.isEmpty, !isSearching {
            BarItemsDrawing(row: titleRow, subject: subject).add(to: &sketch)
            if let title { sketch.text(title, .barTitle) }
        } else if isFloating {
            addFloatingButtons(to: &sketch)
        } else {
            addButtons(to: &sketch)
        }
        if rows.largeTitle > 0 {
            let title = BarRow(row(from: rows.prompt + rows.plain, height: rows.largeTitle), subject)
            sketch.text(title.leading(16, 168, 18), .barTitle)
        }
        if rows.prompt > 0 {
            sketch.text(BarRow(row(from: 0, height: rows.prompt), subject).middle(120, 7))
        }
        addSearch(to: &sketch)
        return sketch.items
    }

    // MARK: - Rows

    /// The heights of the rows from top to bottom, as in the engine's sum.
    private var rows: (prompt: Double, plain: Double, largeTitle: Double, search: Double) {
        let height = bar.frameInWindow.height
        let parts = bar[.frame]?.quantities.last?.derivation.terms ?? []
        func part(_ term: TermName) -> Double {
            parts.first { $0.quantity.derivation.name == .term(term) }.map { max(0, $0.quantity.value) } ?? 0
        }
        let (prompt, title, search) = (part(.prompt), part(.largeTitle), part(.searchBar))
        return (prompt, max(0, height - prompt - title - search), title, search)
    }

    private func row(from top: Double, height: Double) -> Rect {
        let frame = bar.frameInWindow
        return Rect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
    }

    /// The row of title and buttons. Round buttons are at its top, with room below them.
    private var titleRow: BarRow {
        let rows = rows
        let height = isFloating ? min(rows.plain, Self.button) : rows.plain
        return BarRow(row(from: rows.prompt, height: height), subject)
    }

    // MARK: - Titles and buttons

    /// The side of a round button, in points.
    private static let button = 44.0

    /// The frame of the title; nil where a search field or the tabs replace it.
    private var title: Rect? {
        rows.largeTitle > 0 || isSearching || subject.hasStripInBar ? nil : titleRow.middle(84, 9)
    }

    private var isInSheet: Bool { subject.sheet != nil }

    /// A chevron with the name of the screen before, a title and a button of two lines.
    private func addButtons(to sketch: inout Sketch) {
        let row = titleRow
        guard !isSearching else { return }
        if let title { sketch.text(title, .barTitle) }
        if isInSheet {
            sketch.text(row.leading(16, 48, 8))
            sketch.text(row.trailing(16, 40, 8), .barTitle)
        } else {
            sketch.chevron(in: row.leading(10, 9, 17), pointsRight: row.isMirrored)
            sketch.text(row.leading(26, 46, 8))
            sketch.plus(in: row.trailing(16, 17, 17))
        }
    }

    /// A round button, a title and a capsule of two buttons.
    private func addFloatingButtons(to sketch: inout Sketch) {
        let row = titleRow
        guard row.rect.height > 0 else { return }
        let side = min(Self.button, row.height)
        let back = row.leading(16, side, side)
        let hasField = isSearchInBar
        let capsule = row.trailing(16, hasField ? 200 : 2 * side, side)
        sketch.glass(back, radius: back.height / 2)
        sketch.glass(capsule, radius: capsule.height / 2)
        if let title { sketch.text(title, .barTitle) }
        if isInSheet {
            let sign = row.leading(16 + side * 0.35, side * 0.3, side * 0.3)
            sketch.line([Point(x: sign.minX, y: sign.minY), Point(x: sign.maxX, y: sign.maxY)])
            sketch.line([Point(x: sign.maxX, y: sign.minY), Point(x: sign.minX, y: sign.maxY)])
        } else {
            sketch.chevron(
                in: row.leading(16 + side * 0.39, side * 0.18, side * 0.36), pointsRight: row.isMirrored)
        }
        if hasField {
            addField(in: capsule, to: &sketch)
        } else {
            sketch.ring(in: row.trailing(16 + side * 1.34, side * 0.32, side * 0.32))
            sketch.plus(in: row.trailing(16 + side * 0.32, side * 0.36, side * 0.36))
        }
    }

    // MARK: - Search

    private var navigationItem: NavigationItem { subject.navigationItem }

    private var isSearching: Bool { !isFloating && navigationItem.searchController?.isActive == true }

    /// Whether the search field is in the bar, as on iPads from iPadOS 26.
    private var isSearchInBar: Bool {
        isFloating && subject.environment.device.family == .iPad && navigationItem.searchController != nil
    }

    private func addSearch(to sketch: inout Sketch) {
        let rows = rows
        if isSearching {
            let row = BarRow(bar.frameInWindow, subject)
            let field = row.leading(12, max(40, row.width - 100), 36)
            sketch.plate(field, radius: subject.map.length(10), .accessoryFill)
            addField(in: field, to: &sketch)
            sketch.text(row.trailing(16, 54, 8))
        } else if rows.search > 0 {
            let top = rows.prompt + rows.plain + rows.largeTitle
            let row = BarRow(row(from: top, height: rows.search), subject)
            let width = row.width - 32
            let field = row.leading(16, max(0, width), isFloating ? 44 : 36)
            if isFloating {
                sketch.glass(field, radius: field.height / 2)
            } else {
                sketch.plate(field, radius: subject.map.length(10), .accessoryFill)
            }
            addField(in: field, to: &sketch)
        }
    }

    /// A ring with a handle, and a word.
    private func addField(in field: Rect, to sketch: inout Sketch) {
        SearchFieldDrawing(field: field, subject: subject).add(to: &sketch)
    }
}

/// The content of a search field: a ring with a handle, and a word.
struct SearchFieldDrawing {
    /// The frame of the field in the picture.
    let field: Rect
    let subject: Subject

    func add(to sketch: inout Sketch) {
        let side = min(subject.map.length(13), field.height * 0.4)
        let isMirrored = subject.environment.layoutDirection == .rightToLeft
        let x = isMirrored ? field.maxX - 2 * side : field.minX + side
        let ring = Rect(x: x, y: field.midY - side * 0.6, width: side, height: side)
        sketch.ring(in: ring, .barContent)
        let end = Point(x: ring.maxX - side * 0.1, y: ring.maxY - side * 0.1)
        sketch.line([end, Point(x: end.x + side * 0.35, y: end.y + side * 0.35)], .barContent)
        let width = min(subject.map.length(60), field.width * 0.5)
        let height = max(1, subject.map.length(8))
        let text = Rect(
            x: isMirrored ? x - side * 0.8 - width : x + side * 1.8, y: field.midY - height / 2, width: width,
            height: height)
        sketch.text(text)
    }
}

/// A search field that floats at the bottom of the screen.
enum FloatingSearchDrawing {
    /// The distance of the field's lower edge from the window's, above the home indicator, and the field's height, in points.
    private static let (bottom, height) = (28.0, 48.0)

    static func items(in subject: Subject) -> [SceneItem] {
        guard let controller = subject.tree.root.controller else { return [] }
        let item = controller.innermost.navigationItem
        let isInTabs = subject.snapshot.elements.contains { $0.kind == .tabBar }
        guard item.searchController?.isActive == false, subject.environment.keyboard == nil,
            subject.environment.hasSearchBarAtBottom(item, isInTabs: isInTabs)
        else { return [] }
        let window = subject.window
        let insets = subject.windowInsets
        let side = 28.0
        let frame = Rect(
            x: window.minX + insets.left + side, y: window.maxY - bottom - height,
            width: window.width - insets.left - insets.right - 2 * side, height: height)
        let field = subject.map(frame)
        var sketch = Sketch()
        sketch.glass(field, radius: field.height / 2)
        SearchFieldDrawing(field: field, subject: subject).add(to: &sketch)
        return sketch.items
    }
}
