import Geometry

/// How large a scroll view's content is where constraints say so.
enum ScrollContent {
    static let size = Rule(
        "scroll-view.content-size", .always, .documented,
        evidence: ["UIScrollView.contentLayoutGuide", "UIScrollView.frameLayoutGuide", "TN2154"])
}
