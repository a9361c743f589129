/// The bar at the bottom of a screen without Home button, in points.
package struct HomeIndicator: Hashable, Sendable {
    package let portraitWidth: Double
    package let landscapeWidth: Double
    package let height: Double
    /// The distance from its lower side to the edge of the screen.
    package let bottomGap: Double

    package init(portraitWidth: Double, landscapeWidth: Double, height: Double, bottomGap: Double) {
        self.portraitWidth = portraitWidth
        self.landscapeWidth = landscapeWidth
        self.height = height
        self.bottomGap = bottomGap
    }
}
