import Geometry

/// A cell, header or footer of a table with its content view.
struct TableCellGeometry {
    let frame: DerivedRect
    /// In the cell's coordinates.
    let contentFrame: DerivedRect
    private let path: String
    private let safeArea: DerivedInsets
    private let accessory: Quantity?
    private let geometry: TableGeometry
    private let isCell: Bool

    /// - Parameter frame: in the table's content.
    init(
        _ geometry: TableGeometry, _ place: TablePart.Place, path: String, frame: DerivedRect,
        accessory kind: TableCellAccessory
    ) {
        self.geometry = geometry
        self.path = path
        self.frame = frame
        isCell = if case .cell = place { true } else { false }
        safeArea = SafeArea.ofSubview(path, frame: frame, bounds: geometry.bounds, superview: geometry.safeArea)
        let trailing: Edge = geometry.direction == .leftToRight ? .right : .left
        let margin = TableMargins.inner(
            trailing, geometry.label, geometry.view, style: geometry.style, in: geometry.environment)
        accessory = TableCells.accessoryWidth(kind, path, margin: margin, in: geometry.environment)
        contentFrame = Self.contentFrame(geometry, path, frame, safeArea, accessory, isCell: isCell)
    }

    private static func contentFrame(
        _ geometry: TableGeometry, _ path: String, _ frame: DerivedRect, _ safeArea: DerivedInsets,
        _ accessory: Quantity?, isCell: Bool
    ) -> DerivedRect {
        let (name, environment) = ("\(path).contentView.frame", geometry.environment)
        let isInset = geometry.table.insetsContentViewsToSafeArea && environment.hasSafeArea
        let taken = accessory.map { [$0] } ?? []
        let left = (isInset ? [safeArea.left] : []) + (geometry.direction == .rightToLeft ? taken : [])
        let sides = (isInset ? [safeArea.left, safeArea.right] : []) + taken
        let rule = isInset ? TableCells.safeArea : accessory == nil ? TableCells.contentView : TableCells.accessory
        let endsAboveLine = isCell && environment.os < OSVersion(13) && geometry.table.separatorStyle == .singleLine
        let line = Quantity.constant(
            Localized("separator", "分隔线"), TableSeparators.frame, TableSeparators.thickness(in: environment))
        return DerivedRect(
            x: .sum(.path("\(name).x"), rule, left), y: .constant(.path("\(name).y"), TableCells.contentView, 0),
            width: .clampedSum(.path("\(name).width"), rule, [frame.width], minus: sides),
            height: .clampedSum(
                .path("\(name).height"), TableCells.contentView, [frame.height], minus: endsAboveLine ? [line] : []))
    }

    // MARK: - Views

    var cellGeometry: ViewGeometry {
        ViewGeometry(
            path, frame: frame, safeArea: safeArea,
            margins: margins(of: path, safeArea, beside: outside(frame.plain), narrowed: nil), in: geometry.environment)
    }

    var contentGeometry: ViewGeometry {
        let name = "\(path).contentView"
        let bounds = cellGeometry.bounds
        let own = SafeArea.ofSubview(name, frame: contentFrame, bounds: bounds, superview: safeArea)
        let trailing: Edge = geometry.direction == .leftToRight ? .right : .left
        return ViewGeometry(
            name, frame: contentFrame, safeArea: own,
            margins: margins(
                of: name, own, beside: outside(contentFrame.plain.offset(by: frame.plain.origin)),
                narrowed: accessory == nil ? nil : trailing), in: geometry.environment)
    }

    /// layoutMargins of a view in the table that reaches to a cell's edges.
    /// - Parameters:
    ///   - outside: how much of the table lies beside the view, in points.
    ///   - edge: the edge at which an accessory ends the view.
    private func margins(
        of name: String, _ safeArea: DerivedInsets, beside outside: (left: Double, right: Double), narrowed edge: Edge?
    ) -> DerivedInsets {
        let environment = geometry.environment
        return DerivedInsets { side in
            let path = Localized.path("\(name).layoutMargins.\(side.rawValue)")
            if environment.os < OSVersion(11) { return .constant(path, TableCells.margins, 8) }
            if side.axis == .vertical {
                let own = Quantity.constant(path, TableCells.margins, environment.designOS.major >= 26 ? 15 : 11)
                return safeArea[side].value == 0 ? own : .sum(path, LayoutMargins.sum, [own, safeArea[side]])
            }
            if side == edge { return .constant(path, TableCells.margins, 8) }
            let inner = TableMargins.inner(side, geometry.label, geometry.view, style: geometry.style, in: environment)
            let parts = [inner, safeArea[side]].filter { $0.value != 0 }
            let own = Quantity.sum(path, TableCells.margins, parts)
            let readable = readable(beside: side == .left ? outside.left : outside.right)
            guard let readable, readable.value > own.value else { return own }
            return .maximum(path, TableMargins.readable, [own, readable])
        }
    }

    /// How much of the table lies to the left and right of a rectangle in its content.
    private func outside(_ rect: Rect) -> (left: Double, right: Double) {
        (rect.minX, geometry.bounds.width.value - rect.maxX)
    }

    /// The readable margin of the table as far as it reaches into a view; inset grouped sections keep it themselves.
    private func readable(beside outside: Double) -> Quantity? {
        guard geometry.style != .insetGrouped,
            let side = TableMargins.readableSide(
                geometry.table, width: geometry.bounds.width, in: geometry.environment)
        else { return nil }
        guard outside > 0 else { return side }
        let name = Localized("part of the table beside the view", "视图之外的部分")
        return .sum(
            side.derivation.name, TableMargins.readable, [side],
            minus: [.constant(name, TableMargins.readable, outside)])
    }

    // MARK: - Text label

    /// The text label in the content view.
    func labelGeometry(_ path: String) -> ViewGeometry {
        let content = contentGeometry
        let (leading, trailing) = (labelMargin(isLeading: true, content), labelMargin(isLeading: false, content))
        let left = geometry.direction == .leftToRight ? leading : trailing
        let frame = DerivedRect(
            x: .sum(.path("\(path).frame.x"), TableCells.textLabel, [left]), y: labelTop(path),
            width: .clampedSum(
                .path("\(path).frame.width"), TableCells.textLabel, [contentFrame.width], minus: [leading, trailing]),
            height: labelHeight(path))
        let own = SafeArea.ofSubview(path, frame: frame, bounds: content.bounds, superview: content.safeArea)
        let plain = DerivedInsets { edge in
            .constant(.path("\(path).layoutMargins.\(edge.rawValue)"), LayoutMargins.base, 8)
        }
        return ViewGeometry(path, frame: frame, safeArea: own, margins: plain, in: geometry.environment)
    }

    private func labelMargin(isLeading: Bool, _ content: ViewGeometry) -> Quantity {
        let environment = geometry.environment
        if environment.os >= OSVersion(11) {
            let edge: Edge = isLeading == (geometry.direction == .leftToRight) ? .left : .right
            return content.margins[edge]
        }
        let name = Localized("text inset", "文字缩进")
        if !isLeading, accessory != nil {
            return .constant(name, TableCells.textLabel, environment.os < OSVersion(8) ? 2 : 1)
        }
        let initial = Quantity.constant(name, TableSeparators.inset, legacyTextInset)
        let insets = geometry.separatorInsets
        let leadingInset = geometry.direction == .leftToRight ? insets.left : insets.right
        guard isLeading, leadingInset.value > initial.value else { return initial }
        return .maximum(name, TableCells.textLabel, [initial, leadingInset])
    }

    /// Without separators to line up with, text keeps the system margin from iOS 8.
    private var legacyTextInset: Double {
        let usual = TableSeparators.legacyDefault(geometry.table, in: geometry.environment)
        guard geometry.table.separatorStyle == .none, geometry.environment.os >= OSVersion(8) else { return usual }
        return max(16, usual)
    }

    private var fillsContent: Bool { geometry.environment.os < OSVersion(13) }

    private var line: Quantity { TableTextLines(geometry.environment).body }

    private func labelTop(_ path: String) -> Quantity {
        let name = Localized.path("\(path).frame.y")
        guard !fillsContent else { return .constant(name, TableCells.textLabel, 0) }
        return .constant(
            name, TableCells.textLabel, (contentFrame.height.value - line.value) / 2,
            considering: [contentFrame.height, line])
    }

    private func labelHeight(_ path: String) -> Quantity {
        let name = Localized.path("\(path).frame.height")
        return (fillsContent ? contentFrame.height : line).passed(on: name, TableCells.textLabel)
    }
}
