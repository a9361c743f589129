import Geometry

/// The size of a scroll view's content if constraints determine it.
enum ScrollContent {
    static let size = Rule(
        "scroll-view.content-size", .always, .documented,
        evidence: ["UIScrollView.contentLayoutGuide", "UIScrollView.frameLayoutGuide", "TN2154"])
}
