/// A UINavigationBar.
package struct NavigationBar: Hashable, Sendable {
    package var bar = Bar()
    package var barStyle = Style.default
    package var prefersLargeTitles = false

    package init() {}

    /// UIBarStyle.
    package enum Style: String, CaseIterable, Hashable, Sendable {
        case `default`, black, blackTranslucent
    }
}
