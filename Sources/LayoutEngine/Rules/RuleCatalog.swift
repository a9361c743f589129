/// Every rule of the engine, in the order in which an explanation reads: from the window inwards.
package enum RuleCatalog {
    package static let rules: [Rule] =
        [
            StatusBar.visibility, StatusBar.height, StatusBar.overlap, StatusBar.inCall,
            NavigationBarMetrics.height, NavigationBarMetrics.position, NavigationBarMetrics.sheetHeight,
            NavigationBarContent.largeTitle, NavigationBarContent.largeTitleTextSize,
            NavigationBarContent.prompt, NavigationBarContent.search, BarTranslucency.rule,
            BottomBarMetrics.tabBar, TabBarStrip.rule, BottomBarMetrics.toolbar,
            WindowSizeClass.rule,
            Presentation.fullScreen, Presentation.sheet, Presentation.pageSheet, Presentation.formSheet,
            Popover.rule, Popover.arrow, SplitColumns.automatic, SplitColumns.collapsed,
            SplitColumns.tiled,
            SplitColumns.floating, ViewFrame.root, ViewFrame.container, ExtendedLayout.rule, ExtendedLayout.initialSize,
            ExtendedLayout.lateOrigin,
            ViewFrame.fill, ViewFrame.pinned, PixelAlignment.rule, ViewFrame.bounds, ViewFrame.transform,
            ViewFrame.intrinsic, ViewFrame.inWindow, RectComponents.rule,
            StackArrangement.content, StackDistribution.fill, StackDistribution.fillEqually,
            StackDistribution.fillProportionally, StackDistribution.equalSpacing, StackDistribution.equalCentering,
            StackArrangement.order, StackArrangement.mirrored, StackArrangement.alignment, StackArrangement.hidden,
            LayoutGuides.rule, LayoutGuides.timing,
            WindowSafeArea.hardware, WindowSafeArea.window, WindowSafeArea.smaller, DisplayZoom.rule, Letterbox.rule,
            WindowSafeArea.replaced,
            SafeArea.root, SafeArea.navigation, SafeArea.tab, SafeArea.page, SafeArea.additional,
            SafeArea.childController, SafeArea.detached,
            SafeArea.childOverlap, SafeArea.notInWindow, SafeArea.guide,
            LayoutMargins.base, LayoutMargins.rootBase, LayoutMargins.minimum, LayoutMargins.minimumValue,
            LayoutMargins.sum,
            LayoutMargins.preserved, LayoutMargins.legacyRoot, LayoutMargins.directional, LayoutMargins.guide,
            TextSize.rule, ReadableContent.rule, ReadableContent.textSize,
            AdjustedContentInset.never, AdjustedContentInset.always, AdjustedContentInset.scrollableAxes,
            AdjustedContentInset.automatic, AdjustedContentInset.absorption,
            LegacyScrollInsets.rule, LegacyScrollInsets.target, LegacyScrollInsets.timing,
            ScrollContent.size, ContentOffset.initial, ContentOffset.alignment, ContentOffset.end, ContentOffset.guides,
            ScrollIndicators.stored, ScrollIndicators.adjusted, ScrollIndicators.automatic,
            KeyboardAvoidance.accessory, KeyboardAvoidance.rule, KeyboardAvoidance.guide, KeyboardAvoidance.guideBottom,
            KeyboardAvoidance.undocked,
            TableContent.size, TableContent.laidOut, TableContent.end, TableContent.bounce,
            TableRowHeights.rule, TableRowHeights.standard, TableRowHeights.textSize, TableRowHeights.selfSizing,
            TableRowHeights.estimate,
            TableSupplements.answered, TableSupplements.view, TableSupplements.title, TableSupplements.belowLargeTitle,
            TableSupplements.footerTitle, TableSupplements.titleTextSize,
            TableSupplements.gap, TableSupplements.belowTableHeader, TableSupplements.zero, TableSupplements.automatic,
            TableSupplements.estimate, TableSupplements.topPadding, TableSupplements.pinned,
            TableMargins.side, TableMargins.readable, TableMargins.insetGrouped,
            TableCells.frame, TableCells.contentView, TableCells.safeArea, TableCells.accessory, TableCells.textLabel,
            TableCells.margins,
            TableSeparators.frame, TableSeparators.edge, TableSeparators.inset, TableSeparators.reference,
            Lifecycle.order, Lifecycle.secondAppearance,
            Callbacks.layoutPass, Callbacks.layoutMargins, Callbacks.safeArea, Callbacks.adjustedContentInset,
        ]

    /// The rule with an id.
    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}
