import Geometry

/// A laid-out table that creates its parts' elements on request.
///
/// Parts are not listed among a snapshot's elements: a table of 100,000 rows costs as much as one of ten.
final class TableGeometry: Sendable {
    let label: String
    let view: View
    let layout: TableLayout
    /// The bounds in the table's own coordinates, whose origin is contentOffset.
    let bounds: DerivedRect
    /// The safe area that the table leaves to its subviews.
    let safeArea: DerivedInsets
    /// The insets that content keeps clear of: adjustedContentInset from iOS 11, contentInset before.
    let insets: DerivedInsets
    /// The coordinates of the content.
    let space: CoordinateSpace
    /// The index of the table's element.
    let index: Int
    let isVisible: Bool
    /// Whether this is the root view of a controller that respects the system minimum margins.
    let isRootView: Bool
    let environment: Environment

    init(
        label: String, view: View, layout: TableLayout, bounds: DerivedRect, safeArea: DerivedInsets,
        insets: DerivedInsets,
        space: CoordinateSpace, index: Int, isVisible: Bool, isRootView: Bool, environment: Environment
    ) {
        self.label = label
        self.view = view
        self.layout = layout
        self.bounds = bounds
        self.safeArea = safeArea
        self.insets = insets
        self.space = space
        self.index = index
        self.isVisible = isVisible
        self.isRootView = isRootView
        self.environment = environment
    }

    var table: TableView { layout.table }

    /// Inset grouped tables came with iOS 13; before they are grouped ones.
    var style: TableView.Style {
        table.style == .insetGrouped && environment.os < OSVersion(13) ? .grouped : table.style
    }

    /// The direction of the cells, which a table does not hand its own.
    var direction: LayoutDirection { environment.layoutDirection }

    var marginInputs: TableMargins.Inputs {
        TableMargins.Inputs(
            label: label, view: view, style: style, isRootView: isRootView, environment: environment)
    }

    /// The height of a cell whose content view asks for one, aligned to the pixels of the screen; before iOS 13 a line is below
    /// it.
    func height(ofCellWith content: FittedHeight) -> FittedHeight {
        let height = wholePixels(content)
        guard environment.os < OSVersion(13), table.separatorStyle == .singleLine else { return height }
        let line = TableSeparators.thickness(.term(.separator), in: environment)
        return switch height {
        case .byConstraints(let points): .byConstraints(points + line.value)
        case .byText(let height): .byText(.sum(.term(.rowHeight), TableRowHeights.selfSizing, [height, line]))
        }
    }

    /// The height rounded up to whole pixels.
    func wholePixels(_ height: FittedHeight) -> FittedHeight {
        let grid = environment.pixelsPerPoint
        return switch height {
        case .byConstraints(let points):
            .byConstraints(((points * grid.value - 1e-6).rounded(.up)) / grid.value)
        case .byText(let height):
            .byText(.rounded(.term(.byTheConstraints), TableRowHeights.selfSizing, height, .up, scale: grid))
        }
    }

    /// The names by which the table is known: its own and its aliases.
    var names: [String] { [label] + view.aliases }

    // MARK: - Elements

    /// The element of a part; nil if the table does not have the part.
    func element(_ part: TablePart) -> Element? {
        let path = "\(label).\(part.description)"
        switch (part.place, part.inner) {
        case (.separator(let section, let row), _):
            return separatorFrame(section, row, path).map { line(path, part, $0) }
        case (.cell(let section, let row), nil):
            return cell(section, row).map { element(path, part, $0.cellGeometry, in: space) }
        case (_, nil):
            return frame(of: part.place, path).map { frame in
                let outer = TableCellGeometry(self, part.place, path: path, frame: frame, accessory: .none)
                return element(path, part, outer.cellGeometry, in: space)
            }
        case (.cell(let section, let row), .contentView?), (.cell(let section, let row), .textLabel?):
            return inner(part, of: cell(section, row), path)
        case (_, .contentView?):
            let outerPath = "\(label).\(TablePart(part.place).description)"
            guard let frame = frame(of: part.place, outerPath) else { return nil }
            return inner(
                part, of: TableCellGeometry(self, part.place, path: outerPath, frame: frame, accessory: .none), path)
        case (_, .textLabel?): return nil
        }
    }

    private func cell(_ section: Int, _ row: Int) -> TableCellGeometry? {
        let place = TablePart.Place.cell(section: section, row: row)
        let path = "\(label).\(TablePart(place).description)"
        guard let frame = frame(of: place, path) else { return nil }
        let own = table.cells.last { $0.section == section && $0.row == row && $0.accessory != nil }
        return TableCellGeometry(
            self, place, path: path, frame: frame, accessory: own?.accessory ?? table.accessory)
    }

    /// The content view of a row, header or footer as the superview of the app's views; nil if there is none.
    func contentView(_ place: TablePart.Place, guides: GuideLengths?) -> Superview? {
        cell(place).map { cell in
            let content = cell.contentGeometry
            return Superview(
                index: index,
                space: CoordinateSpace(
                    of: content.label, frame: content.frame, bounds: content.bounds, in: cell.space),
                bounds: content.bounds, safeArea: content.safeArea, geometry: content,
                guides: guides)
        }
    }

    private func cell(_ place: TablePart.Place) -> TableCellGeometry? {
        if case .cell(let section, let row) = place { return cell(section, row) }
        let path = "\(label).\(TablePart(place).description)"
        return frame(of: place, path).map { TableCellGeometry(self, place, path: path, frame: $0, accessory: .none) }
    }

    private func inner(_ part: TablePart, of cell: TableCellGeometry?, _ path: String) -> Element? {
        guard let cell else { return nil }
        let content = cell.contentGeometry
        if part.inner == .textLabel {
            let inContent = CoordinateSpace(
                of: content.label, frame: content.frame, bounds: content.bounds, in: cell.space)
            return element(
                path, part, cell.labelGeometry(path, in: content), in: inContent, added: text(of: part.place))
        }
        return element(path, part, content, in: cell.space)
    }

    private func element(
        _ path: String, _ part: TablePart, _ geometry: ViewGeometry, in space: CoordinateSpace,
        added: Element.Addition = .none
    ) -> Element {
        element(
            path, part, frame: space.inWindow(geometry.frame.plain),
            source: .view(geometry, in: space, added: added))
    }

    /// The text of a cell's label, where the app sets one.
    private func text(of place: TablePart.Place) -> Element.Addition {
        guard case .cell(let section, let row) = place else { return .none }
        let own = table.cells.last { $0.section == section && $0.row == row && $0.text != nil }
        return own?.text.map { .text($0) } ?? .none
    }

    /// A separator, for which only the frame is needed.
    private func line(_ path: String, _ part: TablePart, _ frame: DerivedRect) -> Element {
        element(
            path, part, frame: space.inWindow(frame.plain),
            source: .list([
                (.frame, frame.value),
                (.frameInWindow, space.frameInWindow(path, frame).value),
            ]))
    }

    private func element(_ path: String, _ part: TablePart, frame: Rect, source: Element.Source) -> Element {
        Element(
            name: path, aliases: view.aliases.map { "\($0).\(part.description)" }, kind: part.kind, tablePart: part,
            parent: index, frameInWindow: frame,
            isVisible: isVisible && space.inWindow(bounds.plain).intersection(frame) != nil,
            source: source)
    }

    // MARK: - Frames in the content

    /// A part's frame; nil if the table does not have the part.
    func frame(of place: TablePart.Place, _ path: String) -> DerivedRect? {
        switch place {
        case .cell(let section, let row):
            guard hasRow(section, row) else { return nil }
            return spanning(path, top: layout.rowTop(section, row), height: layout.rowHeight(section, row))
        case .header(let section):
            guard layout.sections.indices.contains(section) else { return nil }
            let height = layout.headerHeight(section)
            return height.value > 0 ? supplement(place, path, top: headerTop(section, path), height: height) : nil
        case .footer(let section):
            guard layout.sections.indices.contains(section) else { return nil }
            let height = layout.footerHeight(section)
            return height.value > 0 ? supplement(place, path, top: footerTop(section, path), height: height) : nil
        case .tableHeaderView:
            let height = TableContent.tableHeader(label, table)
            let top = Quantity.stated(.path("\(path).frame.y"), TableContent.size, 0)
            return height.value > 0 ? whole(path, top: top, height: height) : nil
        case .tableFooterView:
            let height = TableContent.tableFooter(label, table)
            return height.value > 0 ? whole(path, top: layout.tableFooterTop, height: height) : nil
        case .separator(let section, let row): return separatorFrame(section, row, path)
        }
    }

    func hasRow(_ section: Int, _ row: Int) -> Bool {
        layout.sections.indices.contains(section) && (0..<layout.sections[section].rows.count).contains(row)
    }

    /// A frame as wide as the table.
    private func whole(
        _ path: String, top: Quantity, height: Quantity, by rule: Rule = TableCells.frame
    ) -> DerivedRect {
        DerivedRect(
            x: .stated(.path("\(path).frame.x"), rule, 0), y: top,
            width: bounds.width.renamed(as: .path("\(path).frame.width"), by: rule),
            height: height.renamed(as: .path("\(path).frame.height"), by: TableCells.frame))
    }

    private func supplement(
        _ place: TablePart.Place, _ path: String, top: Quantity, height: Quantity
    ) -> DerivedRect {
        titleMargins(of: place) == nil
            ? spanning(path, top: top, height: height)
            : whole(path, top: top, height: height, by: TableMargins.titles)
    }

    /// The margins that the content of a header or footer keeps if it spans an inset grouped table; nil for any other part.
    func titleMargins(of place: TablePart.Place) -> (left: Quantity, right: Quantity)? {
        let supplement: TableSection.Supplement
        switch place {
        case .header(let section): supplement = table.sections[section].header
        case .footer(let section): supplement = table.sections[section].footer
        default: return nil
        }
        guard style == .insetGrouped, TableMargins.spansTable(supplement, in: environment) else { return nil }
        return (sectionInset(.left), sectionInset(.right))
    }

    /// A frame as wide as the table, or as a section of an inset grouped one.
    private func spanning(_ path: String, top: Quantity, height: Quantity) -> DerivedRect {
        guard style == .insetGrouped else { return whole(path, top: top, height: height) }
        let (left, right) = (sectionInset(.left), sectionInset(.right))
        return DerivedRect(
            x: .sum(.path("\(path).frame.x"), TableMargins.insetGrouped, [safeArea.left, left]), y: top,
            width: .nonNegativeSum(
                .path("\(path).frame.width"), widthOfSections, [bounds.width],
                minus: [safeArea.left, left, safeArea.right, right]),
            height: height.renamed(as: .path("\(path).frame.height"), by: TableCells.frame))
    }

    /// The rule for how wide sections are; it is disputed beside a column of bars.
    private var widthOfSections: Rule {
        let isBesideColumn = VerticalBar.edge(in: environment).map { safeArea[$0].value > 0 } ?? false
        return isBesideColumn ? TableMargins.besideColumn : TableMargins.insetGrouped
    }

    /// The distance of a section from the safe area's edge.
    private func sectionInset(_ edge: Edge) -> Quantity {
        let margin = TableMargins.side(edge, marginInputs)
        guard let readable = TableMargins.readableSide(table, width: bounds.width, in: environment),
            !(readable.value <= margin.value + safeArea[edge].value)
        else { return margin }
        return .sum(
            .term(.readableMarginBeyondTheSafeArea), TableMargins.readable, [readable],
            minus: [safeArea[edge]])
    }
}

extension TablePart {
    /// The kind of element that it is.
    fileprivate var kind: Element.Kind {
        switch (inner, place) {
        case (.contentView?, _): .contentView
        case (.textLabel?, _): .label
        case (nil, .cell): .cell
        case (nil, .separator): .separator
        case (nil, .header), (nil, .tableHeaderView): .header
        case (nil, .footer), (nil, .tableFooterView): .footer
        }
    }
}
