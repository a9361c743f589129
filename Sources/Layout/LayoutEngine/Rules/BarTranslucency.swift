/// Whether a bar lets content show through, which decides whether views extend under it.
enum BarTranslucency {
    static let rule = Rule(
        "bars.translucency", .always, .documented,
        evidence: ["UINavigationBar.isTranslucent", "N62a", "N62b", "S1-view-opaque"])

    static func isTranslucent(_ bar: Bar, in environment: Environment) -> Bool {
        environment.decide(.barIsTranslucent, bar.isTranslucent ?? (bar.backgroundImage != .opaque))
    }

    static func isTranslucent(_ bar: NavigationBar, in environment: Environment) -> Bool {
        environment.decide(.barStyleIsTranslucent, bar.barStyle == .blackTranslucent)
            || isTranslucent(bar.bar, in: environment)
    }
}
