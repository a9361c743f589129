import Geometry

/// The distribution of items over the lines of a flow layout, and their positions in the lines.
enum FlowLines {
    static let order = Rule(
        "flow-layout.lines", .always, .documented,
        evidence: ["UICollectionViewFlowLayout.minimumLineSpacing", "oui-flow-full-line", "oui-flow-horizontal"])

    static let spacing = Rule(
        "flow-layout.interitem-spacing", .always, .observed,
        evidence: ["oui-flow-full-line", "oui-flow-last-line", "oui-flow-full-mixed-line"])

    static let mixed = Rule(
        "flow-layout.mixed-last-line", .always, .observed, evidence: ["oui-flow-mixed-widths", "oui-flow-tall-item"])

    static let single = Rule(
        "flow-layout.single-item", .always, .observed, evidence: ["oui-flow-wide-item", "oui-flow-one-a-line"])

    static let across = Rule(
        "flow-layout.line-alignment", .always, .observed, evidence: ["oui-flow-sizes", "oui-flow-tall-item"])

    static let pixels = Rule(
        "flow-layout.pixel-alignment", .always, .observed,
        evidence: ["oui-flow-supplements", "oui-flow-fractions"])

    static let size = Rule(
        "flow-layout.item-size", .always, .documented, evidence: ["UICollectionViewFlowLayout.itemSize"])

    /// Lengths are compared with as much tolerance as sums of thirds of points need.
    static let tolerance = 0.000_001
}
