/// Whether a bar lets content show through, which decides whether views extend under it.
enum BarTranslucency {
    static let rule = Rule(
        "bars.translucency", .always, .documented, evidence: ["N62a", "N62b", "S1-view-opaque"],
        "isTranslucent is what the app sets; left alone it is true, unless the bar has a fully opaque background image. "
            + "The style blackTranslucent is always translucent.",
        "isTranslucent 以应用的设置为准；不设置时为 true，除非背景图完全不透明。blackTranslucent 样式始终半透明。")

    static func isTranslucent(_ bar: Bar, in environment: Environment) -> Bool {
        environment.answers(.barIsTranslucent, bar.isTranslucent ?? (bar.backgroundImage != .opaque))
    }

    static func isTranslucent(_ bar: NavigationBar, in environment: Environment) -> Bool {
        environment.answers(.barStyleIsTranslucent, bar.barStyle == .blackTranslucent)
            || isTranslucent(bar.bar, in: environment)
    }
}
