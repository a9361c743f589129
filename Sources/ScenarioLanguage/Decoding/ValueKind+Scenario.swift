package import LayoutEngine
package import Schema

package typealias ScenarioEntry = SchemaEntry<OSRange>
package typealias ScenarioSection = SchemaSection<OSRange>

/// How values are written that only scenarios have.
extension ValueKind {
    /// A height from 0, or UITableView.automaticDimension.
    static let dimension = plain(
        "a number or automaticDimension", "数字，或 automaticDimension", words: ["automaticDimension"])
    /// What stands at the end of a cell.
    static let accessory = plain(
        "none, disclosureIndicator, detailButton or {width: 40}", "none、disclosureIndicator、detailButton 或 {width: 40}",
        words: ["none", "disclosureIndicator", "detailButton"])
    /// Four distances in the order top, leading, bottom, trailing.
    static let directionalInsets = plain(
        "insets [top, leading, bottom, trailing], or single edges such as {leading: 16}",
        "内边距 [top, leading, bottom, trailing]，或只写个别边，例如 {leading: 16}",
        components: ["top", "leading", "bottom", "trailing"])
    /// `all`, `none` or a list of edges.
    static let edges = plain(
        "all, none or a list such as [top, left]", "all、none，或列表，例如 [top, left]", words: ["all", "none"])
    /// `fill` or a rect.
    static let frame = plain(
        "fill or a rect [x, y, width, height]", "fill，或矩形 [x, y, width, height]",
        components: ["x", "y", "width", "height"], words: ["fill"])
    /// A point or `end`.
    static let contentOffset = plain(
        "a point [x, y] or end", "点 [x, y]，或 end", components: ["x", "y"], words: ["end"])
    package static let device = plain("the name of a device", "设备名称")
    package static let osVersion = plain("an iOS version such as 11 or 13.4", "iOS 版本，例如 11 或 13.4")
    /// Where an anchor is pinned: `superview.top + 8`, or a number for a fixed size.
    static let pinTarget = plain(
        "an anchor such as superview.top + 8, or a number", "锚点，例如 superview.top + 8，或数字")

    // MARK: - Values with a structure of their own, which no path leads to

    /// A text for each language.
    static let localizedText = plain("{en: text, zh-Hans: text}", "{en: 文本, zh-Hans: 文本}", isSettable: false)
    /// A mapping with one controller under its class key.
    static let controller = plain("one controller under its class key", "以类名为键的一个控制器", isSettable: false)
    /// The root view: a list of subviews, a mapping, or one view under its class key.
    static let rootView = plain(
        "a list of subviews, a mapping of properties, or one view under its class key",
        "子视图列表、属性映射，或以类名为键的一个视图", isSettable: false)
    /// A list of views, each under its class key.
    static let views = plain(
        "a list of views, each under its class key", "视图列表，每一项以类名为键", isSettable: false)
    /// Value paths with the values they get, such as `{os: 10}`.
    static let overlay = plain("a mapping of paths to values", "从路径到值的映射", isSettable: false)
    /// Value paths with lists of values.
    static let axes = plain("a mapping of paths to lists of values", "从路径到值列表的映射", isSettable: false)
    /// Value paths with the values they are claimed to have.
    static let claims = plain("a mapping of value paths to values", "从值路径到值的映射", isSettable: false)
}
