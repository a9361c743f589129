import Diagnostics
package import LayoutEngine
package import Schema

package typealias ScenarioEntry = SchemaEntry<OSRange>
package typealias ScenarioSection = SchemaSection<OSRange>

/// The notations of values that only scenarios have.
extension ValueKind {
    /// A height from 0, or UITableView.automaticDimension.
    static let dimension = plain("dimension", "a number or automaticDimension", words: ["automaticDimension"])
    /// A height at which a sheet rests.
    static let detent = plain("detent", "medium, large or a height in points such as 300", words: ["medium", "large"])
    /// The accessory at the end of a cell.
    static let accessory = plain(
        "accessory", "none, disclosureIndicator, detailButton or {width: 40}",
        words: ["none", "disclosureIndicator", "detailButton"])
    /// Four distances in the order top, leading, bottom, trailing.
    static let directionalInsets = plain(
        "directionalInsets", "insets [top, leading, bottom, trailing], or single edges such as {leading: 16}",
        components: ["top", "leading", "bottom", "trailing"])
    /// `all`, `none` or a list of edges.
    static let edges = plain("edges", "all, none or a list such as [top, left]", words: ["all", "none"])
    /// `fill` or a rect.
    static let frame = plain(
        "frame", "fill or a rect [x, y, width, height]", components: ["x", "y", "width", "height"], words: ["fill"])
    /// A point or `end`.
    static let contentOffset = plain("contentOffset", "a point [x, y] or end", components: ["x", "y"], words: ["end"])
    /// A target size: a constant of UIKit, or width and height in points.
    static let targetSize = plain(
        "targetSize", "compressed, expanded or a size [width, height]", components: ["width", "height"],
        words: ["compressed", "expanded"])
    /// The points of the system font, or a text style.
    static let font = plain(
        "font", "a size of the system font in points, or a text style such as body",
        words: TextStyle.allCases.map { $0.rawValue })
    package static let device = plain("device", "the name of a device")
    package static let osVersion = plain("osVersion", "an iOS version such as 11 or 13.4")
    /// The items of each section, or of the only one.
    static let itemCounts = plain("itemCounts", "a whole number, 0 or more, or a list with one for each section")
    /// The items of a bar, or their number.
    static let barButtonItems = plain(
        "barButtonItems", "a list of items such as [{title: Done}], or how many there are")
    /// The target of a pinned anchor: `superview.top + 8`, or a number for a fixed size.
    static let pinTarget = plain("pinTarget", "an anchor such as superview.top + 8, or a number")

    /// A constraint between attributes.
    static let constraint = ValueKind.plain(constraintLine)
    static let constraints = ValueKind.list(.either(.object("constraint"), constraintLine))
    private static let constraintLine = Notation(
        "constraint", "a constraint such as label.top >= safeArea.top + 8 @ 750", isSettable: false)

    // MARK: - Values with a structure of their own, which no path can address

    /// Text, or a mapping with text for each language.
    static let localizedText = plain(
        "localizedText", "text, or a mapping with text for each language, such as {en: Text}", isSettable: false)
    /// A mapping with one controller under its class key.
    static let controller = plain("controller", "one controller under its class key", isSettable: false)
    /// The root view: a list of subviews, a mapping, or one view under its class key.
    static let rootView = plain(
        "rootView", "a list of subviews, a mapping of properties, or one view under its class key", isSettable: false)
    /// A list of views, each under its class key.
    static let views = plain("views", "a list of views, each under its class key", isSettable: false)
    /// Value paths with the values they get, such as `{os: 10}`.
    static let overlay = plain("overlay", "a mapping of paths to values", isSettable: false)
    /// A value that a matrix gives to a path.
    static let pathValue = plain("pathValue", "a value that the path takes", isSettable: false)
    /// Value paths with lists of values.
    static let axes = plain("axes", "a mapping of paths to lists of values", isSettable: false)
    /// Value paths with the values they are claimed to have.
    static let claims = plain("claims", "a mapping of value paths to values", isSettable: false)
}
