/// topLayoutGuide and bottomLayoutGuide of controllers.
enum LayoutGuides {
    static let rule = Rule(
        "layout-guides.length", .always, .documented,
        evidence: [
            "UIViewController.topLayoutGuide", "S0-guides-under-bar", "S0-guides-below-bar", "N68a", "N70c", "N70d",
            "N71a",
        ])

    static let timing = Rule(
        "layout-guides.timing", .always, .documented, evidence: ["UIViewController.topLayoutGuide", "N72a"])

    static let overHiddenTabs = Rule(
        "layout-guides.over-hidden-tabs", .before(8), .disputed, evidence: ["radar-4397"])

    /// A guide's length, given the inset of its edge.
    static func length(_ path: PathName, inset: Quantity, isValid: Bool) -> Quantity {
        isValid ? inset.renamed(as: .path(path), by: rule) : .stated(.path(path), timing, 0)
    }
}
