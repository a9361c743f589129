/// topLayoutGuide and bottomLayoutGuide of controllers.
enum LayoutGuides {
    static let rule = Rule(
        "layout-guides.length", .always, .documented,
        evidence: ["S0-guides-under-bar", "S0-guides-below-bar", "N68a", "N70c", "N70d", "N71a"],
        "A layout guide's length is how much of the controller's view the bars outside it cover: a container does not count its "
            + "own bars. From iOS 11 it is the safe area inset of that edge.",
        "布局参考线的 length 是控制器的视图被外层的栏盖住的长度：容器不计自己的栏。iOS 11 起等于该边的安全区内边距。")

    static let timing = Rule(
        "layout-guides.timing", .always, .documented, evidence: ["N72a"],
        "The lengths are 0 until the view is laid out in its window.",
        "视图在窗口中完成布局之前，length 为 0。")

    /// A guide's length, given the inset of its edge.
    static func length(_ path: PathName, inset: Quantity, isValid: Bool) -> Quantity {
        isValid ? inset.handedOn(as: .path(path), by: rule) : .stated(.path(path), timing, 0)
    }
}
