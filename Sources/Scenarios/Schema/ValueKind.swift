/// How the value of a key is written: what messages ask for and what the reference page says.
package indirect enum ValueKind: Hashable, Sendable {
    /// `true` or `false`.
    case flag
    /// Points, or another number that may have decimals.
    case number
    /// A whole number from 0.
    case count
    /// A height from 0, or UITableView.automaticDimension.
    case dimension
    /// What stands at the end of a cell.
    case accessory
    /// Four distances, three of which may be left out when written as a mapping.
    case insets
    /// The same in the order top, leading, bottom, trailing.
    case directionalInsets
    case rect
    case size
    case point
    /// One of some words.
    case word([String])
    /// `all`, `none` or a list of edges.
    case edges
    /// `fill` or a rect.
    case frame
    /// A point or `end`.
    case contentOffset
    /// One line of text.
    case text
    /// A text for each language.
    case localizedText
    /// The name of an element or a scenario.
    case name
    case device
    case osVersion
    /// The first version of a device, and the last major one where there is an end.
    case osVersions
    /// Two words, width first.
    case sizeClasses
    /// One value for both orientations, or one for each.
    case byOrientation(ValueKind)
    /// Where an anchor is pinned: `superview.top + 8`, or a number for a fixed size.
    case pinTarget
    /// A mapping with the keys of a section.
    case object(String)
    /// A mapping with one controller under its class key.
    case controller
    /// The root view: a list of subviews, a mapping, or one view under its class key.
    case rootView
    /// A list of views, each under its class key.
    case views
    /// One value or a list of them.
    case oneOrMore(ValueKind)
    /// A list.
    case list(ValueKind)
    /// Value paths with the values they get, such as `{os: 10}`.
    case overlay
    /// Value paths with lists of values.
    case axes
    /// Value paths with the values they are claimed to have.
    case claims
    /// A formula of a macro.
    case formula
    /// The path to one value.
    case valuePath
    /// A mapping of names to values.
    case named(ValueKind)

    /// The names of the numbers of a compound value, in the order in which they are written.
    package var componentNames: [String] {
        switch self {
        case .insets: ["top", "left", "bottom", "right"]
        case .directionalInsets: ["top", "leading", "bottom", "trailing"]
        case .rect, .frame: ["x", "y", "width", "height"]
        case .size: ["width", "height"]
        case .point, .contentOffset: ["x", "y"]
        default: []
        }
    }

    /// The words that may be written, in the order of their declaration; empty for other kinds.
    package var words: [String] {
        switch self {
        case .flag: ["true", "false"]
        case .word(let words): words
        case .edges: ["all", "none"]
        case .frame: ["fill"]
        case .contentOffset: ["end"]
        case .dimension: ["automaticDimension"]
        case .accessory: ["none", "disclosureIndicator", "detailButton"]
        default: []
        }
    }

    /// True for a plain value, which `with`, `matrix` and `changes` may set by its path.
    package var isSettable: Bool {
        switch self {
        case .flag, .number, .count, .dimension, .accessory, .insets, .directionalInsets, .rect, .size, .point, .word,
            .edges, .frame,
            .contentOffset, .device,
            .osVersion, .pinTarget:
            true
        case .text, .localizedText, .name, .osVersions, .sizeClasses, .byOrientation, .object, .controller, .rootView,
            .views, .oneOrMore, .list, .overlay, .axes, .claims, .formula, .valuePath, .named:
            false
        }
    }
}
