import Geometry

/// Sections of a flow layout: their insets, headers and footers.
enum FlowSections {
    static let order = Rule(
        "flow-layout.sections", .always, .documented,
        evidence: ["UICollectionViewFlowLayout.sectionInset", "oui-flow-supplements", "oui-flow-empty-section"])

    static let supplement = Rule(
        "flow-layout.supplements", .always, .documented,
        evidence: [
            "UICollectionViewFlowLayout.headerReferenceSize", "UICollectionViewFlowLayout.sectionInset",
            "oui-flow-supplements", "oui-flow-horizontal-supplements",
        ])

    static let content = Rule(
        "flow-layout.content-size", .always, .observed, evidence: ["oui-flow-full-line", "oui-flow-horizontal"])

    static let inset = Rule(
        "flow-layout.section-inset", .always, .documented, evidence: ["UICollectionViewFlowLayout.sectionInset"])

    static let reference = Rule(
        "flow-layout.section-inset-reference", .from(11), .documented,
        evidence: ["UICollectionViewFlowLayout.sectionInsetReference"])

    /// The inset of a section at one edge across the scroll direction, from where the content begins or ends.
    /// - Parameters:
    ///   - reference: the start of the inset, at the view's edge; nil for the content inset.
    ///   - contentInset: adjustedContentInset there, or contentInset before iOS 11.
    static func inset(
        _ label: String, _ edge: Edge, _ own: Double, reference: Quantity?, contentInset: Quantity
    ) -> Quantity {
        let path: PathName = "\(label).sectionInset.\(edge.rawValue)"
        let set = Quantity.input(path, own)
        guard let reference else { return set }
        return .nonNegativeSum(
            .path(path), Self.reference, [reference, set.named(.term(.sectionInsetSetByTheApp))], minus: [contentInset])
    }
}
