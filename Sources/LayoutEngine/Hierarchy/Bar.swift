/// A UITabBar or UIToolbar.
package struct Bar: Hashable, Sendable {
    /// What the app set; nil leaves UIKit's default, which is translucent from iOS 7.
    package var isTranslucent: Bool?
    package var isHidden = false
    package var backgroundImage = BackgroundImage.none

    package init() {}

    /// A background image decides translucency when the app does not.
    package enum BackgroundImage: String, CaseIterable, Hashable, Sendable {
        case none, opaque, translucent
    }
}
