/// The design of an app's bars, as far as its shapes are others: for pictures.
extension Environment {
    /// Whether bars are capsules that float over the content.
    package var hasFloatingBars: Bool { designOS.major >= 26 }

    /// Whether the tabs are a strip at the top.
    package var hasTabStrip: Bool { TabBarStrip.applies(in: self) }

    /// Whether a search bar floats at the bottom of the screen.
    /// - Parameter isInTabs: whether it belongs to a controller of a tab bar controller.
    package func hasSearchBarAtBottom(_ item: NavigationItem, isInTabs: Bool) -> Bool {
        !VerticalBar.decides(in: self)
            && NavigationBarContent.bottomSearch(item, isInTabs: isInTabs, in: self) != nil
    }
}
