import Geometry

/// A cell, header or footer of a table with its content view.
struct TableCellGeometry: Sendable {
    let frame: DerivedRect
    /// The frame of the content view in the cell's coordinates.
    let contentFrame: DerivedRect
    private let path: String
    private let safeArea: DerivedInsets
    private let accessory: Quantity?
    private let geometry: TableGeometry

    /// - Parameter frame: the frame in the table's content.
    init(
        _ geometry: TableGeometry, _ place: TablePart.Place, path: String, frame: DerivedRect,
        accessory kind: TableCellAccessory
    ) {
        self.geometry = geometry
        self.path = path
        self.frame = frame
        safeArea = SafeArea.ofSubview(path, frame: frame, bounds: geometry.bounds, superview: geometry.safeArea)
        let trailing: Edge = geometry.direction == .leftToRight ? .right : .left
        let margin = TableMargins.behindAccessory(trailing, geometry.marginInputs)
        accessory = TableCells.accessoryWidth(kind, path, margin: margin, in: geometry.environment)
        contentFrame = Self.contentFrame(
            in: geometry, place, of: path, frame: frame, safeArea: safeArea, accessory: accessory)
    }

    private static func contentFrame(
        in geometry: TableGeometry, _ place: TablePart.Place, of path: String, frame: DerivedRect,
        safeArea: DerivedInsets, accessory: Quantity?
    ) -> DerivedRect {
        let (name, environment) = ("\(path).contentView.frame", geometry.environment)
        let isInset = environment.decide(
            .cellsKeepSafeArea, geometry.table.insetsContentViewsToSafeArea && environment.hasSafeArea)
        let taken = accessory.map { [$0] } ?? []
        let margins = geometry.titleMargins(of: place)
        let left =
            (isInset ? [safeArea.left] : []) + (geometry.direction == .rightToLeft ? taken : [])
            + (margins.map { [$0.left] } ?? [])
        let sides =
            (isInset ? [safeArea.left, safeArea.right] : []) + taken + (margins.map { [$0.left, $0.right] } ?? [])
        let other = accessory == nil ? TableCells.contentView : TableCells.accessory
        let rule = margins != nil ? TableMargins.titles : isInset ? TableCells.safeArea : other
        let isCell = if case .cell = place { true } else { false }
        let endsAboveLine = isCell && environment.os < OSVersion(13) && geometry.table.separatorStyle == .singleLine
        let line = TableSeparators.thickness(.term(.separator), in: environment)
        return DerivedRect(
            x: left.isEmpty
                ? .stated(.path("\(name).x"), TableCells.contentView, 0) : .sum(.path("\(name).x"), rule, left),
            y: .stated(.path("\(name).y"), TableCells.contentView, 0),
            width: .nonNegativeSum(.path("\(name).width"), rule, [frame.width], minus: sides),
            height: .nonNegativeSum(
                .path("\(name).height"), TableCells.contentView, [frame.height], minus: endsAboveLine ? [line] : []))
    }

    /// The cell's own coordinates.
    var space: CoordinateSpace {
        CoordinateSpace(of: path, frame: frame, bounds: ViewGeometry.bounds(path, frame), in: geometry.space)
    }

    // MARK: - Views

    var cellGeometry: ViewGeometry {
        ViewGeometry(path, frame: frame, safeArea: safeArea, in: geometry.environment) {
            margins(of: path, safeArea, beside: (frame.x, frame.width), narrowed: nil)
        }
    }

    var contentGeometry: ViewGeometry {
        let name = "\(path).contentView"
        let bounds = ViewGeometry.bounds(path, frame)
        let own = SafeArea.ofSubview(name, frame: contentFrame, bounds: bounds, superview: safeArea)
        let trailing: Edge = geometry.direction == .leftToRight ? .right : .left
        return ViewGeometry(name, frame: contentFrame, safeArea: own, in: geometry.environment) {
            margins(
                of: name, own, beside: (contentStart, contentFrame.width), narrowed: accessory == nil ? nil : trailing)
        }
    }

    /// layoutMargins of a view in the table that reaches to a cell's edges.
    /// - Parameters:
    ///   - span: the start of the view in the table, and its width.
    ///   - edge: the edge at which an accessory ends the view.
    private func margins(
        of name: String, _ safeArea: DerivedInsets, beside span: (start: Quantity, extent: Quantity),
        narrowed edge: Edge?
    ) -> DerivedInsets {
        let environment = geometry.environment
        return DerivedInsets { side in
            let path = DerivationName.path("\(name).layoutMargins.\(side.rawValue)")
            if environment.os < OSVersion(11) { return .stated(path, TableCells.margins, 8) }
            if side.axis == .vertical {
                let own = Quantity.stated(
                    .term(.defaultMargin), TableCells.margins,
                    environment.designOS.major >= 26 ? 15 : 11)
                return safeArea[side].value == 0
                    ? own.named(path) : .sum(path, LayoutMargins.sum, [own, safeArea[side]])
            }
            if side == edge { return .stated(path, TableCells.margins, 8) }
            let inner = TableMargins.inner(side, geometry.marginInputs)
            let parts = [inner, safeArea[side]].filter { $0.value != 0 }
            let own = Quantity.sum(path, TableCells.margins, parts)
            guard let readable = readable(side, beside: span), readable.mayExceed(own) else { return own }
            return .maximum(
                path, TableMargins.readable, [own.named(.term(.marginWithTheSafeArea)), readable])
        }
    }

    /// The start of the content view in the table.
    private var contentStart: Quantity {
        .sum(.term(.startOfTheContentView), TableCells.frame, [frame.x, contentFrame.x])
    }

    /// The readable margin of the table as far as it reaches into a view; inset grouped sections keep it themselves.
    private func readable(_ edge: Edge, beside span: (start: Quantity, extent: Quantity)) -> Quantity? {
        guard geometry.style != .insetGrouped,
            let side = TableMargins.readableSide(
                geometry.table, width: geometry.bounds.width, in: geometry.environment)
        else { return nil }
        let name = DerivationName.term(.partOfTheTableBesideTheView)
        let outside =
            edge == .left
            ? span.start.named(name)
            : .sum(name, TableMargins.readable, [geometry.bounds.width], minus: [span.start, span.extent])
        guard !(outside.value <= 0) else { return side }
        return .sum(
            .term(.readableMarginInsideTheView), TableMargins.readable, [side], minus: [outside])
    }

    // MARK: - Text label

    /// The text label in the content view.
    func labelGeometry(_ path: String, in content: ViewGeometry) -> ViewGeometry {
        let (leading, trailing) = labelMargins(in: content)
        let left = geometry.direction == .leftToRight ? leading : trailing
        let frame = DerivedRect(
            x: .sum(.path("\(path).frame.x"), TableCells.textLabel, [left]),
            y: .stated(.path("\(path).frame.y"), TableCells.textLabel, 0),
            width: .nonNegativeSum(
                .path("\(path).frame.width"), TableCells.textLabel, [contentFrame.width], minus: [leading, trailing]),
            height: contentFrame.height.renamed(as: .path("\(path).frame.height"), by: TableCells.textLabel))
        let own = SafeArea.ofSubview(path, frame: frame, bounds: content.bounds, superview: content.safeArea)
        return ViewGeometry(path, frame: frame, safeArea: own, in: geometry.environment) {
            DerivedInsets { edge in
                .stated(.path("\(path).layoutMargins.\(edge.rawValue)"), LayoutMargins.base, 8)
            }
        }
    }

    private func labelMargins(in content: ViewGeometry) -> (leading: Quantity, trailing: Quantity) {
        guard geometry.environment.os >= OSVersion(11) else {
            return (legacyLabelMargin(isLeading: true), legacyLabelMargin(isLeading: false))
        }
        let margins = content.margins
        return geometry.direction == .leftToRight ? (margins.left, margins.right) : (margins.right, margins.left)
    }

    private func legacyLabelMargin(isLeading: Bool) -> Quantity {
        let environment = geometry.environment
        let name = DerivationName.term(.textInset)
        if !isLeading, accessory != nil {
            return .stated(name, TableCells.textLabel, environment.os < OSVersion(8) ? 2 : 1)
        }
        let initial = legacyTextInset.named(.term(.textInsetByDefault))
        let insets = geometry.separatorInsets
        let leadingInset = geometry.direction == .leftToRight ? insets.left : insets.right
        guard isLeading, leadingInset.mayExceed(initial) else { return initial }
        return .maximum(name, TableCells.textLabel, [initial, leadingInset])
    }

    /// Text without separators to align with keeps the system margin from iOS 8 on.
    private var legacyTextInset: Quantity {
        let usual = TableSeparators.legacyDefault(
            DerivationName.term(.defaultSeparatorInset), geometry.table, in: geometry.environment)
        guard geometry.table.separatorStyle == .none, geometry.environment.os >= OSVersion(8) else { return usual }
        let margin = Quantity.stated(.term(.systemMargin), TableCells.textLabel, 16)
        return .maximum(.term(.textInset), TableCells.textLabel, [margin, usual])
    }
}
