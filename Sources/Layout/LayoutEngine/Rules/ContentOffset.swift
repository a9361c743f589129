import Geometry

/// The offset at which a scroll view's content begins to show.
enum ContentOffset {
    static let initial = Rule(
        "content-offset.initial", .always, .observed,
        evidence: ["S1-11-default", "S1-11-contentInset", "S1-11-additional", "N15", "S1-10-default-didAppear", "N57"])

    /// The start of a collection view that has an inset of its own: it has no content yet when the inset is set.
    static let ofCollection = Rule(
        "content-offset.collection-view", .always, .disputed, evidence: ["collection-cell-48"])

    static let scrollable = Rule(
        "content-offset.scrollable-range", .from(11), .observed, evidence: ["empty-inset-14-pro"])

    static let end = Rule(
        "content-offset.range", .always, .observed, evidence: ["N37b"])

    static let alignment = Rule(
        "content-offset.alignment", .from(17, 4), .documented, evidence: ["UIScrollView.contentAlignmentPoint"])

    static let guides = Rule(
        "scroll-view.layout-guides", .from(11), .documented,
        evidence: ["UIScrollView.frameLayoutGuide", "WWDC 2017 204"])

    /// The offset at a moment.
    /// - Parameters:
    ///   - added: the system's addition to contentInset.
    ///   - isLaidOut: an offset that the app asks for is set after layout.
    ///   - isCollection: whether it is a collection view whose cells are laid out.
    static func offset(
        _ label: String, _ scrollView: ScrollView, added: DerivedInsets, insets: DerivedInsets,
        contentSize: DerivedSize,
        frame: DerivedRect, isLaidOut: Bool, isCollection: Bool, in environment: Environment
    ) -> (x: Quantity, y: Quantity) {
        let (x, y) = (DerivationName.path("\(label).contentOffset.x"), DerivationName.path("\(label).contentOffset.y"))
        let alignment = scrollView.contentAlignmentPoint
        switch isLaidOut ? scrollView.contentOffset : nil {
        case .point(let point):
            return (.input("\(label).contentOffset.x", point.x), .input("\(label).contentOffset.y", point.y))
        case .end:
            let last = contentSize.height.value + insets.bottom.value - frame.height.value
            let first = Quantity.sum(y, end, [], minus: [insets.top])
            let reached = Quantity.sum(y, end, [contentSize.height, insets.bottom], minus: [frame.height])
            return (.sum(x, initial, [], minus: [added.left]), last < first.value ? first : reached)
        case nil:
            let (left, top) = (
                atRest(
                    x, added: added.left, contentSize.width, in: frame.width, at: alignment.x,
                    by: start(isCollection, own: scrollView.contentInset.left)),
                atRest(
                    y, added: added.top, contentSize.height, in: frame.height, at: alignment.y,
                    by: start(isCollection, own: scrollView.contentInset.top))
            )
            guard isLaidOut, environment.hasSafeArea else { return (left, top) }
            return (
                alignment.x != 0
                    ? left
                    : scrollable(
                        left, contentSize.width, in: frame.width, before: insets.left, after: insets.right,
                        in: environment),
                alignment.y != 0
                    ? top
                    : scrollable(
                        top, contentSize.height, in: frame.height, before: insets.top, after: insets.bottom,
                        in: environment)
            )
        }
    }

    private static func start(_ isCollection: Bool, own inset: Double) -> Rule {
        isCollection && inset != 0 ? ofCollection : initial
    }

    /// An offset moved to where the content can be scrolled: from the start of its insets to their end, or no further than the
    /// start where content and insets do not fill the frame.
    private static func scrollable(
        _ offset: Quantity, _ content: Quantity, in extent: Quantity, before: Quantity, after: Quantity,
        in environment: Environment
    ) -> Quantity {
        let name = offset.derivation.name
        let first = Quantity.sum(name, scrollable, [], minus: [before])
        let last = Quantity.sum(name, scrollable, [content, after], minus: [extent])
        guard last.isKnown else { return last }
        if environment.decide(.contentIsShort, first.mayExceed(last)) {
            return first.value == offset.value ? offset : first
        }
        if first.value > offset.value { return first }
        return offset.value > last.value ? last : offset
    }

    /// The offset along one axis that UIKit begins with.
    /// - Parameters:
    ///   - alignment: the alignment, in the frame, of content that is smaller than the frame; 0 for the start, 1 for the end.
    private static func atRest(
        _ name: DerivationName, added: Quantity, _ content: Quantity, in extent: Quantity, at alignment: Double,
        by rule: Rule
    ) -> Quantity {
        let room = Quantity.sum(
            .term(.whatTheContentLeavesOver), Self.alignment, [extent], minus: [content])
        guard alignment != 0, !(room.value <= 0) else { return .sum(name, rule, [], minus: [added]) }
        let before = Quantity.product(
            .term(.spaceBeforeTheContent), Self.alignment, [room, .input("contentAlignmentPoint", alignment)])
        return .sum(name, Self.alignment, [], minus: [before])
    }
}
