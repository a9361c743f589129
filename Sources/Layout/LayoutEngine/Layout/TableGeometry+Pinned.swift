import Geometry

/// Headers and footers of plain tables that stay on screen while the rest of their section passes.
extension TableGeometry {
    /// The top of a header in the content: the beginning of its section, but not above the area that bars leave visible.
    func headerTop(_ section: Int, _ path: String) -> Quantity {
        let own = layout.headerTop(section)
        guard isHeaderPinned(section) else { return own }
        let (name, end) = (DerivationName.path("\(path).frame.y"), layout.sectionEnd(section))
        let height = layout.headerHeight(section)
        return !(visibleTop.value > end.value - height.value)
            ? .sum(name, TableSupplements.pinned, [bounds.y, insets.top])
            : .sum(name, TableSupplements.pinned, [end], minus: [height])
    }

    /// The top of a footer in the content: below its section's rows, but not below the area that bars leave visible.
    func footerTop(_ section: Int, _ path: String) -> Quantity {
        let own = layout.footerTop(section)
        guard isFooterPinned(section) else { return own }
        let (name, begin) = (DerivationName.path("\(path).frame.y"), layout.headerTop(section))
        let height = layout.footerHeight(section)
        return !(visibleBottom.value - height.value < begin.value)
            ? .sum(
                name, TableSupplements.pinned, [bounds.y, bounds.height], minus: [insets.bottom, height])
            : begin.renamed(as: name, by: TableSupplements.pinned)
    }

    /// Whether the top of the visible area lies in the section, below the header's own place.
    func isHeaderPinned(_ section: Int) -> Bool {
        guard style == .plain, layout.headerHeight(section).value > 0 else { return false }
        let top = visibleTop.value
        if top.isNaN { return true }
        let isPassing = layout.headerTop(section).value < top && top < layout.sectionEnd(section).value
        return environment.decide(.headerIsPinned, isPassing)
    }

    /// Whether the bottom of the visible area lies in the section, above the footer's own end.
    private func isFooterPinned(_ section: Int) -> Bool {
        guard style == .plain, layout.footerHeight(section).value > 0 else { return false }
        let bottom = visibleBottom.value
        if bottom.isNaN { return true }
        return layout.headerTop(section).value < bottom && bottom < layout.sectionEnd(section).value
    }

    private var visibleTop: Quantity {
        .sum(.term(.topOfWhatIsVisible), TableSupplements.pinned, [bounds.y, insets.top])
    }

    private var visibleBottom: Quantity {
        .sum(
            .term(.bottomOfWhatIsVisible), TableSupplements.pinned, [bounds.y, bounds.height],
            minus: [insets.bottom])
    }
}
