/// One display of the device catalog: what it looks like, and the system's metrics on it.
///
/// All lengths are points in portrait unless a name says pixels. A value that nobody published is nil.
package struct Device: Sendable {
    /// The stable identifier, such as "iphone-x".
    package let id: String
    /// Marketing names; the first is the one that pages show.
    package let names: [String]
    /// Apple's model identifiers, such as "iPhone10,3".
    package let modelIdentifiers: [String]
    package let family: Family
    package let year: Int
    package let firstOS: Measured<OSVersion>
    /// The last major version that it runs; nil while the newest is still supported.
    package let lastOSMajor: Int?
    package let screen: Screen
    package let cutout: Cutout
    package let homeIndicator: HomeIndicator?
    /// Metrics of OS versions before 26; nil for devices that shipped with 26 or later.
    package let metrics: Metrics?
    /// Metrics of OS 26 and later; nil for devices that do not run it.
    package let metrics26: Metrics?
    /// The bottom inset of iPadOS 18, where it differs from `metrics`.
    package let os18SafeAreaBottom: Measured<Double>?
    package let notes: String

    package enum Family: String, CaseIterable, Hashable, Sendable {
        case iPhone, iPad
    }

    package var name: String { names[0] }

    package init(
        id: String, names: [String], modelIdentifiers: [String], family: Family, year: Int,
        firstOS: Measured<OSVersion>, lastOSMajor: Int?, screen: Screen, cutout: Cutout,
        homeIndicator: HomeIndicator?, metrics: Metrics?, metrics26: Metrics?,
        os18SafeAreaBottom: Measured<Double>? = nil, notes: String = ""
    ) {
        self.id = id
        self.names = names
        self.modelIdentifiers = modelIdentifiers
        self.family = family
        self.year = year
        self.firstOS = firstOS
        self.lastOSMajor = lastOSMajor
        self.screen = screen
        self.cutout = cutout
        self.homeIndicator = homeIndicator
        self.metrics = metrics
        self.metrics26 = metrics26
        self.os18SafeAreaBottom = os18SafeAreaBottom
        self.notes = notes
    }
}
