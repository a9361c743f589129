/// How the app was built, where that decides on layout.
package struct AppSettings: Hashable, Sendable {
    /// The SDK that it was linked with; nil for that of the OS it runs on.
    package var linkedSDK: OSVersion?
    /// False for an app without launch screen, which phones with a sensor housing letterbox.
    package var hasLaunchScreen = true
    /// UIDesignRequiresCompatibility: bars look as before iOS 26.
    package var requiresDesignCompatibility = false

    package init() {}
}
