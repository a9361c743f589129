import Geometry

/// The lines between rows.
extension TableGeometry {
    /// A separator's frame in the content; nil where the table draws none.
    func separatorFrame(_ section: Int, _ row: Int, _ path: String) -> DerivedRect? {
        let place = TablePart.Place.cell(section: section, row: row)
        guard table.separatorStyle == .singleLine, hasRow(section, row),
            let cell = frame(of: place, "\(label).\(TablePart(place).description)")
        else { return nil }
        let isLast = row == layout.sections[section].rows.count - 1
        if isLast, style == .insetGrouped { return nil }
        let height = TableSeparators.thickness(.path("\(path).frame.height"), in: environment)
        let y = Quantity.sum(.path("\(path).frame.y"), TableSeparators.frame, [cell.y, cell.height], minus: [height])
        if isLast, style == .grouped {
            return DerivedRect(
                x: cell.x.renamed(as: .path("\(path).frame.x"), by: TableSeparators.edge), y: y,
                width: cell.width.renamed(as: .path("\(path).frame.width"), by: TableSeparators.edge), height: height)
        }
        let insets = separatorInsets
        return DerivedRect(
            x: .sum(.path("\(path).frame.x"), TableSeparators.frame, [cell.x, insets.left]), y: y,
            width: .nonNegativeSum(
                .path("\(path).frame.width"), TableSeparators.frame, [cell.width], minus: [insets.left, insets.right]),
            height: height)
    }

    /// The distances of separators from the cell's left and right edges.
    var separatorInsets: (left: Quantity, right: Quantity) {
        let isLeftToRight = direction == .leftToRight
        let (leading, trailing) = (separatorInset(isLeading: true), separatorInset(isLeading: false))
        return isLeftToRight ? (leading, trailing) : (trailing, leading)
    }

    /// The table's property: the app's value, else the default, with the leading inset at the left.
    var separatorInsetValue: Value {
        DerivedInsets { edge in
            let path: PathName = "\(label).separatorInset.\(edge.rawValue)"
            let name = DerivationName.path(path)
            if let set = table.separatorInset { return .input(path, set[edge], default: .nan) }
            let hasInset = edge == .left || (edge == .right && environment.designOS.major >= 26)
            guard hasInset else { return .stated(name, TableSeparators.inset, 0) }
            guard environment.os >= OSVersion(11) else {
                return TableSeparators.legacyDefault(name, table, in: environment)
            }
            return TableMargins.inner(edge, marginInputs).renamed(
                as: name, by: TableSeparators.inset)
        }.value
    }

    /// separatorInset of the leading or trailing edge; the app sets left for leading and UIKit mirrors it.
    private func separatorInset(isLeading: Bool) -> Quantity {
        environment.os >= OSVersion(11) ? modernInset(isLeading) : legacyInset(isLeading)
    }

    private func set(_ isLeading: Bool) -> Quantity? {
        table.separatorInset.map {
            .input(
                "\(label).separatorInset.\(isLeading ? "left" : "right")", isLeading ? $0.left : $0.right, default: .nan
            )
        }
    }

    private func modernInset(_ isLeading: Bool) -> Quantity {
        let name = DerivationName.term(.separatorInset)
        switch (set(isLeading), table.separatorInsetReference) {
        case (nil, _): return automaticInset(isLeading)
        case (let set?, .fromCellEdges): return set.renamed(as: name, by: TableSeparators.reference)
        case (let set?, .fromAutomaticInsets):
            return .sum(name, TableSeparators.reference, [automaticInset(isLeading), set])
        }
    }

    /// The automatic inset from iOS 11 on: the side margin with the safe area at the leading edge; at the trailing one 0
    /// before iOS 26, unless the readable width is narrower than the table.
    private func automaticInset(_ isLeading: Bool) -> Quantity {
        let name = DerivationName.term(.automaticSeparatorInset)
        let edge: Edge = isLeading == (direction == .leftToRight) ? .left : .right
        let readable =
            style == .insetGrouped
            ? nil : TableMargins.readableSide(table, width: bounds.width, in: environment)
        guard isLeading || readable != nil || environment.designOS.major >= 26 else {
            return .stated(name, TableSeparators.reference, 0)
        }
        let margin = TableMargins.inner(edge, marginInputs)
        let parts = style == .insetGrouped ? [margin] : [safeArea[edge], margin].filter { $0.value != 0 }
        let own = Quantity.sum(name, TableSeparators.reference, parts)
        let margins = DerivationName.term(.marginWithTheSafeArea)
        return readable.map { .maximum(name, TableMargins.readable, [own.named(margins), $0]) } ?? own
    }

    private func legacyInset(_ isLeading: Bool) -> Quantity {
        let (name, rule) = (DerivationName.term(.separatorInset), TableSeparators.inset)
        let usual = DerivationName.term(.defaultSeparatorInset)
        let initial =
            isLeading ? TableSeparators.legacyDefault(usual, table, in: environment) : .stated(usual, rule, 0)
        let asked = set(isLeading) ?? initial
        let side = TableMargins.readableSide(table, width: bounds.width, in: environment)
        let cellMargin = Quantity.stated(.term(.cellsMargin), rule, 8)
        let isNarrow = isLeading && environment.os >= OSVersion(8) && asked.value < cellMargin.value
        let own = isNarrow ? Quantity.maximum(name, rule, [asked, cellMargin]) : asked.named(name)
        // With readable margins the inset counts from the margins instead.
        guard let side else { return own }
        let extra = Quantity.nonNegativeSum(
            .term(.insetBeyondTheDefault), rule, [own], minus: [initial])
        return .sum(name, TableMargins.readable, [side] + (extra.value <= 0 ? [] : [extra]))
    }
}
